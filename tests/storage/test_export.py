"""What leaves a store as lines comes back into any other, once."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.storage import store_at
from parlour.storage.export import TimeSpan, day, export_lines
from parlour.storage.importing import Imported, import_lines
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, tournament_log
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import NotStored, Store, StoreError
from tests.storage.samples import (
    entrant_line,
    game_line,
    in_store,
    person_line,
    row,
    table_line,
    tournament_line,
)

MORNING = day("2026-05-31").since


async def fill(store: Store) -> None:
    opening = row("a", 1, at=MORNING - 5, kind="open", body='{"rules":"digest-1","title":"Größe"}'.encode())
    await store.append(Batch([opening, row("a", 2, at=MORNING)], table_line("a"), game_line("a", 1)))
    await store.append(Batch([row("b", 1, at=MORNING + 5, body=b"\xff\x00")], table_line("b")))
    for digest in ("digest-1", "digest-2"):
        await store.keep_rules(digest, b"{}")
    await store.keep_person(person_line("1"))


async def lines_of(store: Store, *, table: str = "", span: TimeSpan | None = None) -> list[bytes]:
    return [line async for line in export_lines(store, table=table, span=span)]


async def filled() -> MemoryStore:
    store = MemoryStore()
    await fill(store)
    return store


def test_everything_comes_back_into_any_store_and_only_once(store: Store) -> None:
    async def story(store: Store) -> None:
        lines = await lines_of(await filled())
        assert await import_lines(store, lines) == Imported(added=3, known=0)
        assert await lines_of(store) == lines
        assert await import_lines(store, lines) == Imported(added=0, known=3)
        assert await lines_of(store) == lines

    in_store(store, story)


def test_a_table_takes_its_rules_along_and_nobody_s_key() -> None:
    async def story() -> None:
        lines = b"".join(await lines_of(await filled(), table="a"))
        assert b'"digest-1"' in lines
        assert b"Gr\xc3\xb6\xc3\x9fe" in lines
        assert b"digest-2" not in lines
        assert b'"t":"person"' not in lines
        assert b'"table":"b"' not in lines

    asyncio.run(story())


def test_days_are_imported_one_after_the_other() -> None:
    async def story() -> None:
        source, target = await filled(), MemoryStore()
        before, after = [await lines_of(source, span=day(f"2026-05-{number}")) for number in (30, 31)]
        with pytest.raises(NotStored, match="comes too early"):
            await import_lines(target, after)
        assert await import_lines(target, before) == Imported(added=1, known=0)
        assert (await import_lines(target, after)).added == 1 + (await target.rows("b") == [])
        assert await target.rows("a") == await source.rows("a")

    asyncio.run(story())


def test_what_contradicts_the_store_is_refused_with_a_sentence() -> None:
    async def story() -> None:
        lines = await lines_of(await filled())
        for other in (Batch([row("a", 1)]), Batch([row("b", 1)])):
            target = MemoryStore()
            await target.append(other)
            with pytest.raises(StoreError, match=f"other rows of table {other.rows[0].table}") as caught:
                await import_lines(target, lines)
            assert caught.value.code == "import-conflict"
        target = MemoryStore()
        await target.keep_rules("digest-1", b"other")
        with pytest.raises(StoreError, match="other rules"):
            await import_lines(target, lines)
        target = MemoryStore()
        await target.keep_person(person_line("1", b"another key"))
        with pytest.raises(StoreError, match="a person with the number 1"):
            await import_lines(target, lines)

    asyncio.run(story())


def test_newer_lines_are_not_replaced_by_older_ones() -> None:
    async def story() -> None:
        target = await filled()
        await target.append(Batch([], table_line("a", changed=99, status="closed")))
        await import_lines(target, await lines_of(await filled()))
        line = await target.table("a")
        assert line is not None
        assert line.status == "closed"

    asyncio.run(story())


async def a_cup(changed: int = 5, place: int = 0) -> MemoryStore:
    """A store with a tournament, one table of it and one of people's own."""
    store, log = MemoryStore(), tournament_log("cup")
    line, entrants = tournament_line("cup", changed=changed), [entrant_line("cup", 0, place=place)]
    await store.append(Batch([row(log, 1)], tournament=line, entrants=[*entrants, entrant_line("cup", 1)]))
    of_cup = msgspec.structs.replace(table_line("b"), tournament="cup")
    await store.append(Batch([row("b", 1)], of_cup))
    await store.append(Batch([row("own", 1)], table_line("own")))
    return store


def test_a_tournament_comes_back_with_its_entrants_and_tables(store: Store) -> None:
    async def story(store: Store) -> None:
        source = await a_cup()
        lines = await lines_of(source)
        for added in (3, 0):
            assert await import_lines(store, lines) == Imported(added=added, known=3 - added)
            assert await lines_of(store) == lines
        assert await store.entrants("cup") == await source.entrants("cup")
        assert [line.table for line in await store.tables(tournament="cup")] == ["b"]

    in_store(store, story)


def test_a_tournament_is_exported_by_the_key_of_its_log() -> None:
    async def story() -> None:
        lines = await lines_of(await a_cup(), table=tournament_log("cup"))
        assert [msgspec.json.decode(line)["t"] for line in lines] == ["row", "tournament", *["entrant"] * 2]
        assert not any(b'"t":"tournament"' in line for line in await lines_of(await a_cup(), table="b"))

    asyncio.run(story())


def test_entrants_of_a_tournament_that_went_on_are_not_replaced_by_older_ones() -> None:
    async def story() -> None:
        target = await a_cup(changed=9, place=1)
        await import_lines(target, await lines_of(await a_cup(changed=5)))
        assert await target.tournament("cup") == tournament_line("cup", changed=9)
        assert (await target.entrants("cup"))[0].place == 1
        await import_lines(target, await lines_of(await a_cup(changed=10, place=2)))
        assert (await target.entrants("cup"))[0].place == 2

    asyncio.run(story())


def test_lines_of_before_there_were_tournaments_are_read() -> None:
    async def story() -> None:
        line = table_line("a")
        fields = {"t": "table", **msgspec.structs.asdict(line)}
        del fields["tournament"]
        store = MemoryStore()
        await import_lines(store, [msgspec.json.encode(fields)])
        assert await store.table("a") == line

    asyncio.run(story())


@pytest.mark.parametrize("line", [b"{", b'{"t":"cat"}', b'{"t":"row","table":1}', b"\xff", b"[]", b"null"])
def test_a_line_that_is_none_is_refused_by_its_number(line: bytes) -> None:
    with pytest.raises(StoreError, match="Line 2 is no line") as caught:
        asyncio.run(import_lines(MemoryStore(), [b"\n", line]))
    assert caught.value.code == "bad-export"


def test_a_day_is_written_as_a_date() -> None:
    assert day("1970-01-02") == TimeSpan(86_400_000, 2 * 86_400_000)
    with pytest.raises(StoreError, match="is no day"):
        day("yesterday")


def test_a_long_table_is_exported_and_imported_in_parts(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        source = MemoryStore()
        await source.append(Batch([row("a", n) for n in range(1, 2501)]))
        assert await import_lines(store, await lines_of(source)) == Imported(added=2500, known=0)
        assert await store.rows("a") == await source.rows("a")

    in_store(SqliteStore(tmp_path / "room.db"), story)


def test_a_store_is_found_by_its_address(tmp_path: Path) -> None:
    assert isinstance(store_at("memory:"), MemoryStore)
    assert isinstance(store_at(str(tmp_path / "room.db")), SqliteStore)
    assert type(store_at("postgresql://room@host/room")).__name__ == "PostgresStore"
