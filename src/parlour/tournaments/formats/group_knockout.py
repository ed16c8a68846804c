"""Group knock-out: the best of each table go on, until all who are left fit at one table, the final."""

from collections.abc import Iterator

from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.whole_games.stages import places_by_stages as places
from parlour.tournaments.whole_games.stages import plan_stages

__all__ = ["places", "plan"]


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: at each table as many go on after as many games as the regulations say."""
    options = state.regulations.format
    yield from plan_stages(state, go_on=options.go_on, games=options.games)
