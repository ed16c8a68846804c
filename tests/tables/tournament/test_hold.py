"""Between two deals of a tournament's table: the next waits for those who look at the last."""

import asyncio

import pytest

from parlour.cards.luck import Luck
from parlour.wire.messages import Seats
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.cups import Hall, Onlooker, somebody


@pytest.mark.parametrize(("says_next", "wait"), [(True, 12_000), (False, 0)])
def test_the_next_deal_is_begun_after_the_hold(says_next: bool, wait: int) -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=1.0)
        cup = await hall.open(chairs=2)
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        await hall.act(cup, "bot", player="random")
        ann = await Onlooker.at(hall, cup.book.key, somebody("Ann"))
        await hall.act(cup, "start")
        await asyncio.sleep(2)
        table = await hall.room.table(ann.own().table)
        guest, luck = Guest(table, "ann", next=says_next), Luck(5, 0)
        while table.state.number < 2:
            if table.state.asked[guest.seat()]:
                await guest.play(guest.any_move(luck))
            await asyncio.sleep(0.1)
        rows = await hall.room.store.rows(table.key)
        ended = next(row.at for row in rows if row.kind == "end")
        began = [row.at for row in rows if row.kind == "begin"][1]
        assert wait <= began - ended <= wait + 3_000
        assert any(seats.hold for seats in guest.all(Seats)) == says_next
        await asyncio.sleep(0.2)
        assert guest.last(Seats).hold is None

    run_virtually(story)
