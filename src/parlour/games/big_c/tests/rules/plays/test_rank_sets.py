"""Sets of ranks and the straights they fit into."""

from math import comb

import pytest

from parlour.games.big_c.rules.card_order import RANK_NAMES
from parlour.games.big_c.rules.plays.rank_sets import FITS, PLAIN, RANKS_IN, RUNS, WRAPPED, subsets


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
    found = subsets(mask("3 5 7 9 J K 2"), size)
    assert len(set(found)) == len(found) == comb(7, size)
    assert {len(RANKS_IN[each]) for each in found} == {size}
