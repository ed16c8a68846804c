# parlour: hot
"""A short list of sensible plays, for a front end to offer: the cheapest of every kind, and the strongest."""

from typing import Final

from parlour.games.big_c.rules.card_order import CODES
from parlour.games.big_c.rules.plays.parts import Family

MOST_OFFERED: Final = 12


def suggested_plays(families: list[Family]) -> list[list[int]]:
    """Return a dozen plays at most, kinds in turn, the cheapest not yet named; weak kinds stand first."""
    ranked = _cheapest_by_kind(families)
    wanted: list[int] = []
    for turn in range(MOST_OFFERED):
        wanted += [places[turn] for places in ranked if turn < len(places)]
    if len(wanted) > MOST_OFFERED:
        wanted = wanted[: MOST_OFFERED - 1] + wanted[-1:]
    return [_first_play(families[place]) for place in sorted(wanted)]


def _cheapest_by_kind(families: list[Family]) -> list[list[int]]:
    """Return for every kind that can be played the places of its families, those with few jokers first."""
    by_kind: dict[int, list[int]] = {}
    for place, family in enumerate(families):
        by_kind.setdefault(int(family.kind), []).append(place)
    return [sorted(places, key=lambda place: families[place].jokers) for places in by_kind.values()]


def _first_play(family: Family) -> list[int]:
    """Return the first play of a family, low cards first and jokers last."""
    return [CODES[height] for height in sorted(family.pick(0))] + [0] * int(family.jokers)
