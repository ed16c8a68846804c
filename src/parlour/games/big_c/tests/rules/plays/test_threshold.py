"""The threshold that a play must clear."""

import pytest

from parlour.games.big_c.rules.card_order import HIGHEST
from parlour.games.big_c.rules.hands import FLUSH, FULL_HOUSE, NOTHING, PAIR, SINGLE, STRAIGHT, TWO_PAIRS
from parlour.games.big_c.rules.plays.threshold import Threshold
from parlour.games.big_c.tests.laid import read, terms_with

PAIRS = "5D 5C 10D 10C 4H"


def test_a_leader_has_nothing_to_clear() -> None:
    assert Threshold(SINGLE, NOTHING, terms_with()).floor() == 0


def test_a_better_kind_clears_any_lower_one() -> None:
    assert Threshold(STRAIGHT, read("4D 6D 9D JD KD"), terms_with()).floor() == 0


@pytest.mark.parametrize(("equal", "more"), [(True, 0), (False, 1)])
def test_an_equal_high_card_is_enough_where_equals_are_allowed(equal: bool, more: int) -> None:
    old = read("4D 6D 9D JD KD")
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
    old = read(PAIRS)
    threshold = Threshold(TWO_PAIRS, old, terms_with(**switches))
    assert threshold.least == old.second + least
    assert threshold.most == (HIGHEST if most is None else old.second + most)


def test_a_full_house_with_an_equal_triple_needs_a_pair_as_good() -> None:
    old = read("9D 9C 9S 4D 4C")
    threshold = Threshold(FULL_HOUSE, old, terms_with())
    assert (threshold.least, threshold.most) == (old.second, HIGHEST)


@pytest.mark.parametrize(("switches", "close"), [({}, []), ({"pairOrder": "all"}, [4])])
def test_only_where_all_cards_count_are_those_of_the_same_rank_looked_at(
    switches: dict[str, str], close: list[int]
) -> None:
    threshold = Threshold(PAIR, read("7D 7H"), terms_with(**switches))
    assert [rank for rank in range(13) if threshold.looks_closely(rank)] == close
