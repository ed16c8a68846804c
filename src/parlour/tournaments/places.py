"""Places: who went out later is better; within one settlement, who had more when the deal began (R5)."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TypeVar

from parlour.tournaments.log.state import State

Who = TypeVar("Who", bound=Hashable)
Outs = Iterable[Sequence[tuple[Who, int]]]
"""The settlements at which anybody went out, in order: who, with the stack when the deal began."""


def places_of(outs: Outs[Who], left: Collection[Who], disqualified: Collection[Who] = ()) -> dict[Who, int]:
    """Return the places of all who are out or left; whoever was disqualified has none, and others close up.

    Of somebody who was out several times the last time counts. If nobody is left, the last to go have won.
    """
    places = dict.fromkeys((who for who in left if who not in disqualified), 1)
    for settlement in reversed(list(outs)):
        place, had = 0, -1
        for who, stack in sorted(settlement, key=itemgetter(1), reverse=True):
            if who in places or who in disqualified:
                continue
            if stack != had:
                place, had = len(places) + 1, stack
            places[who] = place
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
