"""Double elimination: who loses goes on below, and is out with the second loss."""

from collections.abc import Iterator

from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.whole_games.brackets import double_bracket
from parlour.tournaments.whole_games.complaints import bracket_complaint
from parlour.tournaments.whole_games.matches import places_in_bracket, plan_bracket

OPTIONS = ("best_of",)


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: each match begins as soon as both are known."""
    yield from plan_bracket(state, double_bracket(len(state.seeding)))


def places(state: State) -> list[int]:
    """Return everybody's place as it stands."""
    return places_in_bracket(state, double_bracket(len(state.seeding)))


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    return bracket_complaint(regulations, OPTIONS)
