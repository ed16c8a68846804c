# parlour: hot
"""A table's queue of commands: each becomes rows, one batch at a time, and counts when it is stored.

There is no task here: callbacks of the store are all. Whatever is asked meanwhile waits its turn.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from parlour.engine.errors import ParlourError
from parlour.storage.rows import Batch, GameLine, Row, TableLine
from parlour.storage.store import Store, Taken
from parlour.tables.clock import Clock
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import Begin, End
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.people.session import Asker
from parlour.tables.refusals import table_refusal
from parlour.tables.state import TableState

MakeRows = Callable[[], list[Pending]]
"""Makes rows of the table as it is now: none where nothing is left to do; or raises a refusal."""
Done = Callable[[ParlourError | None, int], None]
"""Told how it went: a refusal, or the number of the last row."""


class Command:
    """Something that is to become rows: made when its turn comes, and again when others were faster.

    `asker` is the session that asked, and the id that a state may answer instead of `done`.
    """

    def __init__(self, make_rows: MakeRows, done: Done, asker: Asker | None, *, is_urgent: bool) -> None:
        self.make_rows = make_rows
        self.done = done
        self.asker = asker
        self.is_urgent = is_urgent
        self.tries = 0


class CommandQueue:
    """Has commands stored as rows; `settled` is told of all rows that have become part of the state."""

    def __init__(self, state: TableState, store: Store, clock: Clock, limits: TableLimits) -> None:
        self.state = state
        self.store = store
        self.clock = clock
        self.limits = limits
        self.settled: Callable[[list[Row], Command | None], None] = _settle_nothing
        self.last_used = clock.now()
        self._refusal: ParlourError | None = None
        self._waiting: list[Command] = []
        self._is_flying = False
        self._is_starting = False
        self._hinted = 0

    def is_busy(self) -> bool:
        """Return whether something is being stored, or waits for it."""
        return self._is_flying or bool(self._waiting)

    def refuse_all(self, why: ParlourError) -> None:
        """Take no command from now on; the first reason counts."""
        self._refusal = self._refusal or why

    def release(self) -> None:
        """Forget the table, so that it is freed; whoever still asks hears that it was not stored."""
        self.refuse_all(table_refusal("not-stored"))
        self.settled = _settle_nothing

    def submit(
        self,
        make_rows: MakeRows,
        done: Done | None = None,
        *,
        asker: Asker | None = None,
        urgent: bool = False,
    ) -> None:
        """Have rows stored as soon as it is their turn; `done` answers, or the state that follows.

        What is urgent, such as bots' moves, never has to stay outside and takes nobody's place: all seats may
        answer at once, and more.
        """
        self.last_used = self.clock.now()
        answer = done or (partial(asker[0].answered, asker[1]) if asker else _tell_nobody)
        if self._refusal is not None:
            answer(self._refusal, 0)
        elif not urgent and self._is_flying and self._is_full():
            answer(table_refusal("slow-down"), 0)
        else:
            self._waiting.append(Command(make_rows, answer, asker, is_urgent=urgent))
            self._go_on()

    def _is_full(self) -> bool:
        """Return whether as many commands wait as may, beside those that never stay outside."""
        count = sum(1 for command in self._waiting if not command.is_urgent)
        return count >= self.limits.waiting + len(self.state.chairs)

    def _go_on(self) -> None:
        """Start what waits until something is in flight; what is asked meanwhile is met by the same loop."""
        if self._is_starting:
            return
        self._is_starting = True
        try:
            while self._waiting and not self._is_flying:
                self._start(self._waiting.pop(0))
        finally:
            self._is_starting = False

    def _start(self, command: Command) -> None:
        try:
            pending = command.make_rows()
        except ParlourError as error:
            command.done(error, 0)
            return
        if not pending:
            command.done(None, self.state.n)
            return
        at = max(self.clock.now(), self.state.changed)
        rows = [
            row_of(each, self.state.table, self.state.n + place, at) for place, each in enumerate(pending, 1)
        ]
        self._is_flying = True
        table, game = self._lines(pending, rows)
        self.store.put(Batch(rows, table, game), partial(self._stored, command, pending, rows))

    def _lines(self, pending: list[Pending], rows: list[Row]) -> tuple[TableLine | None, GameLine | None]:
        """Return what changes with these rows of that by which the lobby finds the table and its games."""
        if len(pending) == 1 and pending[0].prepared is not None:
            return None, None
        later = self.state.scratch()
        for each, row in zip(pending, rows, strict=True):
            later.fold(row, entry=each.entry, is_past=True)
        line = later.line()
        is_same = line == msgspec.structs.replace(self.state.line(), changed=line.changed)
        return None if is_same else line, _game_line(later, pending)

    def _stored(
        self, command: Command, pending: list[Pending], rows: list[Row], error: Exception | None
    ) -> None:
        """Take in what became of a batch; whatever it was, the next one may go."""
        self._is_flying, began = False, self.clock.began()
        try:
            if error is None:
                self._settle(command, pending, rows)
            else:
                self._not_kept(command, error)
        finally:
            self._after_flight()
            self.clock.spent(began, "rows")

    def _settle(self, command: Command, pending: list[Pending], rows: list[Row]) -> None:
        for place, each in enumerate(pending):
            self.state.fold(rows[place], each.prepared, entry=each.entry)
        self.settled(rows, command)

    def _not_kept(self, command: Command, error: Exception) -> None:
        """Try again where others were faster; where the store failed, say so and look what it has kept."""
        if isinstance(error, Taken) and command.tries < self.limits.tries:
            command.tries += 1
            self._waiting.insert(0, command)
            self._catch_up()
        elif isinstance(error, Taken):
            command.done(table_refusal("too-late"), 0)
        else:
            self._hinted = self.state.n + 1
            command.done(table_refusal("not-stored"), 0)

    def _after_flight(self) -> None:
        if not self._is_flying and self._hinted > self.state.n:
            self._catch_up()
        self._go_on()

    def hint(self, n: int) -> None:
        """Read what somebody else may have stored, up to row n."""
        self._hinted = max(self._hinted, n)
        if not self._is_flying and n > self.state.n:
            self._catch_up()

    def _catch_up(self) -> None:
        self._is_flying = True
        self._reading = asyncio.ensure_future(self.store.rows(self.state.table, self.state.n))
        self._reading.add_done_callback(self._read)

    def _read(self, reading: "asyncio.Future[list[Row]]") -> None:
        """Take in what others have stored; where it cannot be read, the next hint tries again."""
        self._is_flying = False
        failed = reading.cancelled() or reading.exception() is not None
        rows = [] if failed else reading.result()
        try:
            for row in rows:
                self.state.fold(row)
            if rows:
                self.settled(rows, None)
            else:
                self._hinted = 0
        finally:
            self._after_flight()


def _game_line(later: TableState, pending: list[Pending]) -> GameLine | None:
    """Return the game that begins or ends with these rows, if it is listed."""
    if not later.lists_game():
        return None
    for each in pending:
        if isinstance(each.entry, Begin):
            return later.game_line()
        if isinstance(each.entry, End):
            return later.game_line(later.changed, each.entry.places)
    return None


def _tell_nobody(error: ParlourError | None, n: int) -> None:
    pass


def _settle_nothing(rows: list[Row], command: Command | None) -> None:
    pass
