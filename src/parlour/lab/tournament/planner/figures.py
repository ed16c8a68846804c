"""Figures: how long a format takes and how fair it is, over many drawn tournaments, with 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

import msgspec

_WIDTH: Final = 1.96


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and how far it may be off, by 95 %."""

    mean: float
    off: float


class Figures(msgspec.Struct, frozen=True):
    """What was seen of one format; places of the strongest entrant are from 1 on."""

    minutes: Estimate
    slow_minutes: float
    """90 % of the tournaments are over by then."""
    best_wins: Estimate
    best_place: Estimate
    rank_correlation: Estimate
    repeats: int


class Outcome(msgspec.Struct, frozen=True):
    """One drawn tournament: how long it took, and what became of the strongest and of everybody."""

    minutes: float
    best_win: float
    best_place: float
    rank_correlation: float


def outcome_of(rungs: Sequence[float], places: Sequence[int], minutes: float) -> Outcome:
    """Return what one tournament says; who shares a place has the middle of what is shared."""
    best = max(range(len(rungs)), key=rungs.__getitem__)
    middle = _middle_places(places)
    won = 1 / places.count(1) if places[best] == 1 else 0.0
    return Outcome(minutes, won, middle[best], rank_correlation(rungs, middle))


def figures_of(outcomes: Sequence[Outcome]) -> Figures:
    """Return the figures of a format from all its tournaments."""
    minutes = sorted(outcome.minutes for outcome in outcomes)
    return Figures(
        minutes=_mean(minutes),
        slow_minutes=minutes[int(0.9 * (len(minutes) - 1) + 0.5)],
        best_wins=_share([outcome.best_win for outcome in outcomes]),
        best_place=_mean([outcome.best_place for outcome in outcomes]),
        rank_correlation=_mean([outcome.rank_correlation for outcome in outcomes]),
        repeats=len(outcomes),
    )


def rank_correlation(rungs: Sequence[float], places: Sequence[float]) -> float:
    """Return Spearman's correlation of strength and place: 1 where everybody ends where they belong."""
    order = sorted(range(len(rungs)), key=lambda who: -rungs[who])
    ranks = [0.0] * len(rungs)
    for rank, who in enumerate(order):
        ranks[who] = rank + 1.0
    middle = fmean(ranks)
    together = sum((rank - middle) * (place - middle) for rank, place in zip(ranks, places, strict=True))
    spread = sqrt(
        sum((rank - middle) ** 2 for rank in ranks) * sum((place - middle) ** 2 for place in places)
    )
    return together / spread if spread else 0.0


def _middle_places(places: Sequence[int]) -> list[float]:
    return [place + (places.count(place) - 1) / 2 for place in places]


def _mean(values: Sequence[float]) -> Estimate:
    off = _WIDTH * pstdev(values) / sqrt(max(1, len(values) - 1))
    return Estimate(fmean(values), off)


def _share(values: Sequence[float]) -> Estimate:
    """Return a share with its interval after Agresti and Coull: one of nought is not sure either."""
    count = len(values) + 4
    share = (sum(values) + 2) / count
    return Estimate(fmean(values), _WIDTH * sqrt(share * (1 - share) / count))
