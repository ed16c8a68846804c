"""Ways to take cards of a rank, a hand sorted out, its parts, and families of plays."""

from collections import Counter
from itertools import combinations, product

import pytest
from mypy_extensions import i64, u8

from parlour.cards.notation import parse_cards
from parlour.cards.vectors import vec
from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_COUNT, height_of, suit_at
from parlour.games.big_c.rules.plays.families import Family, ListedWays, Parts, SuitedRun
from parlour.games.big_c.rules.plays.holding import Holding, holding_of
from parlour.games.big_c.rules.plays.parts import (
    NO_PART,
    between,
    count_ways,
    fill_part,
    odd_part,
    part_heights,
    part_of,
    suited_ways,
)
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS
from parlour.games.big_c.rules.plays.rank_ways import SUIT_BITS, below_suit, copies, take_way, ways_to_take
from parlour.games.big_c.rules.plays.tally import Tally
from parlour.games.big_c.tests.laid import RANK_NAMES


def shape_of(*numbers: int) -> int:
    """So many diamonds, clubs, hearts and spades of a rank."""
    return sum(number << SUIT_BITS * suit for suit, number in enumerate(numbers))


def ways_of(held: int, size: int) -> list[list[int]]:
    ways = [take_way(vec[u8](), 0, held, size, index) for index in range(ways_to_take(held, size))]
    return [[int(height) - 1 for height in way] for way in ways]


@pytest.mark.parametrize("numbers", [(1, 0, 0, 0), (1, 1, 1, 1), (2, 0, 1, 2), (3, 3, 3, 3), (0, 5, 0, 1)])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_the_ways_are_those_that_brute_force_finds(numbers: tuple[int, ...], size: int) -> None:
    suits = Counter(dict(enumerate(numbers))).elements()
    expected = {tuple(sorted(taken, reverse=True)) for taken in combinations(suits, size)}
    found = [tuple(way) for way in ways_of(shape_of(*numbers), size)]
    assert sorted(found) == sorted(expected)


def test_ways_with_a_low_high_card_come_first() -> None:
    highest = [way[0] for way in ways_of(shape_of(2, 1, 1, 1), 2)]
    assert highest == sorted(highest)


def test_a_shape_knows_its_copies_and_its_lower_suits() -> None:
    held = shape_of(2, 0, 5, 1)
    assert [copies(held, suit) for suit in range(4)] == [2, 0, 5, 1]
    assert below_suit(held, 3) == shape_of(2, 0, 5)


HAND = "4D 4C 4C 9S 9S 9S 2H JOKER"


def holding(cards: str = HAND) -> Holding:
    return holding_of(parse_cards(cards))


def ranks(*names: str) -> int:
    return sum(1 << RANK_NAMES.index(name) for name in names)


def test_jokers_are_counted_apart() -> None:
    assert holding().jokers == 1


@pytest.mark.parametrize(("size", "names"), [(1, ("4", "9", "2")), (2, ("4", "9")), (3, ("4", "9")), (4, ())])
def test_ranks_are_known_by_how_many_cards_they_have(size: int, names: tuple[str, ...]) -> None:
    assert holding().ranks_with(size) == ranks(*names)


def test_a_suit_knows_which_ranks_it_has_twice_and_thrice() -> None:
    layers = (holding().once, holding().twice, holding().thrice)
    assert [layer >> 3 * RANK_COUNT & ALL_RANKS for layer in layers] == [ranks("9")] * 3
    assert [layer >> RANK_COUNT & ALL_RANKS for layer in layers] == [ranks("4"), ranks("4"), 0]
    assert holding().suit_ranks(2) == ranks("2")


@pytest.mark.parametrize(
    ("size", "ways"), [(1, ["4D", "4C"]), (2, ["4C 4D", "4C 4C"]), (3, ["4C 4C 4D"]), (4, [])]
)
def test_every_different_way_to_take_cards_of_a_rank(size: int, ways: list[str]) -> None:
    expected = [[HEIGHTS[card] for card in parse_cards(way)] for way in ways]
    part = holding().part(RANK_NAMES.index("4"), size)
    assert sorted(all_ways(part)) == sorted(expected)


def test_an_odd_card_is_any_different_card_of_the_ranks() -> None:
    assert count_ways(holding().odd_card(ranks("4", "2", "K"))) == 3


SEVENS = "7D 7C 7C 7S 9D JS"


def heights(cards: str) -> list[int]:
    return [HEIGHTS[card] for card in parse_cards(cards)]


def all_ways(part: int) -> list[list[int]]:
    return [list(fill_part(vec[u8](), part, index)) for index in range(count_ways(part))]


def sevens(size: int) -> int:
    return holding_of(parse_cards(SEVENS)).part(RANK_NAMES.index("7"), size)


@pytest.mark.parametrize(("size", "number"), [(1, 3), (2, 4), (3, 3), (4, 1), (5, 0)])
def test_cards_of_a_rank_are_counted(size: int, number: int) -> None:
    assert count_ways(sevens(size)) == number


@pytest.mark.parametrize(
    ("least", "most", "ways"),
    [
        ("7C", "7C", ["7C 7D", "7C 7C"]),
        ("7H", "2S", ["7S 7D", "7S 7C"]),
        ("3D", "7D", []),
        ("8D", "2S", []),
        ("3D", "6S", []),
    ],
)
def test_the_high_card_can_be_bounded(least: str, most: str, ways: list[str]) -> None:
    bounded = between(sevens(2), *heights(least), *heights(most))
    assert all_ways(bounded) == [heights(way) for way in ways]


