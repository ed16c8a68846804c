"""The thread that writes: many rows share a commit, and nothing is taken once it ends."""

import asyncio
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from parlour.storage.rows import Batch
from parlour.storage.sqlite import SqliteStore
from parlour.storage.sqlite.writer import APART, Write, Writer
from parlour.storage.store import NotStored, Store
from tests.plain_only import plain_only
from tests.storage.samples import batch, in_store

_OPEN_FILES = Path("/proc/self/fd")


def test_a_store_that_is_closing_keeps_nothing_more(path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        writer = store._writer
        assert writer is not None
        await store.close()
        told: list[object] = []
        writer.put(batch("a", 1), told.append)
        await asyncio.sleep(0)
        assert [type(refusal) for refusal in told] == [NotStored]
        assert "closing" in str(told[0])

    in_store(SqliteStore(path), story)


@plain_only
def test_what_is_ready_goes_into_few_commits(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    keep = Writer._transact

    def counted(writer: Writer, works: list[Batch | Write]) -> list[object]:
        commits.append(len(works))
        return keep(writer, works)

    monkeypatch.setattr(Writer, "_transact", counted)

    async def story(store: Store) -> None:
        await asyncio.gather(*(store.append(batch(f"t{i}", 1)) for i in range(300)))
        assert sum(commits) == 300
        assert len(commits) < 30

    in_store(SqliteStore(path), story)


@plain_only
def test_rows_that_come_one_by_one_share_commits(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = Writer._commit

    def counted(writer: Writer, orders: list[Any]) -> Any:
        commits.append(len(orders))
        return commit(writer, orders)

    monkeypatch.setattr(Writer, "_commit", counted)

    async def story(store: Store) -> float:
        began = time.monotonic()
        for n in range(1, 61):
            last = store.append(batch("a", n))
            await asyncio.sleep(0)
        await last
        return time.monotonic() - began

    took = in_store(SqliteStore(path), story)
    assert commits[0] == 1, "the first one finds nobody to wait for"
    assert sum(commits) == 60
    assert len(commits) <= 2 + took / APART


@pytest.mark.skipif(not _OPEN_FILES.is_dir(), reason="only Linux tells which files are open")
def test_a_commit_of_rows_of_many_tables_needs_no_scratch_file(path: Path) -> None:
    names: set[str] = set()

    def look(connection: sqlite3.Connection) -> None:
        for each in _OPEN_FILES.iterdir():
            with suppress(OSError):
                names.add(each.readlink().name)

    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        tables = [f"{i:04d}" * 200 for i in range(200)]  # so long that each has nearly a page for itself
        for n in (1, 2):
            await asyncio.gather(*(store.append(batch(table, n)) for table in tables), store._write(look))

    in_store(SqliteStore(path), story)
    assert path.name in names
    assert not [name for name in names if name.startswith("etilqs")], "SQLite's name for a scratch file"
