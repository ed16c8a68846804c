"""Leases of a process: all played tables in one question to the store, and none where the store fails."""

import asyncio
from collections.abc import Collection

from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.storage.store import NotStored
from parlour.tables.lobby.begun import BegunGame, cards_for
from parlour.tables.lobby.leases import LENGTH
from parlour.tables.lobby.room import Room
from parlour.tables.settings import TableSettings
from parlour.tables.table import Table
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import virtual_clock

SETTINGS = TableSettings(game=game_names()[0], seats=2, clock="none")


class CountingStore(MemoryStore):
    """Notes what it is asked to lease, and fails while it is told to."""

    asked: list[set[str]]
    fails = False

    async def lease_all(self, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        self.asked.append(set(tables))
        if self.fails:
            raise NotStored("not-stored", "The line is cut.")
        return await super().lease_all(tables, owner, until, now)


async def shared_room() -> tuple[Room, CountingStore]:
    store = CountingStore(now=virtual_clock().now)
    store.asked = []
    return await Room.opened(store, clock=virtual_clock(), shared=True), store


async def played(room: Room, person: str = "ann") -> Table:
    """Return a table with a game on it, at which this person has to move."""
    game = BegunGame(SETTINGS, person, cards_for(0, "Ann", "random", seats=2), [person, ""], bytes(32))
    return await room.table(await room.begin_table(game, SETTINGS.rules()))


def test_all_played_tables_are_renewed_with_one_question() -> None:
    async def story() -> None:
        room, store = await shared_room()
        tables = [await played(room) for _ in range(30)]
        await room.table(await room.open_table("ann", SETTINGS))
        store.asked.clear()
        await asyncio.sleep(0.75)
        assert store.asked == [{table.key for table in tables}], "the one without a game needs nobody"
        assert all(table.role.leads for table in tables)

    run_virtually(story)


def test_where_the_store_fails_no_table_is_led_until_it_is_back() -> None:
    async def story() -> None:
        room, store = await shared_room()
        tables = [await played(room) for _ in range(3)]
        store.fails = True
        await asyncio.sleep(0.8)
        assert not any(table.role.leads for table in tables)
        store.fails = False
        await asyncio.sleep(0.8)
        assert all(table.role.leads for table in tables)

    run_virtually(story)


def test_a_lease_that_another_has_taken_costs_the_lead_of_that_table_alone() -> None:
    async def story() -> None:
        room, store = await shared_room()
        tables = [await played(room) for _ in range(3)]
        store._kept.leases[tables[1].key] = ("another", room.clock.now() + 10 * LENGTH)
        await asyncio.sleep(0.8)
        assert [table.role.leads for table in tables] == [True, False, True]

    run_virtually(story)


def test_a_room_that_is_drained_gives_all_its_leases_back() -> None:
    async def story() -> None:
        room, store = await shared_room()
        tables = [await played(room) for _ in range(3)]
        await room.drain()
        now, keys = room.clock.now(), {table.key for table in tables}
        assert await store.lease_all(keys, "another", now + 1, now) == keys

    run_virtually(story)