def test_a_part_knows_its_ways_of_one_suit() -> None:
    assert [suited_ways(sevens(2), suit) for suit in range(4)] == [0, 1, 0, 0]
    high = between(sevens(1), *heights("7H 2S"))
    assert [suited_ways(high, suit) for suit in range(4)] == [0, 0, 0, 1]


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize(("least", "most"), [("3D", "2S"), ("7C", "2S"), ("7S", "2S"), ("7C", "7C")])
def test_a_part_knows_the_cards_that_are_in_any_of_its_ways(size: int, least: str, most: str) -> None:
    bounded = between(sevens(size), *heights(least), *heights(most))
    held = {height for way in all_ways(bounded) for height in way}
    assert not held or part_heights(bounded) == sum(1 << height for height in held)


def test_no_part_is_filled_in_one_way_that_goes_with_every_suit() -> None:
    assert count_ways(NO_PART) == 1
    assert [suited_ways(NO_PART, suit) for suit in range(4)] == [1, 1, 1, 1]


def test_an_odd_card_is_any_different_card_of_its_ranks_low_ones_first() -> None:
    odd = holding_of(parse_cards(SEVENS)).odd_card(1 << RANK_NAMES.index("7") | 1 << RANK_NAMES.index("9"))
    assert all_ways(odd) == [[height] for height in heights("7D 7C 7S 9D")]
    assert [suited_ways(odd, suit) for suit in range(4)] == [2, 1, 0, 1]


def test_listed_ways_are_those_that_were_listed() -> None:
    family = ListedWays(sevens(2), [0, 1], 0)
    assert [list(family.play(index)) for index in range(2)] == [heights("7D 7C"), heights("7C 7C")]
    assert family.heights() == sum(1 << height for height in heights("7D 7C"))


DIAMOND, CLUB = height_of(0, 0), height_of(0, 1)
NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART = height_of(1, 0), height_of(1, 1), height_of(1, 2)
TWO_PARTS = vec[i64]([part_of(0, shape_of(1, 1), 1), part_of(1, shape_of(1, 1, 1), 1)])


def picks(family: Family) -> list[tuple[int, ...]]:
    return [tuple(family.play(index)) for index in range(family.count)]


def test_parts_are_filled_in_every_combination() -> None:
    found = picks(Parts(TWO_PARTS, 0, mixed=False, count=6))
    assert sorted(found) == sorted(product((DIAMOND, CLUB), (NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART)))


def test_a_mixed_family_leaves_out_what_is_of_one_suit() -> None:
    found = picks(Parts(TWO_PARTS, 0, mixed=True, count=4))
    assert len(set(found)) == len(found) == 4
    assert all(suit_at(low) != suit_at(high) for low, high in found)


def tally_of(first: int, second: int, *, mixed: bool) -> int:
    tally = Tally(holding())
    tally.add_parts(first, second, NO_PART, 0, mixed)
    return tally.count


def test_combinations_are_counted() -> None:
    first, second = TWO_PARTS
    assert (tally_of(first, second, mixed=False), tally_of(first, second, mixed=True)) == (6, 4)


def test_cards_of_one_suit_alone_are_no_play_where_they_must_be_mixed() -> None:
    assert tally_of(part_of(0, shape_of(1), 1), odd_part(0b10), mixed=True) == 0


@pytest.mark.parametrize("cards", ["9S", "9S 9S", "2H 4C", "JOKER", "4D 4C 4C 9S 9S 9S 2H JOKER"])
def test_a_hand_without_some_cards_is_the_hand_of_the_others(cards: str) -> None:
    taken = holding()
    for height in heights(cards):
        taken.remove(height)
    kept = Counter(parse_cards(HAND)) - Counter(parse_cards(cards))
    others = holding_of(kept.elements())
    sets = ("jokers", "singles", "pairs", "triples", "fours", "fives", "once", "twice", "thrice")
    assert [getattr(taken, name) for name in sets] == [getattr(others, name) for name in sets]
    assert list(taken.shapes) == list(others.shapes)
    assert sorted(taken.codes()) == sorted(kept.elements())


def test_more_than_five_twins_are_taken_one_by_one() -> None:
    taken = holding_of(parse_cards("9S " * 8))
    for left in range(7, -1, -1):
        taken.remove(HEIGHTS[parse_cards("9S")[0]])
        assert taken.shapes[RANK_NAMES.index("9")] == shape_of(0, 0, 0, min(left, 5))
        assert (taken.fives > 0, taken.thrice > 0, taken.once > 0) == (left >= 5, left >= 3, left >= 1)


def test_of_twins_the_one_that_everybody_knows_is_taken_first() -> None:
    hand = holding_of(parse_cards("7D 9S 7D KS"))
    hand.show(2)
    hand.remove(heights("7D")[0])
    assert (hand.codes(), list(hand.known)) == (parse_cards("7D 9S KS"), [0, 0, 0])


def test_a_copy_of_a_hand_goes_its_own_way() -> None:
    hand = holding()
    twin = hand.copy()
    twin.remove(0)
    twin.show(0)
    assert (hand.codes(), list(hand.known), hand.jokers) == (parse_cards(HAND), [0] * 8, 1)


@pytest.mark.parametrize(("card", "held"), [("2H", True), ("2S", False), ("AS", True), ("3D", True)])
def test_a_hand_knows_whether_it_has_a_card_as_high(card: str, held: bool) -> None:
    assert holding().has_from(*heights(card)) is held


def test_a_run_is_picked_in_every_suit_of_its_set() -> None:
    assert picks(SuitedRun(0b11, 0b110, 3, 2)) == [
        (0, 0, 0, height_of(0, 1), height_of(1, 1)),
        (0, 0, 0, height_of(0, 2), height_of(1, 2)),
    ]
