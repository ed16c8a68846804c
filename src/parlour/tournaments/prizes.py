"""Prizes: equals share the sum of the places that they take up; odd units go to who entered first (R6)."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

from parlour.tournaments.log.rows import Over
from parlour.tournaments.log.state import State

Who = TypeVar("Who", bound=Hashable)


def prizes_of(places: Mapping[Who, int], prizes: Sequence[int], order: Sequence[Who]) -> dict[Who, int]:
    """Return what everybody with a place wins; the order is that of entry."""
    won = {who: 0 for who in order if places.get(who)}
    sharing: dict[int, list[Who]] = {}
    for who in won:
        if places[who] <= len(prizes):
            sharing.setdefault(places[who], []).append(who)
    for place, equals in sharing.items():
        each, odd = divmod(sum(prizes[place - 1 : place - 1 + len(equals)]), len(equals))
        won |= {who: each + (turn < odd) for turn, who in enumerate(equals)}
    return won


def end_with(state: State, places: Sequence[int]) -> Over:
    """Return the end of the tournament with these places, and the prizes for them."""
    worth = state.regulations.prizes.places
    won = prizes_of(dict(enumerate(places)), worth, range(len(places)))
    prizes = tuple(won.get(who, 0) for who in range(len(places))) if worth else ()
    return Over(tuple(places), prizes, state.opened.secret)
