"""What the PostgreSQL store promises beyond the contract: several processes, and a server that goes away."""

import asyncio
from random import Random

import asyncpg
import pytest

from parlour.storage.postgres import PostgresStore, writer
from parlour.storage.postgres.connection import Connection
from parlour.storage.postgres.notices import Notices
from parlour.storage.postgres.writer import PostgresWriter
from parlour.storage.rows import Batch
from parlour.storage.store import NotStored, Store, StoreError, Taken
from tests.storage.postgres_restarts import restart
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import batch, in_store, row


async def nothing(_store: Store) -> None:
    """A story in which the store is only opened and closed."""


async def two_stores(server: PostgresServer) -> tuple[PostgresStore, PostgresStore]:
    stores = PostgresStore(server.url), PostgresStore(server.url)
    for store in stores:
        await store.open()
    return stores


async def until(is_so: "list[object]") -> None:
    async with asyncio.timeout(5):
        while not is_so:
            await asyncio.sleep(0.01)


def test_two_processes_never_write_the_same_row(postgres: PostgresServer) -> None:
    async def story() -> None:
        one, two = await two_stores(postgres)
        for n in range(1, 20):
            rivals = [
                store.append(Batch([row("a", n, body=body)])) for store, body in ((one, b"1"), (two, b"2"))
            ]
            outcomes = await asyncio.gather(*rivals, return_exceptions=True)
            assert sorted(type(each).__name__ for each in outcomes) == ["NoneType", "Taken"]
        assert await one.rows("a") == await two.rows("a")
        await one.close()
        await two.close()

    asyncio.run(story())


def test_the_leases_of_a_process_that_is_gone_are_free_at_once(postgres: PostgresServer) -> None:
    async def story() -> None:
        one, two = await two_stores(postgres)
        assert await one.lease("a", "one", until=2_000, now=0)
        assert not await two.lease("a", "two", until=2_000, now=0)
        await one.close()
        async with asyncio.timeout(1):
            while not await two.lease("a", "two", until=2_000, now=0):
                await asyncio.sleep(0.01)
        await two.close()

    asyncio.run(story())


def test_processes_tell_each_other_what_nobody_keeps(postgres: PostgresServer) -> None:
    async def story() -> None:
        one, two = await two_stores(postgres)
        heard: list[object] = []
        own: list[object] = []
        one.subscribe(lambda table, message: own.append(message))
        two.subscribe(lambda table, message: heard.append((table, message)))
        async with asyncio.timeout(5):
            while not heard:
                one.publish("a", b"psst \xff")
                await asyncio.sleep(0.05)
        assert heard[0] == ("a", b"psst \xff")
        assert own == []
        await one.close()
        await two.close()

    asyncio.run(story())


def test_the_losers_of_a_commit_do_not_cost_the_others_their_rows(postgres: PostgresServer) -> None:
    async def story() -> None:
        one, two = await two_stores(postgres)
        await two.append(batch("a", 1))
        await one.append(batch("a", 2))
        await two.append(batch("b", 1))
        outcomes = await asyncio.gather(
            *(two.append(each) for each in (batch("a", 2, 3), batch("b", 2), batch("c", 1))),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes] == [Taken, type(None), type(None)]
        await two.append(batch("a", 3))
        await one.close()
        await two.close()

    asyncio.run(story())


@pytest.mark.parametrize("is_noted", [True, False], ids=["by a note", "by looking"])
def test_a_process_hears_of_the_rows_of_others(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, is_noted: bool
) -> None:
    async def story() -> None:
        one, two = await two_stores(postgres)
        heard: list[object] = []
        own: list[object] = []
        two.watch(lambda table, n: heard.append((table, n)))
        one.watch(lambda table, n: own.append((table, n)))
        await asyncio.sleep(0.1)
        if not is_noted:
            monkeypatch.setattr(Notices, "_hear", lambda *_: None)
            two._notices._line.drop()  # the next line listens with ears that hear nothing
        await one.append(batch("a", 1, 2))
        await until(heard)
        assert heard == [("a", 2)]
        assert own == []
        await one.close()
        await two.close()

    asyncio.run(story())


@pytest.mark.parametrize("is_before", [True, False], ids=["before it", "after it"])
def test_a_line_cut_around_the_commit_is_answered_truthfully(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, is_before: bool
) -> None:
    transact = writer._transact
    cuts: list[int] = []

    async def cut(connection: Connection, batches: list[Batch]) -> None:
        if not (is_before and not cuts):
            await transact(connection, batches)
        if not cuts:
            cuts.append(1)
            raise ConnectionResetError("planted")

    monkeypatch.setattr(writer, "_transact", cut)

    async def story(store: Store) -> None:
        await asyncio.gather(store.append(batch("a", 1, 2)), store.append(batch("b", 1)))
        assert await store.rows("a") == batch("a", 1, 2).rows
        assert await store.rows("b") == batch("b", 1).rows
        with pytest.raises(Taken):
            await store.append(batch("a", 2))

    in_store(PostgresStore(postgres.url), story)


