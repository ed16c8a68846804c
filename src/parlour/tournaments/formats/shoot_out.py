"""Shoot-out: the winners of all tables meet, until one table is left, and its winner."""

from collections.abc import Iterator

from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.regulations import MOST_CHAIRS, Regulations
from parlour.tournaments.whole_games.complaints import (
    chairs_complaint,
    first_complaint,
    late_entry_complaint,
    tie_breaks_complaint,
)
from parlour.tournaments.whole_games.stages import places_by_stages as places
from parlour.tournaments.whole_games.stages import plan_stages

__all__ = ["complaint", "places", "plan"]

OPTIONS = ("games",)


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: at each table one goes on, and who is equal to them in place and tally."""
    yield from plan_stages(state, go_on=1, games=state.regulations.format.games)


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    chairs = chairs_complaint(regulations, 3, MOST_CHAIRS)
    others = (late_entry_complaint(regulations), tie_breaks_complaint(regulations, ()))
    return first_complaint(regulations, OPTIONS, chairs, *others)
