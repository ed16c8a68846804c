"""A contest: a deal or a whole game between so many, drawn by strength as house players have shown it.

Who comes out of a deal worst is drawn first, each by the weight exp(-strength), then the next, and so on; of
a whole game the winner is drawn first, by exp(strength) (Plackett and Luce, from below and from the top). What
that brings, and how many decisions it takes, is as in one of the samples: if there the worst of six lost a
life and nobody else anything, whoever is drawn worst loses a life now.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from parlour.lab.tournament.planner.samples import Sample


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
        self.patterns = [pattern_of(sample) for sample in samples]
        self.strengths = strengths
        self.is_from_top = is_from_top

    def weight_of(self, rung: float) -> float:
        """Return the weight by which somebody is drawn next.

        Levels are the rungs 0, 1, 2 …; between two of them, and beyond, strength goes on as a line.
        """
        lower = min(max(0, int(rung)), len(self.strengths) - 2)
        low, high = self.strengths[lower : lower + 2]
        strength = low + (high - low) * (rung - lower)
        return exp(strength if self.is_from_top else -strength)

    def draw(self, weights: Sequence[float], chance: Random) -> tuple[list[int], Pattern]:
        """Return the seats, best first, and what that brings them."""
        waits = [chance.expovariate(weight) for weight in weights]
        order = sorted(range(len(weights)), key=waits.__getitem__, reverse=not self.is_from_top)
        return order, self.patterns[int(chance.random() * len(self.patterns))]

    def decisions(self) -> list[int]:
        """Return how many decisions it took, sample by sample, the quickest first."""
        return sorted(pattern.decisions for pattern in self.patterns)
