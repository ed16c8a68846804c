"""The families of each kind of hand, and the threshold they must clear."""

from math import comb

import pytest

from parlour.cards.pack import pack
from parlour.games.big_c.rules.card_order import HIGHEST
from parlour.games.big_c.rules.hands import FLUSH, FULL_HOUSE, NOTHING, PAIR, SINGLE, STRAIGHT, TWO_PAIRS
from parlour.games.big_c.rules.plays.flushes import Flushes, SuitRanks
from parlour.games.big_c.rules.plays.rank_sets import (
    FITS,
    PLAIN,
    RANKS_IN,
    RUNS,
    WRAPPED,
    ranks_below,
    ranks_from,
    subsets_of,
)
from parlour.games.big_c.rules.plays.threshold import Threshold
from parlour.games.big_c.tests.counting import number_in, number_of
from parlour.games.big_c.tests.laid import RANK_NAMES, read_hand, terms_with

PAIRS = "5D 5C 10D 10C 4H"


def test_a_leader_has_nothing_to_clear() -> None:
    assert Threshold(SINGLE, NOTHING, terms_with()).floor() == 0


def test_a_better_kind_clears_any_lower_one() -> None:
    assert Threshold(STRAIGHT, read_hand("4D 6D 9D JD KD"), terms_with()).floor() == 0


@pytest.mark.parametrize(("equal", "more"), [(True, 0), (False, 1)])
def test_an_equal_high_card_is_enough_where_equals_are_allowed(equal: bool, more: int) -> None:
    old = read_hand("4D 6D 9D JD KD")
    assert Threshold(FLUSH, old, terms_with(allowEqual=equal)).floor() == old.top + more


@pytest.mark.parametrize(
    ("switches", "least", "most"),
    [
        ({}, 0, 0),
        ({"allowEqual": False}, 1, 0),
        ({"twoPairSecond": True}, 0, None),
        ({"twoPairSecond": True, "allowEqual": False}, 1, None),
    ],
)
def test_how_good_a_second_pair_must_be(switches: dict[str, bool], least: int, most: int | None) -> None:
    old = read_hand(PAIRS)
    threshold = Threshold(TWO_PAIRS, old, terms_with(**switches))
    assert threshold.least == old.second + least
    assert threshold.most == (HIGHEST if most is None else old.second + most)


def test_a_full_house_with_an_equal_triple_needs_a_pair_as_good() -> None:
    old = read_hand("9D 9C 9S 4D 4C")
    threshold = Threshold(FULL_HOUSE, old, terms_with())
    assert (threshold.least, threshold.most) == (old.second, HIGHEST)


@pytest.mark.parametrize(("switches", "close"), [({}, []), ({"pairOrder": "all"}, [4])])
def test_only_where_all_cards_count_are_those_of_the_same_rank_looked_at(
    switches: dict[str, str], close: list[int]
) -> None:
    threshold = Threshold(PAIR, read_hand("7D 7H"), terms_with(**switches))
    assert [rank for rank in range(13) if threshold.looks_closely(rank)] == close


def mask(ranks: str) -> int:
    return sum(1 << RANK_NAMES.index(rank) for rank in ranks.split())


@pytest.mark.parametrize(
    ("ranks", "plain", "wrapped"),
    [
        ("3 4 5 6 7", True, True),
        ("J Q K A 2", True, True),
        ("A 2 3 4 5", False, True),
        ("2 3 4 5 6", False, True),
        ("K A 2 3 4", False, False),
        ("3 4 5 6 8", False, False),
        ("A 4 5", False, True),
        ("K 3", False, False),
    ],
)
def test_which_ranks_fit_into_a_straight(ranks: str, plain: bool, wrapped: bool) -> None:
    assert (FITS[PLAIN][mask(ranks)], FITS[WRAPPED][mask(ranks)]) == (plain, wrapped)


def test_there_are_nine_straights_and_two_more_where_they_wrap() -> None:
    assert (len(RUNS[PLAIN][5]), len(RUNS[WRAPPED][5])) == (9, 11)


def test_the_ranks_of_a_set_are_spelled_out_from_low_to_high() -> None:
    assert RANKS_IN[mask("2 3 9")] == [0, 6, 12]


@pytest.mark.parametrize("size", range(6))
def test_subsets_are_all_different_and_all_there(size: int) -> None:
    found = list(subsets_of(mask("3 5 7 9 J K 2"), size))
    assert len(set(found)) == len(found) == comb(7, size)
    assert {len(RANKS_IN[each]) for each in found} == {size}


@pytest.mark.parametrize(
    ("kind", "number"),
    [("single", 52), ("pair", 78), ("triple", 52), ("full house", 3_744), ("four of a kind", 624)],
)
def test_a_whole_deck_holds_as_many_as_everybody_knows(kind: str, number: int) -> None:
    assert number_of(kind, pack()) == number


def test_one_deck_holds_no_five_of_a_kind_and_two_hold_many() -> None:
    assert number_of("five of a kind", pack()) == 0
    assert number_of("five of a kind", pack(2)) == 13 * 16


@pytest.mark.parametrize(
    ("kind", "cards", "number"),
    [
        ("pair", "4D 4C 9S JOKER", 4),
        ("triple", "4D 4C 9S JOKER JOKER", 4),
        ("single", "4D 4D JOKER", 1),
        ("five of a kind", "9D 9C JOKER JOKER JOKER", 1),
        ("four of a kind", "9D 9C 3S JOKER JOKER JOKER", 3),
        ("full house", "4D 4S 9C 9H JOKER", 1),
    ],
)
def test_jokers_fill_up(kind: str, cards: str, number: int) -> None:
    assert number_in(kind, cards) == number


