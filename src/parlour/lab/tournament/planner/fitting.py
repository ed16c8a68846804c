"""Fitting strengths of house levels to samples: by who wins whole games, and by how stacks move in deals."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from parlour.lab.analysis.scores import Floats
from parlour.lab.tournament.planner.samples import Sample

_STEPS: Final = 25
_PRIOR: Final = 1.0
"""How strongly strengths are pulled to 0, so that a level that never wins is not for ever out of reach."""
_DRAWS: Final = 8
"""Times that each sample is drawn anew, to see what strengths would bring."""
_NUDGE: Final = 0.25
_MOST: Final = 5.0


def fit_by_wins(samples: Sequence[Sample], levels: int) -> list[float]:
    """Return the strengths that make the winners of these games likeliest, the mean being 0.

    The lab's ladder counts wins too. Who shares a win has a share of it. Newton's steps.
    """
    won = np.array([_wins(sample, levels) for sample in samples])
    there = np.array([[sample.levels.count(level) for level in range(levels)] for sample in samples])
    strengths = np.zeros(levels)
    for _ in range(_STEPS):
        shares = there * np.exp(strengths) / (there @ np.exp(strengths))[:, None]
        slope = (won - shares).sum(axis=0) - _PRIOR * strengths
        bend = np.diag(shares.sum(axis=0)) - shares.T @ shares + _PRIOR * np.eye(levels)
        strengths = strengths + np.clip(np.linalg.solve(bend, slope), -1, 1)
    return [float(each) for each in strengths - strengths.mean()]


def _wins(sample: Sample, levels: int) -> list[float]:
    winners = [
        level for level, rank in zip(sample.levels, sample.ranks, strict=True) if rank == max(sample.ranks)
    ]
    return [winners.count(level) / len(winners) for level in range(levels)]


def fit_by_amounts(groups: Sequence[Sequence[Sample]], levels: int, seed: int) -> list[float]:
    """Return strengths by which each level wins or loses as much per deal as it did, the mean being 0.

    Each group has deals of one size of table. What strengths bring is found out by drawing, always with the
    same luck; Newton's steps on that.
    """
    drawn = [_Redrawn(samples, levels, seed) for samples in groups]
    wanted = sum((group.seen for group in drawn), np.zeros(levels))

    def gap(strengths: Floats) -> Floats:
        return wanted - sum((group.expected(strengths) for group in drawn), np.zeros(levels))

    strengths = np.zeros(levels)
    for _ in range(_STEPS):
        missing = gap(strengths)
        slopes = [(missing - gap(strengths + _NUDGE * unit)) / _NUDGE for unit in np.eye(levels)]
        step = np.linalg.lstsq(np.array(slopes).T, missing, rcond=1e-3)[0]
        strengths = np.clip(strengths + np.clip(step, -0.5, 0.5), -_MOST, _MOST)
        strengths -= strengths.mean()
    return [float(each) for each in strengths]


class _Redrawn:
    """Deals of one size, to be drawn again by any strengths; the unit is what a seat loses or wins."""

    def __init__(self, samples: Sequence[Sample], levels: int, seed: int) -> None:
        amounts = np.array([sorted(sample.amounts, reverse=True) for sample in samples], dtype=float)
        scale = max(float(np.abs(amounts).mean()), 1e-9)
        self.amounts = np.repeat(amounts / scale, _DRAWS, axis=0)
        self.levels = np.repeat(np.array([sample.levels for sample in samples]), _DRAWS, axis=0)
        self.luck = np.random.default_rng(seed).exponential(size=self.levels.shape)
        self.members = [self.levels == level for level in range(levels)]
        got = np.array([sample.amounts for sample in samples]) / scale
        at = np.array([sample.levels for sample in samples])
        self.seen = np.array([_mean_of(got, at == level) for level in range(levels)])

    def expected(self, strengths: Floats) -> Floats:
        """Return what each level gets on average by these strengths."""
        stays = self.luck * np.exp(strengths)[self.levels]
        ranks = (-stays).argsort(axis=1).argsort(axis=1)
        got = np.take_along_axis(self.amounts, ranks, axis=1)
        return np.array([_mean_of(got, members) for members in self.members])


def _mean_of(values: Floats, members: "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]") -> float:
    return float(values[members].mean()) if members.any() else 0.0
