"""The bootstrap: how far a mean may be off, found by drawing whole deals again and again.

The games of one deal have their cards in common, so deals are drawn, not games.
"""

from typing import Final

import numpy as np

from parlour.lab.findings.scores import Floats

DRAWS: Final = 2000
FEWEST_DEALS: Final = 10
BOUNDS: Final = (2.5, 97.5)


def drawn_means(rows: Floats, seed: int) -> Floats:
    """The means of the columns over as many rows drawn with replacement, once for each draw."""
    luck = np.random.default_rng(abs(seed))
    number = len(rows)
    means = np.empty((DRAWS, rows.shape[1]))
    for draw in range(DRAWS):
        times = np.bincount(luck.integers(number, size=number), minlength=number)
        means[draw] = times @ rows / number
    return means


def interval(draws: Floats, deals: int) -> tuple[float, float] | None:
    """Where the middle 95 % of the draws lie; too few deals have no interval worth the name."""
    if deals < FEWEST_DEALS:
        return None
    low, high = np.percentile(draws, BOUNDS)
    return float(low), float(high)
