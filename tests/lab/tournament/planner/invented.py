"""Samples that nobody has played: who is better wins as often as a known strength says."""

from math import exp
from random import Random

from parlour.lab.tournament.planner.samples import Sample


def invented_games(strengths: list[float], seats: int, count: int) -> list[Sample]:
    """Return games whose order is drawn from the top by these strengths of levels."""
    chance = Random(1)
    return [_game(strengths, seats, chance) for _ in range(count)]


def _game(strengths: list[float], seats: int, chance: Random) -> Sample:
    levels = tuple(chance.randrange(len(strengths)) for _ in range(seats))
    waits = [chance.expovariate(exp(strengths[level])) for level in levels]
    ranks = tuple(-sorted(waits).index(wait) - 1 for wait in waits)
    return Sample(levels, ranks, ranks, 10 * seats)


def invented_deals(strengths: list[float], seats: int, count: int) -> list[Sample]:
    """Return deals in which one loses a life, drawn from below by these strengths of levels."""
    chance = Random(2)
    return [_deal(strengths, seats, chance) for _ in range(count)]


def _deal(strengths: list[float], seats: int, chance: Random) -> Sample:
    levels = tuple(chance.randrange(len(strengths)) for _ in range(seats))
    waits = [chance.expovariate(exp(-strengths[level])) for level in levels]
    changes = tuple(-int(wait == min(waits)) for wait in waits)
    return Sample(levels, changes, changes, 3 * seats)
