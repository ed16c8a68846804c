"""`python -m tests.storage.postgres_restarts --restarts 20`: a server that goes down amid appends."""

import argparse
import asyncio
import sys
import time
from random import Random
from typing import Final

from parlour.storage.postgres import PostgresStore
from parlour.storage.rows import Batch, Row
from parlour.storage.store import NotStored, Taken
from tests.storage.postgres_server import PostgresServer, emptied, shared_server
from tests.storage.samples import row, table_line

TABLES: Final = [f"table-{i}" for i in range(8)]


class _Player:
    """Appends to one table without end, and remembers what it was told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acked: list[Row] = []
        self.refusals = 0
        self.lies: list[str] = []

    async def play(self, store: PostgresStore, end: asyncio.Event) -> None:
        """Each try has its own body: what was refused and is there all the same will be seen."""
        tries = 0
        while not end.is_set():
            tries += 1
            n = len(self.acked) + 1
            rows = [row(self.table, n + i, body=b'{"try":%d}' % tries) for i in range(1 + tries % 2)]
            await self._append(store, Batch(rows, table_line(self.table) if tries % 20 == 0 else None))

    async def _append(self, store: PostgresStore, batch: Batch) -> None:
        try:
            await store.append(batch)
        except Taken:
            self.lies.append(f"{self.table} {batch.rows[0].n} was said to be another's")
        except NotStored:
            self.refusals += 1
            await asyncio.sleep(0.01)
        else:
            self.acked += batch.rows

    async def problems(self, store: PostgresStore) -> list[str]:
        kept = await store.rows(self.table)
        told = f"{self.table} keeps {len(kept)} rows, and {len(self.acked)} were acknowledged"
        return self.lies[:3] + ([told] if kept != self.acked else [])


async def restart(server: PostgresServer, *, restarts: int, luck: Random) -> tuple[list[str], int]:
    """What was lost, doubled or misreported, and how many rows were acknowledged."""
    await emptied(server.url)
    store, end = PostgresStore(server.url), asyncio.Event()
    await store.open()
    players = [_Player(table) for table in TABLES]
    playing = [asyncio.create_task(player.play(store, end)) for player in players]
    for _ in range(restarts):
        await asyncio.sleep(luck.uniform(0.05, 0.4))
        await asyncio.to_thread(server.stop, luck.choice(("immediate", "fast")))
        await asyncio.sleep(luck.uniform(0, 0.3))
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.2)
    end.set()
    await asyncio.gather(*playing)
    problems = [problem for player in players for problem in await player.problems(store)]
    await store.close()
    return problems, sum(len(player.acked) for player in players)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--restarts", type=int, default=20)
    options.add_argument("--seed", type=int, default=int(time.time()))
    given = options.parse_args()
    server = shared_server()
    if server is None:
        print("SKIPPED: there is no PostgreSQL on this machine")
        return
    problems, acked = asyncio.run(restart(server, restarts=given.restarts, luck=Random(given.seed)))
    print(
        f"{given.restarts} restarts (seed {given.seed}), {acked} rows acknowledged: {len(problems)} problems"
    )
    print(*problems, sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
