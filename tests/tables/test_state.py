"""The state of a table is what its rows make of it."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.state import field_names
from parlour.engine.rules.finder import game_names
from parlour.match.match import Match
from parlour.tables.state import TableState
from parlour.wire.messages import Ok
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import KEY, Guest, open_table
from tests.tables.stories import Story, brief_settings


def portrait(state: TableState) -> dict[str, Any]:
    """Everything that a state is, to the last field."""
    names = [name for name in field_names(state) if name not in ("match", "rules", "game")]
    facts = {name: getattr(state, name) for name in names}
    facts["answers"] = [last and (last.asked, last.move, last.n) for last in state.answers]
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


def test_what_a_former_person_answered_is_not_the_next_ones_to_repeat() -> None:
    """Whoever sends an old answer again hears whether it was the same."""

    async def story() -> None:
        table = await open_table(brief_settings(game_names()[0], seats=2, clock="none"))
        ann, bob = Guest(table, "ann"), Guest(table, "bob")
        await ann.sit()
        await bob.sit()
        await ann.do("begin")
        luck = Luck(9)
        while table.state.is_played():
            guest = ann if table.state.asked[0] else bob
            await guest.play(guest.any_move(luck))
        last = table.state.answers[0]
        assert last is not None
        assert isinstance(await ann.play(last.move, last.asked), Ok)
        await ann.do("stand")
        cid = Guest(table, "cid")
        await cid.sit(seat=0)
        assert (await cid.play(last.move, last.asked)).code == "not-playing"

    run_virtually(story)
