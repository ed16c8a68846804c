"""What age costs: tables with ever more moves behind them, and a room with 10,000 tables asleep."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bench.room.load import parlour_tables
from bench.room.servers import Watched
from bench.room.tables import LoadTable, post_json
from parlour.storage.rows import Batch, Row
from parlour.storage.sqlite import SqliteStore

AGES: Final = (100, 1_000, 10_000)
SLEEPING: Final = 10_000
_TABLES: Final = 8
_SEATS: Final = 4
_WINDOW: Final = 400
"""The cost at an age is that of so many moves before and after it."""
_FULL: Final = 2_500
"""After so many rows at each table SQLite's cache (2 MB, whoever's pages they are) is full."""
_ROWS: Final = 30
_PATIENCE: Final = 1_800.0
Server = Callable[[], AbstractContextManager[Watched]]


class Aged(NamedTuple):
    """A table at an age: moves per CPU-second there, and kilobytes in memory."""

    age: int
    per_cpu: float
    memory: float


class Asleep(NamedTuple):
    """A room with so many sleeping tables: seconds until it is open, to list tables, and to wake one."""

    tables: int
    opened: float
    listed: float
    woken: float


def growth(server: Server, ages: Sequence[int]) -> tuple[list[Aged], float]:
    """Return tables at these ages, and how long it takes a new process to wake one of the oldest."""
    with server() as first:
        aged, key = asyncio.run(_grow_tables(first, ages))
    with server() as second:
        line = HTTPConnection(second.host)
        asked = _ticket(line, key)
        return aged, _seconds(lambda: post_json(line, *asked))


async def _grow_tables(server: Watched, ages: Sequence[int]) -> tuple[list[Aged], str]:
    before, aged = await _fill_memory(server), list[Aged]()
    tables = await parlour_tables(server, _TABLES, _SEATS)
    for age in ages:
        await _play_to(tables, age - _WINDOW // 2)
        cpu, moves = server.cpu(), sum(table.settled for table in tables)
        await _play_to(tables, age + _WINDOW)
        moves, cpu = sum(table.settled for table in tables) - moves, server.cpu() - cpu
        aged.append(Aged(age, moves / max(cpu, 0.01), (server.memory() - before) / _TABLES / 1024))
    for table in tables:
        table.close()
    return aged, tables[0].key


async def _fill_memory(server: Watched) -> int:
    """Return the server's memory once whatever all tables share is full."""
    others = await parlour_tables(server, _TABLES, _SEATS)
    await _play_to(others, _FULL)
    for table in others:
        table.close()
    await asyncio.sleep(0.5)
    return server.memory()


async def _play_to(tables: list[Any], age: int) -> None:
    """Play at all tables, each as fast as it is acknowledged, until they have so many rows."""

    def settled(table: LoadTable) -> None:
        if table.settled < age:
            table.go_on()

    for table in tables:
        table.on_settled = settled
        settled(table)
    until = time.perf_counter() + _PATIENCE
    while any(table.settled < age for table in tables):
        if time.perf_counter() > until:
            raise SystemExit(f"the tables did not come to {age} moves")
        await asyncio.sleep(0.005)


def _ticket(line: HTTPConnection, table: str) -> tuple[str, dict[str, Any], str]:
    """Return what is posted to come in as somebody new."""
    key = str(post_json(line, "/api/person", {"name": "Late"})["key"])
    return f"/api/tables/{table}/ticket", {}, key


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def sleeping(server: Server, file: Path, number: int) -> Asleep:
    """Measure a room over a file with so many tables, each with a game that has begun."""
    with server() as first:
        key = asyncio.run(_one_table(first))
    asyncio.run(_multiply(file, key, number))
    began = time.perf_counter()
    with server() as second:
        opened = time.perf_counter() - began
        line = HTTPConnection(second.host)
        asked = _ticket(line, f"{key}-{number // 2}")
        listed = _seconds(lambda: _read(line, "/api/tables"))
        return Asleep(number, opened, listed, _seconds(lambda: post_json(line, *asked)))


def _read(line: HTTPConnection, path: str) -> bytes:
    line.request("GET", path)
    return line.getresponse().read()


async def _one_table(server: Watched) -> str:
    tables = await parlour_tables(server, 1, _SEATS)
    await _play_to(tables, _ROWS)
    tables[0].close()
    key: str = tables[0].key
    return key


async def _multiply(file: Path, key: str, number: int) -> None:
    """Copy a table until there are so many."""
    store = SqliteStore(file)
    await store.open()
    rows, line = await store.rows(key), await store.table(key)
    assert line is not None, "the table is listed"
    for start in range(0, number, 500):
        names = [f"{key}-{place}" for place in range(start, min(start + 500, number))]
        await asyncio.gather(
            *(store.append(Batch(_rename_table(rows, name), replace(line, table=name))) for name in names)
        )
    await store.close()


def _rename_table(rows: list[Row], table: str) -> list[Row]:
    return [row._replace(table=table) for row in rows]
