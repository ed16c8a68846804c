"""What many tournaments say: means with intervals, and places of the strongest."""

import pytest

from parlour.lab.tournament.planner.figures import figures_of, outcome_of, rank_correlation


def test_the_correlation_is_one_where_everybody_is_in_order_and_minus_one_where_it_is_reversed() -> None:
    rungs = [0.1, 0.9, 0.5]
    assert rank_correlation(rungs, [3, 1, 2]) == pytest.approx(1)
    assert rank_correlation(rungs, [1, 3, 2]) == pytest.approx(-1)
    assert rank_correlation(rungs, [2, 2, 2]) == 0


def test_who_shares_the_first_place_has_a_share_of_the_win() -> None:
    outcome = outcome_of([0.5, 0.9, 0.1], [1, 1, 3], 20.0)
    assert (outcome.best_win, outcome.best_place) == (0.5, 1.5)


def test_nine_of_ten_are_over_by_then_and_never_having_won_is_not_sure() -> None:
    outcomes = [outcome_of([0.0, 1.0], [1, 2], float(minutes)) for minutes in range(1, 12)]
    figures = figures_of(outcomes)
    assert figures.minutes.mean == 6
    assert figures.slow_minutes == 10
    assert figures.best_wins.mean == 0
    assert figures.best_wins.off > 0.1
    assert figures.best_place.off == 0
    assert figures.repeats == 11
