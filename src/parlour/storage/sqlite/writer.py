# parlour: hot
"""One thread that writes to SQLite: whatever is ready goes into one commit, and all who wait hear at once.

A commit costs nearly the same however many rows it carries, so under load rows share it: the next one begins
a moment after the last at the earliest, and a row that comes after a quiet moment does not wait at all.
Rows are inserted many at a time: between two calls of SQLite this thread has to wait for the interpreter.
"""

import sqlite3
from asyncio import AbstractEventLoop, Handle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Final

from parlour.storage.fence import Fence
from parlour.storage.rows import Batch, Row
from parlour.storage.sqlite.file import is_damage
from parlour.storage.sqlite.lines import COLUMNS, keep_entrant, keep_game, keep_table, keep_tournament
from parlour.storage.store import NotStored, Taken, Told, damaged_store

Write = Callable[[sqlite3.Connection], object]
"""A small change that is no batch; it runs inside the writer's transaction."""

_MOST_ORDERS: Final = 1000
_ROWS_A_STATEMENT: Final = 64
APART: Final = 0.004
"""Seconds from the beginning of one commit to that of the next: a commit takes some 0.3 ms of processor time,
so 250 of them a second take a tenth of a core at most."""
_APART_FOR_EACH: Final = 0.0004
_FARTHEST: Final = 0.012
"""Above some 2,500 rows a second commits move this far apart: whoever plays waits longer for the loop."""
_SENTENCES: Final = {
    "SQLITE_FULL": "The room's disk is full, so this was not kept. Play goes on when there is space again.",
    "SQLITE_READONLY": "The room's file may not be written, so this was not kept.",
    "SQLITE_BUSY": "Another program holds the room's file, so this was not kept.",
}


class _Order:
    """Something to be kept, and who is told what came of it."""

    def __init__(self, work: Batch | Write, told: Told) -> None:
        self.work = work
        self.told = told


