"""Whole games wait for their people: for as long as the regulations say, and then go on without them."""

import asyncio

from parlour.storage.memory import MemoryStore
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.log.rows import Settled
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import virtual_clock
from tests.tables.tournament.cups import Hall, Onlooker, kept_rows, somebody, until_over

CLOCK = {"forfeit_seconds": 120}


def test_a_game_begins_as_soon_as_both_are_there() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open("single-elimination", chairs=2, clock=CLOCK)
        for name in ("Ann", "Ben"):
            await hall.tournaments.enter(cup.book.key, somebody(name))
        await Onlooker.at(hall, cup.book.key, somebody("Ann"))
        await hall.act(cup, "start")
        await asyncio.sleep(60)
        key = table_key(cup.book, 1, 1)
        assert [row.kind for row in await hall.room.store.rows(key)] == ["open"]
        await Onlooker.at(hall, cup.book.key, somebody("Ben"))
        await asyncio.sleep(2)
        assert "begin" in [row.kind for row in await hall.room.store.rows(key)]

    run_virtually(story)


def test_who_does_not_come_in_time_loses_and_is_not_waited_for_any_longer() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open("single-elimination", chairs=2, clock=CLOCK)
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        await hall.act(cup, "bot", player="random")
        await hall.act(cup, "start")
        await asyncio.sleep(110)
        assert cup.book.state.tables[1].settled == 0
        await asyncio.sleep(15)
        assert cup.is_over(), "her time-out moves come at once"
        rows = await kept_rows(hall.room.store, cup.book.key)
        settled = next(row for row in rows if isinstance(row, Settled))
        assert len(settled.absent) == 1
        assert [each.place for each in cup.book.state.entrants] == [2, 1]

    run_virtually(story)


def test_people_at_another_process_are_waited_for_no_longer_than_those_here() -> None:
    async def story() -> None:
        store = MemoryStore(now=virtual_clock().now)
        first = await Hall.opened(store, shared=True)
        second = await Hall.opened(store.beside(), shared=True)
        cup = await first.open("single-elimination", chairs=2, clock=CLOCK)
        await first.tournaments.enter(cup.book.key, somebody("Ann"))
        await first.act(cup, "bot", player="random")
        await asyncio.sleep(5)
        await Onlooker.at(second, cup.book.key, somebody("Ann"))
        await first.act(cup, "start")
        await asyncio.sleep(5)
        assert "begin" in [row.kind for row in await store.rows(table_key(cup.book, 1, 1))]
        await until_over(cup)

    run_virtually(story)
