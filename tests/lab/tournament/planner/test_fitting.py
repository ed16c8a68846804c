"""Strengths that are fitted are those by which the samples were drawn."""

import pytest

from parlour.lab.tournament.planner.fitting import fit_strengths
from tests.lab.tournament.planner.invented import invented_deals, invented_games


def test_strengths_are_found_from_who_leaves_whom_behind() -> None:
    found = fit_strengths([invented_games([-0.8, 0.0, 0.8], 4, 3_000)], 3, is_from_top=True, seed=1)
    assert found == pytest.approx([-0.8, 0.0, 0.8], abs=0.15)


def test_strengths_are_found_from_what_is_lost_at_tables_of_several_sizes() -> None:
    groups = [invented_deals([-0.5, 0.5], seats, 2_000) for seats in (2, 4, 6)]
    assert fit_strengths(groups, 2, is_from_top=False, seed=1) == pytest.approx([-0.5, 0.5], abs=0.1)


@pytest.mark.parametrize("seed", range(1, 9))
def test_levels_that_are_far_apart_are_found_whatever_the_luck(seed: int) -> None:
    """Newton's steps stood still at nought with one luck in a few."""
    groups = [invented_deals([-1.5, 0.0, 1.5], seats, 1_500 // seats) for seats in range(2, 7)]
    found = fit_strengths(groups, 3, is_from_top=False, seed=seed)
    assert found == pytest.approx([-1.5, 0.0, 1.5], abs=0.35)


def test_who_never_wins_is_not_out_of_reach() -> None:
    found = fit_strengths([invented_games([-9.0, 9.0], 2, 50)], 2, is_from_top=True, seed=1)
    assert 1 < found[1] <= 5


def test_equals_are_equal() -> None:
    found = fit_strengths([invented_deals([0.0, 0.0], 4, 2_000)], 2, is_from_top=False, seed=1)
    assert found == pytest.approx([0, 0], abs=0.1)


def test_deals_in_which_nothing_is_lost_say_nothing() -> None:
    still = [sample._replace(amounts=(0, 0), ranks=(0, 0)) for sample in invented_deals([0.0, 0.0], 2, 20)]
    assert fit_strengths([still], 2, is_from_top=False, seed=1) == [0.0, 0.0]
