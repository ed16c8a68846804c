"""Tables of a tournament that are done with: closed, out of memory, and their deals still readable."""

import asyncio
from typing import Any

import pytest

from parlour.match.log import run_to_end
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import TableLine
from parlour.tables.lobby.archive import find_played
from parlour.tables.tournament.tables import TournamentTables
from parlour.tournaments.log.rows import Break
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock
from tests.tables.tournament.cups import Hall, kept_rows, until_over


async def status_of_tables(hall: Hall, key: str) -> list[str]:
    return [line.status for line in await hall.room.store.tables(tournament=key, most=1_000)]


@pytest.mark.parametrize("name", ["freeze-out", "shoot-out"])
@pytest.mark.parametrize("shared", [False, True])
def test_all_tables_are_closed_and_let_go_of_when_it_is_over(name: str, shared: bool) -> None:
    async def story() -> None:
        hall = await Hall.opened(shared=shared)
        cup = await hall.with_bots(9, name)
        await until_over(cup)
        await asyncio.sleep(12)
        statuses = await status_of_tables(hall, cup.book.key)
        assert len(statuses) > 2
        assert set(statuses) == {"closed"}
        assert hall.room.awake() == 0
        lines = await hall.room.store.tables(tournament=cup.book.key)
        rows = await hall.room.store.rows(lines[0].table)
        played = run_to_end(find_played(rows, 1))
        assert played is not None
        assert played.end is not None
        assert await hall.room.archive.exported("", await hall.room.archive.played(lines[0].table, 1))

    run_virtually(story)


def test_a_broken_table_is_closed_while_others_play() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=0.5)
        cup = await hall.with_bots(9)
        for _ in range(10_000):
            if any(isinstance(row, Break) for row in await kept_rows(hall.room.store, cup.book.key)):
                break
            await asyncio.sleep(0.2)
        assert not cup.is_over()
        await asyncio.sleep(11)
        statuses = await status_of_tables(hall, cup.book.key)
        assert statuses.count("closed") == len(statuses) - len(cup.book.state.floor.open)
        assert hall.room.awake() == len(cup.book.state.floor.open)

    run_virtually(story)


def test_what_is_played_is_called_off_when_the_tournament_is_cancelled() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=5.0)
        cup = await hall.with_bots(9)
        await asyncio.sleep(1)
        guest = Guest(await hall.room.table(cup.view().tables[0].key), "zoe")
        await hall.act(cup, "cancel")
        await asyncio.sleep(12)
        assert set(await status_of_tables(hall, cup.book.key)) == {"closed"}
        assert hall.room.awake() == 1, "somebody still looks at it"
        guest.session.gone()
        await asyncio.sleep(6)
        assert hall.room.awake() == 0

    run_virtually(story)


def test_what_a_killed_director_has_not_closed_is_closed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def close_nothing(self: TournamentTables, *given: object, **more: object) -> None:
        pass

    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(TournamentTables, "close", close_nothing)
            hall = await Hall.opened(pace=0.5)
            cup = await hall.with_bots(9)
            while not any(isinstance(row, Break) for row in await kept_rows(hall.room.store, cup.book.key)):
                await asyncio.sleep(0.2)
            await hall.tournaments.drain()
            await hall.room.drain()
        assert "closed" not in await status_of_tables(hall, cup.book.key)
        again = await Hall.opened(hall.room.store, pace=0.5)
        await asyncio.sleep(1)
        assert "closed" in await status_of_tables(again, cup.book.key)

    run_virtually(story)


class SlowLists(MemoryStore):
    """Takes a while to list tables, as a database under load does."""

    async def tables(self, **wanted: Any) -> list[TableLine]:
        await asyncio.sleep(3)
        return await super().tables(**wanted)


def test_a_table_that_is_ordered_while_another_director_looks_for_unused_ones_stays_open() -> None:
    async def story() -> None:
        hall = await Hall.opened(SlowLists(now=virtual_clock().now))
        cup = await hall.with_bots(6, "single-elimination", chairs=2, clock={"rest_seconds": 7})
        for _ in range(100):
            cup.director.lead(on=False)
            cup.director.lead(on=True)
            await asyncio.sleep(5)
        assert cup.is_over(), "the table of an order was closed before its game began"

    run_virtually(story)
