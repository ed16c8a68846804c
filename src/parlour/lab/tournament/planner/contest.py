"""A contest: a deal or a whole game between so many, drawn by strength as house players have shown it.

Who comes out of a deal worst is drawn first, each by the weight exp(-strength), then the next, and so on; of
a whole game the winner is drawn first, by exp(strength) (Plackett and Luce, from below and from the top).
What that brings, and how many decisions it takes, is as in one of the samples of players who are about as
good on average: if there the worst of six lost a life and nobody else anything, whoever is drawn worst loses
a life now. Good players play longer than bad ones, and lose less.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from parlour.lab.tournament.planner.samples import Sample

_PARTS: Final = 4
"""Into so many parts the way from one level to the next is divided, to find players who are about as good."""
_FEWEST: Final = 24
"""Samples among which what happens is chosen."""


class Pattern(NamedTuple):
    """What a contest brings, best first: places, amounts, and how many decisions it took."""

    places: tuple[int, ...]
    amounts: tuple[int, ...]
    decisions: int


def pattern_of(sample: Sample) -> Pattern:
    """Return what a sample brought, whoever got it."""
    order = sorted(range(len(sample.ranks)), key=lambda seat: sample.ranks[seat], reverse=True)
    ranks = [sample.ranks[seat] for seat in order]
    places = tuple(1 + ranks.index(rank) for rank in ranks)
    return Pattern(places, tuple(sample.amounts[seat] for seat in order), sample.decisions)


class Contest:
    """Draws what comes of it; `strengths` are those of the house's levels in this contest."""

    def __init__(self, samples: Sequence[Sample], strengths: Sequence[float], *, is_from_top: bool) -> None:
        self.samples = samples
        self.strengths = strengths
        self.is_from_top = is_from_top
        parts = range(_PARTS * (len(strengths) - 1) + 1)
        self._patterns = [[pattern_of(each) for each in _nearest(samples, part)] for part in parts]

    def weight_of(self, rung: float) -> float:
        """Return the weight by which somebody is drawn next.

        Levels are the rungs 0, 1, 2 …; between two of them, and beyond, strength goes on as a line.
        """
        lower = min(max(0, int(rung)), len(self.strengths) - 2)
        low, high = self.strengths[lower : lower + 2]
        strength = low + (high - low) * (rung - lower)
        return exp(strength if self.is_from_top else -strength)

    def draw(self, weights: Sequence[float], rung: float, chance: Random) -> tuple[list[int], Pattern]:
        """Return the seats, best first, and what that brings them, who are on this rung on average."""
        waits = [chance.expovariate(weight) for weight in weights]
        order = sorted(range(len(weights)), key=waits.__getitem__, reverse=not self.is_from_top)
        part = min(max(0, round(rung * _PARTS)), len(self._patterns) - 1)
        patterns = self._patterns[part]
        return order, patterns[int(chance.random() * len(patterns))]

    def decisions(self) -> list[int]:
        """Return how many decisions it took, sample by sample, the quickest first."""
        return sorted(sample.decisions for sample in self.samples)


def _nearest(samples: Sequence[Sample], part: int) -> list[Sample]:
    """Return the samples whose players are about as good as this part of the way up, at least a few."""
    apart = sorted(samples, key=lambda sample: abs(fmean(sample.levels) * _PARTS - part))
    near = [sample for sample in apart if abs(fmean(sample.levels) * _PARTS - part) <= 1 / 2]
    return near if len(near) >= _FEWEST else apart[:_FEWEST]