def test_a_row_that_another_wrote_while_the_line_was_cut_is_taken(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    transact = writer._transact
    cuts: list[int] = []

    async def cut(connection: Connection, batches: list[Batch]) -> None:
        if not cuts:
            cuts.append(1)
            await transact(connection, [Batch([row("a", 1, body=b"another's")])])
            raise ConnectionResetError("planted")
        await transact(connection, batches)

    monkeypatch.setattr(writer, "_transact", cut)

    async def story(store: Store) -> None:
        with pytest.raises(Taken):
            await store.append(batch("a", 1))

    in_store(PostgresStore(postgres.url), story)


def test_without_a_server_batches_are_refused_and_later_kept(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.1)

    async def story(store: Store) -> None:
        await store.append(batch("a", 1))
        await asyncio.to_thread(postgres.stop)
        try:
            await asyncio.sleep(0.1)
            with pytest.raises(NotStored, match="cannot be reached"):
                await store.append(batch("b", 1))
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append(batch("a", 2))
        assert await store.rows("a") == batch("a", 1, 2).rows

    in_store(PostgresStore(postgres.url), story)


def test_a_full_disk_is_a_sentence_and_writing_resumes_by_itself(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    transact = writer._transact
    is_full = [True]

    async def planted(connection: Connection, batches: list[Batch]) -> None:
        if is_full:
            raise asyncpg.exceptions.DiskFullError("could not extend file")
        await transact(connection, batches)

    monkeypatch.setattr(writer, "_transact", planted)

    async def story(store: Store) -> None:
        together = [store.append(batch("a", 1)), store.append(batch("b", 1))]
        outcomes = await asyncio.gather(*together, return_exceptions=True)
        assert [str(each)[:31] for each in outcomes] == ["The database's disk is full, so"] * 2
        assert await store.rows("a") == []
        is_full.clear()
        await store.append(batch("a", 1))

    in_store(PostgresStore(postgres.url), story)


def test_a_bug_in_one_commit_does_not_stop_the_next(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn = PostgresWriter._learn
    bugs: list[Exception] = [ZeroDivisionError("planted")]

    async def broken(self: PostgresWriter, connection: Connection, batches: list[Batch]) -> None:
        if bugs:
            raise bugs.pop()
        await learn(self, connection, batches)

    monkeypatch.setattr(PostgresWriter, "_learn", broken)

    async def story(store: Store) -> None:
        with pytest.raises(ZeroDivisionError):
            await store.append(batch("a", 1))
        await store.append(batch("a", 1))

    in_store(PostgresStore(postgres.url), story)


def test_two_restarts_lose_and_double_nothing(postgres: PostgresServer) -> None:
    problems, acked = asyncio.run(restart(postgres, restarts=2, luck=Random(1)))
    assert problems == []
    assert acked > 50


def test_a_newer_schema_is_refused_with_a_sentence(postgres: PostgresServer) -> None:
    async def story() -> None:
        store = PostgresStore(postgres.url)
        await store.open()
        await store.close()
        connection = await asyncpg.connect(postgres.url)
        await connection.execute("insert into parlour_schema values (99)")
        await connection.close()
        await store.open()

    with pytest.raises(StoreError, match=r"newer Parlour \(schema 99"):
        asyncio.run(story())


def test_an_unreachable_database_is_a_sentence() -> None:
    with pytest.raises(StoreError, match="cannot be used for a room") as caught:
        in_store(PostgresStore("postgresql:///room?host=/nowhere&user=nobody"), nothing)
    assert caught.value.code == "no-store"


def test_processes_that_start_together_make_the_schema_once(postgres: PostgresServer) -> None:
    async def story() -> None:
        stores = [PostgresStore(postgres.url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({await store.secret() for store in stores}) == 1
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(story())


def test_a_database_that_may_not_be_written_refuses_with_a_sentence_and_says_so(
    postgres: PostgresServer,
) -> None:
    async def story(store: Store) -> None:
        admin = await asyncpg.connect(postgres.url)
        await admin.execute("alter database postgres set default_transaction_read_only = on")
        try:
            for work in (store.try_write(), store.append(batch("a", 1)), store.keep_rules("d", b"{}")):
                with pytest.raises(NotStored, match="may not be written"):
                    await work
            assert not store.health.is_writable
            assert await store.rows("a") == []
        finally:
            await admin.execute("alter database postgres reset default_transaction_read_only")
            await admin.close()

    in_store(PostgresStore(postgres.url), story)


@pytest.mark.parametrize("url", ["postgresql://room:s3c/ret@db/room", "postgresql://room:s3c@ret:port@db/r"])
def test_no_part_of_a_password_is_shown_where_an_address_cannot_be_read(url: str) -> None:
    with pytest.raises(StoreError) as refused:
        in_store(PostgresStore(url), nothing)
    assert "s3c" not in refused.value.sentence
    assert "ret" not in refused.value.sentence.replace("restored", "")
