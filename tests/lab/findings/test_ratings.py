"""Ratings."""

from math import log10

import numpy as np
import pytest

from parlour.lab.findings.ratings import PRIOR, ratings


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
