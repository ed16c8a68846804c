"""Shoot-out: the winners of all tables meet, until one table is left, and its winner."""

from collections.abc import Iterator
from typing import Final

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
CHAIRS = (3, MOST_CHAIRS)
WORDS: Final = {
    "en": {
        "name": "shoot-out",
        "how": "Shoot-out: each table plays until it has a winner; the winners meet.",
        "ends": "It ends with the winner of the last table.",
    },
    "de": {
        "name": "Shoot-out",
        "how": "Shoot-out: Jeder Tisch spielt, bis er einen Sieger hat; die Sieger treffen aufeinander.",
        "ends": "Es endet mit dem Sieger des letzten Tischs.",
    },
}


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: at each table one goes on, and who is equal to them in place and tally."""
    yield from plan_stages(state, go_on=1, games=state.regulations.format.games)


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    chairs = chairs_complaint(regulations, *CHAIRS)
    others = (late_entry_complaint(regulations), tie_breaks_complaint(regulations, ()))
    return first_complaint(regulations, OPTIONS, chairs, *others)
