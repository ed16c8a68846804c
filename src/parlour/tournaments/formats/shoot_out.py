"""Shoot-out: the winners of all tables meet, until one table is left, and its winner."""

from collections.abc import Iterator

from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.whole_games.stages import places_by_stages as places
from parlour.tournaments.whole_games.stages import plan_stages

__all__ = ["places", "plan"]


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: at each table one goes on, and who is equal to them in place and tally."""
    yield from plan_stages(state, go_on=1, games=state.regulations.format.games)
