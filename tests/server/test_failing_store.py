"""A store that cannot write: who runs the room is told, and who was here comes back to look."""

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.rules.finder import game_names
from parlour.server.alarms import sound_alarms
from parlour.server.logs import LOGGERS, start_logging
from parlour.server.metrics import Metrics
from parlour.storage.health import StoreHealth
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import NotStored
from parlour.tables.lobby import readiness
from tests.server.served import House, served

A_GAME = game_names()[0]


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged meanwhile."""
    before = {name: (logging.getLogger(name).handlers, logging.getLogger(name).level) for name in LOGGERS}
    stream = io.StringIO()
    start_logging("warning", stream)
    yield stream
    for name, (handlers, level) in before.items():
        logging.getLogger(name).handlers = handlers
        logging.getLogger(name).setLevel(level)


def logged(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@asynccontextmanager
async def a_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[House, SqliteStore]]:
    """A room on SQLite that asks its store anew each time."""
    monkeypatch.setattr(readiness, "_KNOWN_FOR", 0)
    store = SqliteStore(tmp_path / "room.db")
    async with served(store=store) as house:
        yield house, store


def lock(store: SqliteStore, *, on: bool) -> None:
    """From now on SQLite refuses every write, or none."""
    store._written.execute(f"pragma query_only = {'on' if on else 'off'}")


def test_a_store_that_cannot_write_is_not_ready_and_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: io.StringIO
) -> None:
    async def story() -> None:
        async with a_room(tmp_path, monkeypatch) as (house, store):
            assert (await house.ask("GET", "/readyz")).status == 200
            lock(store, on=True)
            for _ in range(3):
                assert (await house.ask("GET", "/readyz")).status == 503
            text = house.serving.metrics.text()
            assert "parlour_store_writable 0" in text
            assert 'parlour_store_failures_total{kind="write"} 3' in text
            lock(store, on=False)
            assert (await house.ask("GET", "/readyz")).status == 200
            assert "parlour_store_writable 1" in house.serving.metrics.text()

    asyncio.run(story())
    assert [(line["what"], line.get("reason")) for line in logged(lines)] == [
        ("the store cannot write", "SQLITE_READONLY"),
        ("the store writes again", None),
    ]


def test_a_move_that_is_not_stored_is_told_of_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: io.StringIO
) -> None:
    async def story() -> None:
        async with a_room(tmp_path, monkeypatch) as (house, store):
            key = await house.person()
            line = await house.line(key, await house.table(key, game=A_GAME))
            await line.hear("welcome")
            lock(store, on=True)
            refused = await line.answer({"t": "sit", "id": 1, "seat": 0, "name": "Ann"})
            assert refused["code"] == "not-stored"
            lock(store, on=False)

    asyncio.run(story())
    assert [line["what"] for line in logged(lines)] == ["the store cannot write"]


def test_who_lost_the_line_comes_back_and_watches_while_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_room(tmp_path, monkeypatch) as (house, store):
            key = await house.person()
            table = await house.table(key, game=A_GAME)
            line = await house.line(key, table)
            await line.answer({"t": "sit", "id": 1, "seat": 0, "name": "Ann"})
            await line.socket.close()
            lock(store, on=True)
            early = await house.line(key, table)  # its ticket is of the time before the failure was known
            assert await early.closed() == 1013
            again = await house.line(key, table)
            assert (await again.hear("welcome"))["you"] == 0
            lock(store, on=False)

    asyncio.run(story())


def test_a_store_that_goes_on_failing_is_logged_once_a_minute(lines: io.StringIO) -> None:
    now = 0.0
    health = StoreHealth()
    sound_alarms(health, Metrics(), lambda: now)
    full = NotStored("not-stored", "The room's disk is full.")
    for second in range(100):
        now = float(second)
        health.wrote([full])
    health.wrote([None])
    assert [(line["what"], line["more"]) for line in logged(lines)] == [
        ("the store cannot write", 0),
        ("the store cannot write", 59),
        ("the store writes again", 39),
    ]


def test_a_row_that_others_had_taken_is_no_failure_and_no_recovery() -> None:
    health = StoreHealth()
    taken = NotStored("row-taken", "Somebody was faster.")
    health.wrote([taken])
    assert health.is_writable
    health.wrote([NotStored("not-stored", "Full."), None])
    health.wrote([taken])
    assert not health.is_writable
