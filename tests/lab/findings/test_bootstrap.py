"""The bootstrap."""

import numpy as np
import pytest

from parlour.lab.findings.bootstrap import FEWEST_DEALS, drawn_means, interval


def test_the_interval_is_as_wide_as_theory_says() -> None:
    rows = np.random.default_rng(5).normal(3.0, 2.0, size=(1000, 1))
    found = interval(drawn_means(rows, 1)[:, 0], 1000)
    assert found is not None
    reach = 1.96 * rows.std() / np.sqrt(1000)
    assert found == pytest.approx((rows.mean() - reach, rows.mean() + reach), abs=0.1 * reach)


def test_about_95_of_100_intervals_hold_the_truth() -> None:
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
