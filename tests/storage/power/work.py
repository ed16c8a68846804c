"""What the recorded process does: eight tables append as fast as they may, and note each row that was kept.

`python -m tests.storage.power.work FOLDER BATCHES MUTANT` ends without closing anything, as a kill would.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from parlour.storage.rows import Batch, Row, tournament_log, tournament_of
from parlour.storage.sqlite import SqliteStore, file
from parlour.storage.store import Told
from tests.storage.samples import entrant_line, game_line, table_line, tournament_line

TABLES: Final = [*(f"table-{i}" for i in range(7)), tournament_log("cup-7")]
PAGES_A_CHECKPOINT: Final = 60
"""Fewer than in earnest, so that many cuts fall into the copying of the log into the file."""


def row(table: str, n: int) -> Row:
    """The row that is always written under this number."""
    return Row(table, n, 1000 + n, "move", n % 4, "seat", f'{{"verb":"{table}","amount":{n * n}}}'.encode())


class EarlyStore(SqliteStore):
    """The mutant that acknowledges before the commit."""

    def put(self, batch: Batch, told: Told) -> None:
        if batch.rows and batch.rows[0].kind == "open":  # a table that is not there cannot be played at
            super().put(batch, told)
            return
        super().put(batch, lambda outcome: None)
        asyncio.get_running_loop().call_soon(told, None)


async def _work(folder: Path, batches: int, mutant: str) -> None:
    store = (EarlyStore if mutant == "early" else SqliteStore)(folder / "room.db")
    await store.open()
    store._written.execute(f"pragma wal_autocheckpoint = {PAGES_A_CHECKPOINT}")
    acks = os.open(folder / "acks", os.O_CREAT | os.O_RDWR)
    await asyncio.gather(*(_play(store, table, batches, acks) for table in TABLES))
    os._exit(0)


async def _play(store: SqliteStore, table: str, batches: int, acks: int) -> None:
    n = len(await store.rows(table))
    for i in range(batches):
        rows = [row(table, n + k) for k in range(1, 2 + i % 3)]
        await store.append(_with_lines(Batch(rows), i) if i % 10 == 0 else Batch(rows))
        n = rows[-1].n
        os.pwrite(acks, f"{table} {n}".encode(), 0)
        await asyncio.sleep(0)


def _with_lines(batch: Batch, number: int) -> Batch:
    table, n = batch.rows[0].table, batch.rows[0].n
    tournament = tournament_of(table)
    if tournament:
        entrants = [entrant_line(tournament, number), entrant_line(tournament, 0, place=n)]
        return replace(batch, tournament=tournament_line(tournament, changed=n), entrants=entrants)
    return replace(batch, table=table_line(table, changed=n), game=game_line(table, number))


def main(folder: str, batches: str, mutant: str) -> None:
    if mutant == "normal":
        file.SYNCHRONOUS = "normal"  # type: ignore[misc]
    asyncio.run(_work(Path(folder), int(batches), mutant))


if __name__ == "__main__":
    main(*sys.argv[1:])
