"""Whole games at a table by wire messages alone."""

import asyncio

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.wire.merging import merge_views
from parlour.wire.messages import Seated, State
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, open_table
from tests.tables.stories import brief_settings


@pytest.mark.parametrize("name", game_names())
def test_two_people_and_bots_play_a_game_to_its_end_and_everybody_sees_what_is_there(name: str) -> None:
    async def story() -> None:
        luck = Luck(7, 7)
        table = await open_table(brief_settings(name))
        guests = [Guest(table, "ann"), Guest(table, "bob")]
        for guest in guests:
            assert isinstance(await guest.sit(), Seated)
        watcher = Guest(table, "cid")
        assert isinstance(await guests[0].do("begin"), State)
        while table.state.is_played():
            await asyncio.sleep(0.01)
            for guest in guests:
                if table.state.is_played() and table.state.asked[guest.seat()]:
                    answer = await guest.play(guest.any_move(luck))
                    assert isinstance(answer, State), answer
        await asyncio.sleep(1)
        for guest in [*guests, watcher]:
            check_view(guest)

    run_virtually(story)


def check_view(guest: Guest) -> None:
    state, match = guest.last(State), guest.table.state.now_played()
    assert state.seq == guest.table.state.n
    picture = merge_views(
        bytes(state.common),
        bytes(state.own),
        game=match.game.id,
        variant=match.rules.metadata.variant,
        viewer=guest.session.seat,
    )
    assert picture.view == match.view(guest.session.seat)
