"""The state of a table is what its rows make of it."""

from typing import Any

import pytest

from parlour.engine.play.state import field_names
from parlour.match.match import Match
from parlour.tables.state import TableState
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import KEY
from tests.tables.stories import Story


def portrait(state: TableState) -> dict[str, Any]:
    """Everything that a state is, to the last field."""
    names = [name for name in field_names(state) if name not in ("match", "rules", "game")]
    facts = {name: getattr(state, name) for name in names}
    return facts | {"match": None if state.match is None else match_portrait(state.match)}


def match_portrait(match: Match) -> dict[str, Any]:
    told = [event.sentence(seat) for event in match.events for seat in range(len(match.seats))]
    return {"position": match.position.state(), "played": match.played, "heard": match.heard, "told": told}


@pytest.mark.parametrize("seed", range(8))
def test_a_state_folded_live_is_the_one_folded_from_the_store(seed: int) -> None:
    kinds: set[str] = set()

    async def story() -> None:
        play = Story(seed)
        table = await play.begin()
        for step in range(1, 121):
            await play.step()
            if step % 20 == 0:
                rows = await play.store.rows(KEY)
                again = TableState.of(KEY, table.state.rules, rows[: table.state.n])
                assert portrait(again) == portrait(table.state)
        kinds.update(row.kind for row in await play.store.rows(KEY))
        table.drain()

    run_virtually(story)
    assert kinds >= {"open", "sit", "begin", "move"}


def test_one_by_one_or_all_at_once_makes_no_difference() -> None:
    async def story() -> None:
        play = Story(3)
        table = await play.begin()
        for _ in range(200):
            await play.step()
        rows = await play.store.rows(KEY)
        single = TableState(KEY, table.state.rules)
        for row in rows:
            single.fold(row)
        assert portrait(single) == portrait(TableState.of(KEY, table.state.rules, rows))
        table.drain()

    run_virtually(story)
