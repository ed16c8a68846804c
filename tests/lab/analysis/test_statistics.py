"""Intervals by the bootstrap, and ratings."""

from math import log10

import numpy as np
import pytest

from parlour.lab.analysis import statistics
from parlour.lab.analysis.statistics import FEWEST_DEALS, PRIOR, drawn_means, interval, ratings


def test_the_interval_is_as_wide_as_theory_says() -> None:
    rows = np.random.default_rng(5).normal(3.0, 2.0, size=(1000, 1))
    found = interval(drawn_means(rows, 1)[:, 0], 1000)
    assert found is not None
    reach = 1.96 * rows.std() / np.sqrt(1000)
    assert found == pytest.approx((rows.mean() - reach, rows.mean() + reach), abs=0.1 * reach)


@pytest.mark.thorough
def test_about_95_of_100_intervals_hold_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "DRAWS", 300)
    luck = np.random.default_rng(7)
    held = 0
    for seed in range(100):
        rows = luck.integers(0, 2, size=(200, 1)).astype(np.float64)
        low, high = interval(drawn_means(rows, seed)[:, 0], 200) or (0.0, 0.0)
        held += low <= 0.5 <= high
    assert 88 <= held <= 99


def test_columns_are_drawn_together() -> None:
    rows = np.random.default_rng(5).normal(size=(50, 1))
    means = drawn_means(np.hstack([rows, 1 - rows]), 1)
    assert np.allclose(means.sum(axis=1), 1)


def test_the_same_seed_draws_the_same() -> None:
    rows = np.arange(20.0)[:, None]
    assert (drawn_means(rows, 4) == drawn_means(rows, 4)).all()
    assert (drawn_means(rows, 4) != drawn_means(rows, 5)).any()


def test_too_few_deals_have_no_interval() -> None:
    assert interval(np.arange(100.0), FEWEST_DEALS - 1) is None


def test_two_players_differ_by_the_logarithm_of_their_wins() -> None:
    first, second = ratings(np.array([[0.0, 300.0], [100.0, 0.0]]))
    assert first - second == pytest.approx(400 * log10((300 + PRIOR) / (100 + PRIOR)))
    assert first == pytest.approx(-second)


def test_the_strengths_that_made_the_wins_are_found_again() -> None:
    strength = np.array([8.0, 3.0, 1.0, 0.5])
    met = 1e6 * (1 - np.eye(4))
    wins = met * strength[:, None] / (strength[:, None] + strength[None, :])
    points = 400 * np.log10(strength)
    assert ratings(wins) == pytest.approx(points - points.mean(), abs=0.01)


def test_whoever_never_lost_has_a_rating_too() -> None:
    first, second = ratings(np.array([[0.0, 1000.0], [0.0, 0.0]]))
    assert 500 < first - second < 5000


def test_many_tables_are_rated_at_once() -> None:
    table = np.array([[0.0, 30.0, 20.0], [10.0, 0.0, 25.0], [12.0, 7.0, 0.0]])
    both = ratings(np.stack([table, table.T]))
    assert both == pytest.approx(np.stack([ratings(table), ratings(table.T)]))
