"""Group knock-out: the best of each table go on, until all who are left fit at one table, the final."""

from collections.abc import Iterator
from typing import Final

from parlour.tournaments.formats import Occasion, Proposal
from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.regulations import MOST_CHAIRS, Format, Regulations
from parlour.tournaments.whole_games.complaints import (
    chairs_complaint,
    first_complaint,
    late_entry_complaint,
    tie_breaks_complaint,
)
from parlour.tournaments.whole_games.stages import places_by_stages as places
from parlour.tournaments.whole_games.stages import plan_stages

__all__ = ["complaint", "places", "plan"]

OPTIONS = ("games", "go_on")
CHAIRS = (3, MOST_CHAIRS)
WORDS: Final = {
    "en": {
        "name": "group knock-out",
        "how": "Group knock-out: the best {go_on} of each table go on. Games at a table: {games}.",
        "ends": "It ends with the final table.",
    },
    "de": {
        "name": "Gruppen-K.-o.",
        "how": "Gruppen-K.-o.: Von jedem Tisch kommen {go_on} weiter. Spiele je Tisch: {games}.",
        "ends": "Es endet mit dem Finaltisch.",
    },
}


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: at each table as many go on after as many games as the regulations say."""
    options = state.regulations.format
    yield from plan_stages(state, go_on=options.go_on, games=options.games)


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    chairs = chairs_complaint(regulations, *CHAIRS)
    others = (late_entry_complaint(regulations), tie_breaks_complaint(regulations, ()))
    return first_complaint(regulations, OPTIONS, chairs, *others, _go_on_complaint(regulations))


def _go_on_complaint(regulations: Regulations) -> str:
    if regulations.format.go_on < regulations.chairs:
        return ""
    return f"format.go_on: of {regulations.chairs} at a table at most {regulations.chairs - 1} can go on."


def proposals(occasion: Occasion) -> Iterator[Proposal]:
    """Yield two who go on from each table, after one game and after three."""
    yield Proposal("2 go on", Format(name="group-knockout", go_on=2))
    yield Proposal("2 go on, 3 games a table", Format(name="group-knockout", go_on=2, games=3))
