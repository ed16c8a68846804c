"""What the SQLite store promises beyond the contract: privacy, group commit, sense when it cannot write."""

import asyncio
import os
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.storage.rows import Batch
from parlour.storage.sqlite import SqliteStore, file
from parlour.storage.store import NotStored, Store, StoreError, Taken
from tests.storage.samples import batch, in_store, row, table_line


async def nothing(_store: Store) -> None:
    """A story in which the store is only opened and closed."""


def test_all_its_files_are_for_their_owner_alone(path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append(batch("a", 1))
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        assert modes == {"room.db": 0o600, "room.db-wal": 0o600, "room.db-shm": 0o600}

    in_store(SqliteStore(path), story)


def test_a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    path.parent.mkdir()
    path.touch(0o644)
    in_store(SqliteStore(path), nothing)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_newer_schema_is_refused_with_a_sentence(path: Path) -> None:
    in_store(SqliteStore(path), nothing)
    with sqlite3.connect(path) as connection:
        connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match=r"newer Parlour \(schema 99; this one knows up to \d+\)") as caught:
        in_store(SqliteStore(path), nothing)
    assert caught.value.code == "newer-schema"


def test_a_file_of_another_kind_is_refused_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary, " * 100)
    path.chmod(0o644)
    with pytest.raises(StoreError, match="is not a room's file"):
        in_store(SqliteStore(path), nothing)
    assert path.read_text() == "Dear diary, " * 100
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert list(path.parent.iterdir()) == [path]


def test_the_database_of_another_program_is_refused_and_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as connection:
        connection.execute("create table letters (text)")
    connection.close()
    path.chmod(0o644)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="is not a room's file"):
        in_store(SqliteStore(path), nothing)
    with pytest.raises(StoreError, match="is not a room's file"):
        file.copy_file(path, path.with_name("copy"))
    assert path.read_bytes() == before
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_or_a_device_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is no file"):
        in_store(SqliteStore(tmp_path), nothing)
    assert stat.S_IMODE(tmp_path.stat().st_mode) != 0o600


def test_everything_is_there_after_closing_and_opening(path: Path) -> None:
    async def first(store: Store) -> bytes:
        for n in range(1, 6):
            store.append(batch("a", n))  # nobody waits: closing does
        return await store.secret()

    async def second(store: Store) -> bytes:
        assert len(await store.rows("a")) == 5
        return await store.secret()

    assert in_store(SqliteStore(path), first) == in_store(SqliteStore(path), second)


def test_a_store_that_closes_does_not_wait_for_more_rows(path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert store._writer is not None
        store._writer._earliest = asyncio.get_running_loop().time() + 3600
        last = store.append(batch("a", 1))
        await asyncio.sleep(0)
        assert not last.done()
        await store.close()
        await last

    in_store(SqliteStore(path), story)


def test_of_one_batch_put_twice_the_first_is_kept(path: Path) -> None:
    async def story(store: Store) -> None:
        twice = batch("a", 1)
        found = await asyncio.gather(store.append(twice), store.append(twice), return_exceptions=True)
        assert [type(each) for each in found] == [type(None), Taken]
        assert len(await store.rows("a")) == 1

    in_store(SqliteStore(path), story)


def test_a_batch_that_cannot_be_written_at_all_fails_alone(path: Path) -> None:
    async def story(store: Store) -> None:
        wrong = Batch([row("b", 1, at=2**70)], table_line("b"))
        together = [store.append(each) for each in (batch("a", 1), wrong, batch("c", 1))]
        outcomes = await asyncio.gather(*together, return_exceptions=True)
        assert [type(each) for each in outcomes] == [type(None), OverflowError, type(None)]
        assert [len(await store.rows(table)) for table in "abc"] == [1, 0, 1]

    in_store(SqliteStore(path), story)


def test_a_row_that_another_program_has_written_is_taken(path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append(batch("a", 1))
        other = SqliteStore(path)
        await other.open()
        await other.append(batch("a", 2))
        await other.close()
        outcomes = await asyncio.gather(
            *(store.append(each) for each in (batch("a", 2), batch("b", 1))), return_exceptions=True
        )
        assert [type(each) for each in outcomes] == [Taken, type(None)]
        await store.append(batch("a", 3))

    in_store(SqliteStore(path), story)


def test_a_full_disk_is_a_sentence_and_writing_resumes_by_itself(path: Path) -> None:
    """SQLite's own limit on the size of a file gives the very error of a full disk."""

    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append(batch("a", 1))
        store._written.execute("pragma max_page_count = 1")
        big = Batch([row("a", 2, body=bytes(100_000))], table_line("a"))
        with pytest.raises(NotStored, match="disk is full") as caught:
            await store.append(big)
        assert caught.value.code == "not-stored"
        with pytest.raises(NotStored):
            await store.keep_rules("d", bytes(100_000))
        assert await store.rows("a") == [row("a", 1)]
        assert await store.table("a") is None
        store._written.execute("pragma max_page_count = 1000000")
        await store.append(big)
        assert len(await store.rows("a")) == 2

    in_store(SqliteStore(path), story)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", folder], check=False, capture_output=True
    )
    if mounted.returncode:
        pytest.skip("a small disk can be mounted only with the rights of root")
    yield folder
    subprocess.run(["umount", folder], check=True)


def test_a_disk_that_is_really_full_refuses_and_resumes(small_disk: Path) -> None:
    async def story(store: Store) -> None:
        await store.append(batch("a", 1))
        ballast = small_disk / "ballast"
        free = os.statvfs(small_disk)
        ballast.write_bytes(bytes(free.f_bavail * free.f_frsize - 8192))
        with pytest.raises(NotStored, match="disk is full"):
            await store.append(Batch([row("a", 2, body=bytes(50_000))]))
        assert await store.rows("a") == [row("a", 1)]
        ballast.unlink()
        await store.append(Batch([row("a", 2, body=bytes(50_000))]))
        assert len(await store.rows("a")) == 2

    in_store(SqliteStore(small_disk / "room.db"), story)


def test_a_file_that_may_not_be_written_can_still_be_read(path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.append(batch("a", 1))
        store._written.execute("pragma query_only = 1")
        with pytest.raises(NotStored, match="may not be written"):
            await store.append(batch("a", 2))
        assert await store.rows("a") == [row("a", 1)]
        store._written.execute("pragma query_only = 0")
        await store.append(batch("a", 2))

    in_store(SqliteStore(path), story)


def test_every_commit_waits_for_the_disk(path: Path) -> None:
    connection = file.open_file(path)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    connection.close()


def test_a_copy_is_made_while_the_room_is_open(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def story(store: Store) -> None:
        writing = [store.append(batch(f"t{i}", 1, 2)) for i in range(50)]
        await writing[0]
        await asyncio.to_thread(file.copy_file, path, copy)
        await asyncio.gather(*writing)
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with pytest.raises(StoreError, match="there already"):
            file.copy_file(path, copy)

    async def read(store: Store) -> None:
        assert await store.rows("t0") == batch("t0", 1, 2).rows
        await store.append(batch("t0", 3))

    in_store(SqliteStore(path), story)
    in_store(SqliteStore(copy), read)
