"""Ways to take cards of a rank, a hand sorted out, its parts, and families of plays."""

from collections import Counter
from itertools import combinations, product

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_COUNT, height_of
from parlour.games.big_c.rules.plays.families import Parts, SuitedRun
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import NO_ONE_SUIT, Family, ListedWays, OfRank, Part, suit_of
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS
from parlour.games.big_c.rules.plays.rank_ways import SUIT_BITS, below_suit, copies, suits_taken, ways_to_take
from parlour.games.big_c.tests.laid import RANK_NAMES


def shape_of(*numbers: int) -> int:
    """So many diamonds, clubs, hearts and spades of a rank."""
    return sum(number << SUIT_BITS * suit for suit, number in enumerate(numbers))


def ways_of(held: int, size: int) -> list[list[int]]:
    return [suits_taken(held, size, index) for index in range(ways_to_take(held, size))]


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
    return Holding(parse_cards(cards))


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
    assert sorted(part.pick(index) for index in range(part.count)) == sorted(expected)


def test_an_odd_card_is_any_different_card_of_the_ranks() -> None:
    assert holding().odd_card(ranks("4", "2", "K")).count == 3


SEVENS = "7D 7C 7C 7S 9D JS"


def heights(cards: str) -> list[int]:
    return [HEIGHTS[card] for card in parse_cards(cards)]


def all_ways(part: Part) -> list[list[int]]:
    return [part.pick(index) for index in range(part.count)]


def sevens(size: int) -> OfRank:
    return Holding(parse_cards(SEVENS)).part(RANK_NAMES.index("7"), size)


@pytest.mark.parametrize(("size", "number"), [(1, 3), (2, 4), (3, 3), (4, 1), (5, 0)])
def test_cards_of_a_rank_are_counted(size: int, number: int) -> None:
    assert sevens(size).count == number


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
    bounded = sevens(2).between(*heights(least), *heights(most))
    assert all_ways(bounded) == [heights(way) for way in ways]


def test_a_part_knows_its_ways_of_one_suit() -> None:
    assert [sevens(2).suited(suit) for suit in range(4)] == [0, 1, 0, 0]
    assert [sevens(1).between(*heights("7H 2S")).suited(suit) for suit in range(4)] == [0, 0, 0, 1]


def test_an_odd_card_is_any_different_card_of_its_ranks_low_ones_first() -> None:
    odd = Holding(parse_cards(SEVENS)).odd_card(1 << RANK_NAMES.index("7") | 1 << RANK_NAMES.index("9"))
    assert all_ways(odd) == [[height] for height in heights("7D 7C 7S 9D")]
    assert [odd.suited(suit) for suit in range(4)] == [2, 1, 0, 1]


def test_listed_ways_are_counted_by_suit() -> None:
    part = ListedWays([heights("7C 7D"), heights("7C 7C")])
    assert part.count == 2
    assert [part.suited(suit) for suit in range(4)] == [0, 1, 0, 0]


@pytest.mark.parametrize(("cards", "suit"), [("7D 9D", 0), ("JS", 3), ("7D 7C", NO_ONE_SUIT)])
def test_the_suit_that_cards_share(cards: str, suit: int) -> None:
    assert suit_of(heights(cards)) == suit


DIAMOND, CLUB = height_of(0, 0), height_of(0, 1)
NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART = height_of(1, 0), height_of(1, 1), height_of(1, 2)


def two_parts() -> list[Part]:
    return [ListedWays([[DIAMOND], [CLUB]]), ListedWays([[NEXT_DIAMOND], [NEXT_CLUB], [NEXT_HEART]])]


def picks(family: Family) -> list[tuple[int, ...]]:
    return [tuple(family.pick(index)) for index in range(family.count)]


def test_parts_are_filled_in_every_combination() -> None:
    found = picks(Parts(two_parts(), 0))
    assert sorted(found) == sorted(product((DIAMOND, CLUB), (NEXT_DIAMOND, NEXT_CLUB, NEXT_HEART)))


def test_a_mixed_family_leaves_out_what_is_of_one_suit() -> None:
    found = picks(Parts(two_parts(), 0, mixed=True))
    assert len(set(found)) == len(found) == 4
    assert all(suit_of(list(pick)) == NO_ONE_SUIT for pick in found)


def test_a_family_of_one_suit_alone_is_empty_where_it_must_be_mixed() -> None:
    assert Parts([ListedWays([[DIAMOND]]), ListedWays([[NEXT_DIAMOND]])], 0, mixed=True).count == 0


def test_a_run_is_picked_in_every_suit_of_its_set() -> None:
    assert picks(SuitedRun(0b11, 0b110, 3)) == [
        (height_of(1, 1), height_of(0, 1)),
        (height_of(1, 2), height_of(0, 2)),
    ]
