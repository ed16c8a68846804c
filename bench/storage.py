"""What keeping a row costs: rows a second, CPU and waiting, by store and by how many tables append at once.

Usage: python bench/storage.py [--seconds 2] [--postgres URL] [--folder FOLDER]

Each table appends its next row when the last one is kept, so up to as many rows share a commit as there are
tables. CPU is that of this process (for PostgreSQL the server's own comes on top). Then: how long it takes to
renew the leases of all played tables, a statement for each of them (eight at a time) and one for all; a lease
lasts two seconds. Lastly: how long a room's file with 10,000 sleeping tables of 30 rows takes to open, to
list and to wake one table.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from parlour.storage.memory import MemoryStore
from parlour.storage.postgres import PostgresStore
from parlour.storage.rows import Batch, Row, TableLine
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Store
from tests.storage.postgres_server import PostgresServer, binaries, emptied

AT_ONCE: Final = (1, 16, 128, 1000)
LEASED: Final = (400, 1667)
SINGLY: Final = 8
"""So many leases are asked for at a time where each has a statement of its own."""
RENEWALS: Final = 5
SLEEPING: Final = 10_000
BODY: Final = b'{"move":{"verb":"SWAP","slots":[0,2]},"took":1234}'


class Cost(NamedTuple):
    """What was measured while so many tables appended."""

    at_once: int
    rows_a_second: float
    cpu: float
    p50: float
    p99: float


def row(table: str, n: int) -> Row:
    return Row(table, n, 1_700_000_000_000 + n, "move", n % 4, "seat", BODY)


async def appending(store: Store, table: str, end: float) -> list[float]:
    """Return how long each row took, in milliseconds."""
    waits: list[float] = []
    while (began := time.perf_counter()) < end:
        await store.append(Batch([row(table, len(waits) + 1)]))
        waits.append((time.perf_counter() - began) * 1000)
    return waits


async def cost(store: Store, at_once: int, seconds: float) -> Cost:
    tables = [f"{at_once}-table-{i}" for i in range(at_once)]
    began, cpu = time.perf_counter(), time.process_time()
    found = await asyncio.gather(*(appending(store, table, began + seconds) for table in tables))
    took, cpu = time.perf_counter() - began, time.process_time() - cpu
    waits = sorted(wait for each in found for wait in each)
    rows = len(waits)
    return Cost(at_once, rows / took, cpu / rows * 1e6, statistics.median(waits), waits[int(rows * 0.99)])


async def costs(store: Store, seconds: float) -> list[Cost]:
    await store.open()
    found = [await cost(store, at_once, seconds) for at_once in AT_ONCE]
    await store.close()
    return found


async def lease_singly(store: Store, tables: list[str], now: int) -> None:
    for first in range(0, len(tables), SINGLY):
        some = tables[first : first + SINGLY]
        await asyncio.gather(*(store.lease(table, "me", now + 2_000, now) for table in some))


async def lease_together(store: Store, tables: list[str], now: int) -> None:
    assert await store.lease_all(tables, "me", now + 2_000, now) == set(tables)


async def show_leases(name: str, store: Store) -> None:
    """Print the median and the longest time of a renewal, by how many tables are played."""
    await store.open()
    print(f"\n{name}: leases renewed\n{'tables':>15}{'':>12}{'median ms':>12}{'longest ms':>12}")
    for count in LEASED:
        tables = [f"{count}-table-{i}" for i in range(count)]
        for words, renew in (("one by one", lease_singly), ("together", lease_together)):
            took = []
            for now in range(RENEWALS):
                began = time.perf_counter()
                await renew(store, tables, now)
                took.append((time.perf_counter() - began) * 1000)
            print(f"{count:15}{words:>12}{statistics.median(took):12.1f}{max(took):12.1f}")
    await store.close()


def show(name: str, found: list[Cost]) -> None:
    print(f"\n{name}\n{'tables at once':>15}{'rows/s':>10}{'CPU µs/row':>12}{'p50 ms':>9}{'p99 ms':>9}")
    for each in found:
        print(f"{each.at_once:15}{each.rows_a_second:10.0f}{each.cpu:12.1f}{each.p50:9.2f}{each.p99:9.2f}")


async def wake(path: Path) -> None:
    """Fill a file with sleeping tables, and time what a room does with it when it starts."""
    store = SqliteStore(path)
    await store.open()
    for start in range(0, SLEEPING, 500):
        await asyncio.gather(*(store.append(asleep(i)) for i in range(start, start + 500)))
    await store.close()
    steps: dict[str, Callable[[], object]] = {
        "open": store.open,
        "list 200 tables": lambda: store.tables(status=("open", "playing")),
        "wake one table": lambda: store.rows("t5000"),
    }
    print(f"\n{SLEEPING} sleeping tables, {path.stat().st_size / 1e6:.0f} MB")
    for name, step in steps.items():
        began = time.perf_counter()
        await step()  # type: ignore[misc]
        print(f"{name:>15}{(time.perf_counter() - began) * 1000:10.1f} ms")
    await store.close()


def asleep(i: int) -> Batch:
    line = TableLine(f"t{i}", i, i, "playing", True, "a-game", "", 4, 2, "7")
    return Batch([row(f"t{i}", n) for n in range(1, 31)], line)


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--seconds", type=float, default=2)
    wishes.add_argument(
        "--postgres", default="", help="an empty database; otherwise a private server is started"
    )
    wishes.add_argument("--folder", default=None, help="where SQLite's files go: the disk decides")
    given = wishes.parse_args()
    show("memory", asyncio.run(costs(MemoryStore(), given.seconds)))
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        show("SQLite", asyncio.run(costs(SqliteStore(Path(folder) / "room.db"), given.seconds)))
        asyncio.run(show_leases("SQLite", SqliteStore(Path(folder) / "leases.db")))
        asyncio.run(wake(Path(folder) / "sleeping.db"))
    programs = binaries()
    if given.postgres:
        measure_postgres(given.postgres, given.seconds)
    elif programs is not None:
        server = PostgresServer(programs, is_durable=True)
        measure_postgres(server.url, given.seconds)
        server.remove()


def measure_postgres(url: str, seconds: float) -> None:
    asyncio.run(emptied(url))
    show("PostgreSQL", asyncio.run(costs(PostgresStore(url), seconds)))
    asyncio.run(show_leases("PostgreSQL", PostgresStore(url)))


if __name__ == "__main__":
    main()
