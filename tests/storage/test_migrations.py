"""A store of an earlier schema: brought up with nothing lost, beside programs that still have it open."""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import msgspec
import pytest

from parlour.storage import migrations
from parlour.storage.migrations import Migration, missing_migrations
from parlour.storage.postgres import PostgresStore
from parlour.storage.rows import Batch, Note, tournament_log
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Store, StoreError
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import (
    entrant_line,
    game_line,
    in_store,
    person_line,
    row,
    table_line,
    tournament_line,
)

LINE = (*msgspec.structs.astuple(table_line("a"))[:11],)
"""A table's line as the first schema has it."""


@pytest.fixture
def is_old(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Let this Parlour know the first schema alone, until it is undone."""
    known = migrations.migrations

    def first_alone(store: str) -> list[Migration]:
        return known(store)[:1]

    monkeypatch.setattr(migrations, "migrations", first_alone)
    return monkeypatch


async def fill(store: Store) -> None:
    """Keep what an earlier Parlour could, but for the line of the table."""
    await store.append(Batch([row("a", 1), row("a", 2)], game=game_line("a", 1)))
    await store.keep_person(person_line("1", b"key"))
    await store.keep_rules("digest", b"{}")
    assert await store.lease("a", "me", until=10**15, now=1)


async def check_all_is_there(store: Store, secret: bytes) -> None:
    assert await store.rows("a") == [row("a", 1), row("a", 2)]
    opened = msgspec.structs.replace(table_line("a"), opener="7")
    assert await store.tables() == await store.tables(tournament="", opener="7") == [opened]
    await store.keep_note(Note("liked", "7", "8", 3))
    assert await store.notes("liked") == [Note("liked", "7", "8", 3)]
    await store.append(Batch([], msgspec.structs.replace(opened, club="round")))
    assert [line.table for line in await store.tables(club="round")] == ["a"]
    assert await store.games(person="1") == [game_line("a", 1)]
    assert await store.person(b"key") == person_line("1", b"key")
    assert await store.rules("digest") == b"{}"
    assert await store.secret() == secret
    assert await store.tournaments() == []
    line = tournament_line("cup")
    await store.append(
        Batch([row(tournament_log("cup"), 1)], tournament=line, entrants=[entrant_line("cup", 0)])
    )
    assert await store.tournaments_of("1") == [(line, entrant_line("cup", 0))]


def test_a_file_of_the_first_schema_is_brought_up_with_nothing_lost(
    tmp_path: Path, is_old: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "room.db"
    store = SqliteStore(path)

    async def before(store: Store) -> bytes:
        await fill(store)
        return await store.secret()

    secret = in_store(store, before)
    earlier = sqlite3.connect(path, isolation_level=None)
    keep_line = f"replace into table_line values ({', '.join('?' * len(LINE))})"
    earlier.execute(keep_line, LINE)
    assert earlier.execute("pragma user_version").fetchone() == (1,)
    is_old.undo()

    async def after(store: Store) -> None:
        await check_all_is_there(store, secret)
        earlier.execute(keep_line, ("b", *LINE[1:]))
        assert len(earlier.execute("select * from table_line").fetchall()[0]) == len(LINE)
        assert [line.table for line in await store.tables()] == ["a", "b"], "of a program still running"

    in_store(SqliteStore(path), after)
    assert earlier.execute("pragma user_version").fetchone() == (4,)
    earlier.close()


def test_a_database_of_the_first_schema_is_brought_up_with_nothing_lost(
    postgres: PostgresServer, is_old: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = PostgresStore(postgres.url)
        await store.open()
        await fill(store)
        earlier = await asyncpg.connect(postgres.url)
        keep_line = f"insert into table_line values ({', '.join(f'${i + 1}' for i in range(len(LINE)))})"
        await earlier.execute(keep_line, *LINE)
        assert await earlier.fetchval("select max(number) from parlour_schema") == 1
        secret = await store.secret()
        await store.close()
        is_old.undo()
        later = PostgresStore(postgres.url)
        await later.open()
        await check_all_is_there(later, secret)
        await earlier.execute(keep_line, "b", *LINE[1:])
        assert len((await earlier.fetch("select * from table_line"))[0]) == len(LINE)
        assert [line.table for line in await later.tables()] == ["a", "b"], "of a process still running"
        assert await earlier.fetchval("select max(number) from parlour_schema") == 4
        await earlier.close()
        await later.close()

    asyncio.run(story())


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_an_earlier_parlour_says_that_the_room_was_kept_by_a_newer_one(
    store: str, is_old: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StoreError) as refused:
        missing_migrations(store, 4)
    assert refused.value.code == "newer-schema"
    assert refused.value.sentence == (
        "This room was kept by a newer Parlour (schema 4; this one knows up to 1). "
        "Update Parlour, or serve another room."
    )


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, is_old: pytest.MonkeyPatch) -> None:
    path = tmp_path / "room.db"
    in_store(SqliteStore(path), fill)
    is_old.setattr(
        migrations,
        "migrations",
        lambda store: [Migration(1, ""), Migration(2, "create table half (n integer);\ncreate nonsense")],
    )
    with pytest.raises(StoreError, match="cannot be used as a room's file"):
        in_store(SqliteStore(path), fill)
    is_old.undo()

    async def after(store: Store) -> None:
        assert await store.rows("a") == [row("a", 1), row("a", 2)]

    in_store(SqliteStore(path), after)
    with sqlite3.connect(path) as connection:
        names = {name for (name,) in connection.execute("select name from sqlite_master")}
    connection.close()
    assert "half" not in names
    assert "tournament_line" in names