@pytest.mark.parametrize(
    ("kind", "cards", "old", "number"),
    [
        ("single", "7C 7H 9D", "7H", 2),
        ("pair", "7C 7H 7S 9D 9C", "7D 7H", 4),
        ("full house", "9D 9C 9S 4D 4C 3D 3C", "9D 9C 9S 3H 3S", 1),
        ("four of a kind", "9D 9C 9H 9S 3D", "9D 9C 9H 9S 2D", 1),
    ],
)
def test_only_what_is_good_enough_counts(kind: str, cards: str, old: str, number: int) -> None:
    assert number_in(kind, cards, old) == number


def test_three_jokers_and_a_fitting_suit_are_no_four_of_a_kind_where_they_may_run() -> None:
    cards = "5D 6D KC JOKER JOKER JOKER"
    assert number_in("four of a kind", cards) == 3
    assert number_in("four of a kind", cards, threeJokerStraightFlush=True) == 2


def test_the_ranks_that_reach_a_card_and_those_below_one_are_all_the_ranks() -> None:
    assert [ranks_from(4 * rank + 1) | ranks_below(rank) for rank in range(13)] == [0x1FFF] * 13
    assert [ranks_from(4 * rank + 1) & ranks_below(rank) for rank in range(13)] == [0] * 13


@pytest.mark.parametrize(
    ("kind", "plain", "wrapped"),
    [
        ("two pairs", 123_552, 123_552),
        ("flush", 5_112, 5_104),
        ("straight", 9_180, 11_220),
        ("straight flush", 36, 44),
    ],
)
def test_a_whole_deck_holds_as_many_as_can_be_worked_out(kind: str, plain: int, wrapped: int) -> None:
    assert number_of(kind, pack()) == plain
    assert number_of(kind, pack(), straightWrap="bigTwo") == wrapped


@pytest.mark.parametrize(
    ("kind", "cards", "number"),
    [
        ("two pairs", "4D 4S 9C 9H KD", 1),
        ("two pairs", "4D 4S 9C KD JOKER", 1),
        ("two pairs", "4D 9C KD JOKER JOKER", 1),
        ("two pairs", "4D 4D 9D 9D KD", 0),
        ("flush", "4D 4D 9D 9D KD", 1),
        ("flush", "4D 4D 4D 9D KD", 1),
        ("flush", "4D 6D 9D JD KD 2D", 6),
        ("straight", "4D 5C 6D 7H JOKER", 1),
        ("straight", "4D 5C 6D JOKER JOKER", 1),
        ("straight flush", "4D 5D 6D 7D 8D JOKER", 6),
        ("straight flush", "4D JOKER JOKER JOKER JOKER", 1),
    ],
)
def test_what_a_few_cards_hold(kind: str, cards: str, number: int) -> None:
    assert number_in(kind, cards) == number


@pytest.mark.parametrize(
    ("kind", "cards", "old", "number"),
    [
        ("flush", "4D 6D 9D JD KD 2D", "3C 5C 7C 9C KC", 5),
        ("straight", "4D 5C 6D 7H 8D 8S", "4C 5D 6H 7C 8C", 1),
        ("straight flush", "4D 5D 6D 7D 8D", "4C 5C 6C 7C 8C", 0),
        ("two pairs", "4D 4S 9C 9H KD", "3D 3C 9D 9H KC", 0),
        ("two pairs", "4D 4S 9C 9H KD", "4D 4S 9D 9H 2C", 1),
    ],
)
def test_only_five_cards_that_are_good_enough_count(kind: str, cards: str, old: str, number: int) -> None:
    assert number_in(kind, cards, old) == number


MANY = 0b1011101100111
SOME = 0b0001100000101


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("wrap", [0, 1])
@pytest.mark.parametrize("ranks", [(MANY, 0, 0), (MANY, SOME, 0), (MANY, SOME, 0b100), (SOME, SOME, SOME)])
def test_there_are_as_many_as_are_listed(ranks: tuple[int, int, int], wrap: int, size: int) -> None:
    held = SuitRanks(*ranks, wrap)
    found = list(held.sets(size))
    assert held.number(size) == len(found) == len(set(found))


@pytest.mark.parametrize("rank", range(13))
def test_those_that_do_not_reach_a_rank_are_those_of_the_ranks_below(rank: int) -> None:
    held = SuitRanks(MANY, SOME, 0b100, 0)
    short = set(held.sets(5)) - set(Flushes(held, 0, 0, rank, 1).sets())
    assert held.below(rank).number(5) == len(short)


@pytest.mark.parametrize(
    ("cards", "old", "number"),
    [
        ("4D 6D 9D JD KD 2D", "", 6),
        ("4D 4D 9D 9D KD", "", 1),
        ("4D 4D 4D 9D KD", "", 1),
        ("4D 4D 4D 9D 9D", "", 0),
        ("4D 6D 9D JD JOKER", "", 1),
        ("4D 9D KD JOKER JOKER", "", 1),
        ("4D 5D 6D 7D 8D", "", 0),
        ("4D 6D 9D JD KD 2D", "3C 5C 7C 9C KC", 5),
    ],
)
def test_the_flushes_of_a_few_cards(cards: str, old: str, number: int) -> None:
    assert number_in("flush", cards, old) == number
