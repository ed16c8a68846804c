"""Fitting strengths of house levels to samples: so that each gets on average what it got."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from parlour.lab.analysis.scores import Floats
from parlour.lab.tournament.planner.samples import Sample

_STEPS: Final = 60
_FIRST, _SHRINKING = 2.0, 15
"""Strengths go toward what is missing: by how much at first, and after how many steps by half of that."""
_DRAWS: Final = 8
"""Times that each sample is drawn anew, to see what strengths would bring."""
_MOST: Final = 5.0
"""No strength is farther from the middle, so that a level that never wins is not for ever out of reach."""


def fit_strengths(
    groups: Sequence[Sequence[Sample]], levels: int, *, is_from_top: bool, seed: int
) -> list[float]:
    """Return strengths by which each level gets as much as it did in the samples, the mean being 0.

    Each group has samples of one size of table. Of deals the change of stacks is matched, of games the share
    of the others that one leaves behind. What strengths bring is found out by drawing, from the top or from
    below, always with the same luck; strengths follow what is missing, by steps that shrink (Robbins and
    Monro). Newton's steps were tried: on some samples they all but cancelled each other and stood still.
    """
    drawn = [_Redrawn(samples, levels, is_from_top, seed) for samples in groups]
    strengths = np.zeros(levels)
    for step in range(_STEPS):
        missing = np.mean([group.seen - group.expected(strengths) for group in drawn], axis=0)
        strengths = np.clip(strengths + missing * _FIRST / (1 + step / _SHRINKING), -_MOST, _MOST)
        strengths -= strengths.mean()
    return [float(each) for each in strengths]


class _Redrawn:
    """Samples of one size, to be drawn again by any strengths; the unit is what a seat gets or loses."""

    def __init__(self, samples: Sequence[Sample], levels: int, is_from_top: bool, seed: int) -> None:
        got = np.array([sample.scores() for sample in samples], dtype=float)
        got /= max(float(np.abs(got).mean()), 1e-9)
        at = np.array([sample.levels for sample in samples])
        self.seen = np.array([_mean_of(got, at == level) for level in range(levels)])
        self.amounts = np.repeat(-np.sort(-got, axis=1), _DRAWS, axis=0)
        self.levels = np.repeat(at, _DRAWS, axis=0)
        self.members = [self.levels == level for level in range(levels)]
        self.sign = -1 if is_from_top else 1
        self.luck = np.random.default_rng(seed).exponential(size=self.levels.shape)

    def expected(self, strengths: Floats) -> Floats:
        """Return what each level gets on average by these strengths."""
        waits = self.luck * np.exp(self.sign * strengths)[self.levels]
        ranks = (-self.sign * waits).argsort(axis=1).argsort(axis=1)
        got = np.take_along_axis(self.amounts, ranks, axis=1)
        return np.array([_mean_of(got, members) for members in self.members])


def _mean_of(values: Floats, members: "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]") -> float:
    return float(values[members].mean()) if members.any() else 0.0
