"""Places: who went out later is better; within one settlement, who had more when the deal began (R5)."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from parlour.tournaments.log.state import State

Who = TypeVar("Who", bound=Hashable)
Outs = Iterable[Sequence[tuple[Who, int]]]
"""The settlements at which anybody went out, in order: who, with the stack when the deal began."""


def places_of(outs: Outs[Who], left: Collection[Who], disqualified: Collection[Who] = ()) -> dict[Who, int]:
    """Return the places of all who are out or left; whoever was disqualified has none, and others close up.

    Of somebody who was out several times the last time counts. If nobody is left, the last to go have won.
    """
    last = {who: (time, stack) for time, settlement in enumerate(outs) for who, stack in settlement}
    keys = {who: key for who, key in last.items() if who not in disqualified and who not in left}
    winners = [who for who in left if who not in disqualified]
    return dict.fromkeys(winners, 1) | _places_by_key(keys, len(winners))


def _places_by_key(keys: dict[Who, tuple[int, int]], better: int) -> dict[Who, int]:
    """Return places by key, the highest first, behind so many who are better; equals share the best place."""
    order = sorted(keys, key=lambda who: keys[who], reverse=True)
    places: dict[Who, int] = {}
    for _, sharing in groupby(order, key=lambda who: keys[who]):
        place = better + len(places) + 1
        places |= dict.fromkeys(sharing, place)
    return places


def places_by_outs(state: State) -> list[int]:
    """Return the place of every entrant as it stands: 0 for who is disqualified, or never was in."""
    entrants = [state.entrants[who] for who in state.outs]
    settlements = [list(group) for _, group in groupby(entrants, key=lambda entrant: entrant.out_at)]
    outs = [[(each.number, each.had) for each in group] for group in settlements]
    left = [entrant.number for entrant in state.entrants if entrant.is_alive]
    disqualified = {entrant.number for entrant in state.entrants if entrant.is_disqualified}
    found = places_of(outs, left, disqualified)
    return [found.get(entrant.number, 0) for entrant in state.entrants]


def go_on(order: Sequence[Who], absent: Collection[Who], count: int) -> list[Who]:
    """Return who of a table goes on: the first by play, behind whom all come who sat out (R12)."""
    present = [who for who in order if who not in absent]
    return [*present, *(who for who in order if who in absent)][:count]
