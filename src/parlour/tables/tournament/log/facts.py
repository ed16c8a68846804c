"""Facts on their way into the log: each is checked when its turn comes, and stored with what follows from it.

All that waits is written as one batch. Where another process was faster the book is read again and the facts
are made anew of what it says then; where the store fails nothing has happened.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.storage.rows import Batch, TournamentLine
from parlour.storage.rows import Row as StoredRow
from parlour.storage.store import Store, StoreError, Taken
from parlour.tables.refusals import table_refusal
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.lines import entrant_lines, rated_line, tournament_line
from parlour.tournaments.log.rows import Fact, Row

MakeFacts = Callable[[TournamentBook], Iterable[Fact]]
"""Makes facts of the tournament as it is now: none where nothing is left to do; or raises a refusal, before
the first. Each is folded before the next one is asked for."""
OnRows = Callable[[list[Row]], None]
_TRIES: Final = 20
_AT_ONCE: Final = 200


class _Waiting:
    """Facts to come, and whoever waits for them."""

    def __init__(self, make_facts: MakeFacts, done: "asyncio.Future[None] | None") -> None:
        self.make_facts = make_facts
        self.done = done
        self.tries = 0

    def answer(self, error: ParlourError | None) -> None:
        if self.done is None or self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class FactQueue:
    """Writes a tournament's log; `on_rows` is told once of all rows that are stored, ours or not."""

    def __init__(self, book: TournamentBook, store: Store, on_rows: OnRows) -> None:
        self.book = book
        self._store = store
        self._on_rows = on_rows
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._hinted = 0
        self._line: TournamentLine | None = None
        self._shown = book.n

    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def submit(self, make_facts: MakeFacts) -> None:
        """Have facts stored as soon as it is their turn."""
        self._waiting.append(_Waiting(make_facts, None))
        self._go_on()

    async def add(self, make_facts: MakeFacts) -> None:
        """Have facts stored, and return when they are; or raise why not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(make_facts, done))
        self._go_on()
        await done

    async def stored(self) -> None:
        """Wait until everything that the book says is stored."""
        while self.book.is_ahead and self._task is not None:
            await asyncio.wait([self._task])

    async def catch_up(self) -> None:
        """Wait until the book says all that is stored and no more; StoreError where that cannot be read."""
        await self.stored()
        while await self._store.rows(self.book.log, self.book.n, most=1):
            self.hint(self.book.n + 1)
            if self._task is not None:
                await asyncio.wait([self._task])
            await self.stored()

    def hint(self, n: int) -> None:
        """Read what somebody else may have stored, up to row n."""
        self._hinted = max(self._hinted, n)
        if n > self.book.n:
            self._go_on()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        for each in self._waiting:
            each.answer(table_refusal("not-stored"))

    def _go_on(self) -> None:
        if not self.is_busy():
            self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        while self._waiting or self._hinted > self.book.n:
            if self._hinted > self.book.n and not self.book.is_ahead:
                await self._catch_up()
            waiting, self._waiting = self._waiting[:_AT_ONCE], self._waiting[_AT_ONCE:]
            if waiting:
                await self._write(waiting)

    async def _catch_up(self) -> None:
        hinted, self._hinted = self._hinted, 0
        try:
            rows = await self.book.read(self.book.n)
        except StoreError:
            return
        if rows:
            self._show(rows)
        elif hinted > self.book.n:
            self._hinted = 0

    async def _write(self, waiting: list[_Waiting]) -> None:
        """Make the facts of all who wait and store them together."""
        if not self.book.is_read and not await self._read_again(waiting):
            return
        accepted = [each for each in waiting if self._direct(each)]
        added, kept = self.book.to_store()
        if not added:
            for each in accepted:
                each.answer(None)
            return
        batch = self._batch(added, kept)
        try:
            await self._store.append(batch)
        except Taken:
            self.book.is_read = False
            self._try_again(accepted)
        except StoreError:
            self.book.is_read = False
            for each in accepted:
                each.answer(table_refusal("not-stored"))
            await self._read_again([])
        else:
            self.book.is_ahead, self._line = False, batch.tournament or self._line
            for each in accepted:
                each.answer(None)
            self._show(added)

    def _show(self, rows: list[Row]) -> None:
        self._shown = self.book.n
        self._on_rows(rows)

    def _direct(self, waiting: _Waiting) -> bool:
        """Fold the facts of one who waits, with what follows; return whether they were not refused."""
        try:
            for fact in waiting.make_facts(self.book):
                self.book.direct(fact)
        except ParlourError as error:
            waiting.answer(error)
            return False
        return True

    def _try_again(self, accepted: list[_Waiting]) -> None:
        for each in accepted:
            each.tries += 1
            if each.tries > _TRIES:
                each.answer(table_refusal("not-stored"))
        self._waiting[:0] = [each for each in accepted if each.tries <= _TRIES]

    async def _read_again(self, waiting: list[_Waiting]) -> bool:
        """Read the book anew; where that fails, those who wait hear it."""
        try:
            rows = await self.book.read()
        except StoreError:
            for each in waiting:
                each.answer(table_refusal("not-stored"))
            return False
        new = rows[self._shown :]
        if new:
            self._show(new)
        return True

    def _batch(self, added: list[Row], kept: list[StoredRow]) -> Batch:
        line = tournament_line(self.book)
        known = self._line and msgspec.structs.replace(self._line, changed=line.changed)
        is_same = line == known
        entrants, game = entrant_lines(self.book, added), rated_line(self.book, added)
        return Batch(kept, game=game, tournament=None if is_same else line, entrants=entrants)