class Writer:
    """Commits orders in the order in which they were put, many at a time.

    Whatever is put while a commit runs waits on the loop's side for the next one: the threads meet twice a
    commit, not twice an order.
    """

    def __init__(
        self, connection: sqlite3.Connection, loop: AbstractEventLoop, noted: Callable[[list[object]], None]
    ) -> None:
        self._connection = connection
        self._loop = loop
        self._noted = noted
        self._ready: list[_Order] = []
        self._coming: Handle | None = None
        """The hand-over of what is ready, once there is something and the thread is free."""
        self._is_writing = False
        self._earliest = 0.0
        self._orders: SimpleQueue[list[_Order]] = SimpleQueue()
        self._fence = Fence()
        self._is_stopping = False
        self._worker = Thread(target=self._run, name="parlour-writer", daemon=True)
        self._worker.start()

    def put(self, work: Batch | Write, told: Told) -> None:
        """Tell when it is durable; on the loop, and never blocks."""
        if self._is_stopping:
            closing = NotStored("not-stored", "The room is closing, so this was not kept.")
            self._loop.call_soon(told, closing)
            return
        self._ready.append(_Order(work, told))
        if self._coming is None and not self._is_writing:
            self._hand_over_soon()

    async def stop(self) -> None:
        """End the thread when everything that was put is kept."""
        self._is_stopping = True
        if self._coming is not None:
            self._coming.cancel()
        if not self._is_writing:
            self._hand_over()
        await self._loop.run_in_executor(None, self._worker.join)

    def _hand_over_soon(self) -> None:
        """Hand over when all that has come by now is put, and not too soon after the last time."""
        wait = self._earliest - self._loop.time()
        later = self._loop.call_later(wait, self._hand_over) if wait > 0 else None
        self._coming = later or self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the thread what is ready; an empty list is the last of all."""
        orders, self._ready = self._ready[:_MOST_ORDERS], self._ready[_MOST_ORDERS:]
        self._coming, self._is_writing = None, bool(orders)
        self._earliest = self._loop.time() + min(max(APART, len(orders) * _APART_FOR_EACH), _FARTHEST)
        if orders or self._is_stopping:
            self._orders.put(orders)

    def _run(self) -> None:
        while self._write_next():
            pass

    def _write_next(self) -> bool:
        """Return whether there may be more to write; while it waits the thread holds on to nothing that it
        wrote."""
        orders = self._orders.get()
        results = self._commit(orders) if orders else []
        with suppress(RuntimeError):  # the loop was closed, so nobody waits any more
            if orders:
                self._loop.call_soon_threadsafe(self._committed, orders, results)
        return bool(orders)

    def _committed(self, orders: list[_Order], results: list[object]) -> None:
        """Let the disk go on with what has come meanwhile, while everybody hears of what is kept."""
        self._is_writing = False
        self._noted(results)
        if self._is_stopping:
            self._hand_over()
        elif self._ready:
            self._hand_over_soon()
        for order, result in zip(orders, results, strict=True):
            self._tell(order, result)

    def _tell(self, order: _Order, result: object) -> None:
        """Tell each what came of it; whatever goes wrong with one of them, the others hear of theirs."""
        try:
            order.told(result)
        except Exception as error:
            self._loop.call_exception_handler({"message": "what was kept is not shown", "exception": error})

    def _commit(self, orders: list[_Order]) -> list[object]:
        """Return what comes of each order: its result, or why it is refused."""
        try:
            return self._keep([order.work for order in orders])
        except Exception as error:  # even of a bug whoever waits must hear, and the thread goes on
            self._forget()
            if len(orders) == 1 or isinstance(error, sqlite3.OperationalError):
                return [_refusal_for(error) for _ in orders]
        return [result for order in orders for result in self._commit([order])]

    def _forget(self) -> None:
        self._fence.forget()
        with suppress(sqlite3.Error):
            self._connection.rollback()

    def _keep(self, works: list[Batch | Write]) -> list[object]:
        """Commit one transaction; a batch whose rows are taken is left out of it."""
        self._fence.stay_small()
        for table in self._fence.strangers(work for work in works if isinstance(work, Batch)):
            self._fence.learn(table, self._look_up(table))
        refused = {
            place: refusal
            for place, work in enumerate(works)
            if isinstance(work, Batch) and (refusal := self._fence.refusal(work))
        }
        if not refused:
            return self._transact(works)
        results = iter(self._transact([work for place, work in enumerate(works) if place not in refused]))
        return [refused[place] if place in refused else next(results) for place in range(len(works))]

    def _look_up(self, table: str) -> int:
        (found,) = self._connection.execute("select max(n) from log where table_key = ?", (table,)).fetchone()
        return found or 0

    def _transact(self, works: list[Batch | Write]) -> list[object]:
        rows = [row for work in works if isinstance(work, Batch) for row in work.rows]
        if len(rows) <= _ROWS_A_STATEMENT and all(map(_is_bare, works)):
            self._insert(rows)  # one statement is a transaction of its own
            return [None] * len(works)
        self._connection.execute("begin immediate")
        self._insert(rows)
        results = [self._do(work) for work in works]
        self._connection.commit()
        return results

    def _insert(self, rows: list[Row]) -> None:
        for start in range(0, len(rows), _ROWS_A_STATEMENT):
            some = rows[start : start + _ROWS_A_STATEMENT]
            self._connection.execute(_insert_of(len(some)), list(chain.from_iterable(some)))

    def _do(self, work: Batch | Write) -> object:
        if not isinstance(work, Batch):
            return work(self._connection)
        if work.table is not None:
            keep_table(self._connection, work.table)
        if work.game is not None:
            keep_game(self._connection, work.game)
        if work.tournament is not None:
            keep_tournament(self._connection, work.tournament)
        for entrant in work.entrants:
            keep_entrant(self._connection, entrant)
        return None


def _is_bare(work: Batch | Write) -> bool:
    """Return whether it is nothing but rows."""
    if not isinstance(work, Batch) or work.table is not None or work.game is not None:
        return False
    return work.tournament is None and not work.entrants


@cache
def _insert_of(rows: int) -> str:
    """Return the statement for so many rows; a row that is taken ends the whole transaction at once.

    Otherwise SQLite copies each page that it changes into a scratch file, to take back this statement alone.
    """
    places = f"({', '.join('?' * len(COLUMNS))})"
    return f"insert or rollback into log ({', '.join(COLUMNS)}) values {', '.join([places] * rows)}"


def _refusal_for(error: Exception) -> Exception:
    if not isinstance(error, sqlite3.Error):
        return error
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_CONSTRAINT_UNIQUE":
        return Taken("row-taken", "Another program has kept a row of this number already.")
    known = [sentence for start, sentence in _SENTENCES.items() if name.startswith(start)]
    usual = f"The room cannot write now ({error}); nothing was kept."
    refusal = damaged_store() if is_damage(error) else NotStored("not-stored", known[0] if known else usual)
    refusal.__cause__ = error  # so that the log can name SQLite's own word for it
    return refusal
