# parlour: hot
"""A short list of sensible plays, for a front end to offer: the cheapest of every kind, and the strongest."""

from typing import TYPE_CHECKING, Final

from parlour.games.big_c.rules.card_order import CODES

if TYPE_CHECKING:
    from parlour.games.big_c.rules.plays.choice import Plays
    from parlour.games.big_c.rules.plays.parts import Family

SHORT: Final = 12


def sensible_plays(plays: "Plays") -> list[list[int]]:
    """At most twelve plays, kinds in turn, each time the cheapest not yet named; weak kinds stand first."""
    plays.count()
    ranked = cheapest_by_kind(plays)
    wanted: list[int] = []
    for turn in range(SHORT):
        wanted += [families[turn] for families in ranked if turn < len(families)]
    chosen = sorted(wanted[: SHORT - 1] + wanted[-1:] if len(wanted) > SHORT else wanted)
    return [cards_of(plays.families[place]) for place in chosen]


def cheapest_by_kind(plays: "Plays") -> list[list[int]]:
    """For every kind that can be played, the places of its families, those with few jokers first."""
    by_kind: dict[int, list[int]] = {}
    for place, family in enumerate(plays.families):
        by_kind.setdefault(int(family.kind), []).append(place)
    return [sorted(places, key=lambda place: plays.families[place].jokers) for places in by_kind.values()]


def cards_of(family: "Family") -> list[int]:
    """The first play of a family, low cards first and jokers last."""
    return [CODES[height] for height in sorted(family.pick(0))] + [0] * int(family.jokers)
