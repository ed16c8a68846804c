"""The director: has the orders of a tournament's log carried out, and takes in what comes of them.

What is to be done is in the log before anything is done about it. So whoever directs, now or after a kill,
finds there which orders are owed, looks at their tables, begins what has not begun and settles what is over.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, Final

from parlour.engine.errors import ParlourError
from parlour.tables.clock import Clock, Timer
from parlour.tables.tournament import registration
from parlour.tables.tournament.dealing import DealResult
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.facts import FactQueue, MakeFacts
from parlour.tables.tournament.log.lines import starts_at
from parlour.tables.tournament.news import GameEnded
from parlour.tables.tournament.orders import (
    deal_order,
    missing_people,
    number_at_table,
    settings_of,
    settled_fact,
    table_key,
)
from parlour.tables.tournament.tables import TournamentTables
from parlour.tournaments.formats import find_format
from parlour.tournaments.log.rows import Acted, Break, Deal, Fact, Row, Settled, Ticked, Withdrawn
from parlour.tournaments.log.state import REGISTERING, RUNNING

log = logging.getLogger(__name__)
LOOK_EVERY: Final = 1_000
"""How often all that is owed is looked at, whatever was told."""
_TICK_EVERY: Final = 30_000
"""After so long without a fact the log is told that time has passed: a restart loses no more of it."""
_AT_ONCE: Final = 32
"""Tables that are begun at the same time."""
Work = Callable[[Deal], Coroutine[Any, Any, None]]
Owed = tuple[int, int]
"""An order by its table and number."""


class Director:
    """Directs one tournament while this process leads it."""

    def __init__(
        self,
        book: TournamentBook,
        queue: FactQueue,
        tables: TournamentTables,
        *,
        clock: Clock,
        here: Callable[[], Collection[str]],
    ) -> None:
        """Prepare to direct; `here` says who of the people has a line to the room."""
        self._book = book
        self._queue = queue
        self._tables = tables
        self._clock = clock
        self._here = here
        self.leads = False
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._begun: dict[Owed, str] = {}
        """Orders that are known to have begun, and the keys of their tables."""
        self._owed: dict[tuple[str, int], Deal] = {}
        """The same by what a table tells of them."""
        self._tasks: dict[Owed, asyncio.Task[None]] = {}
        self._timer: Timer | None = None
        self._closing: set[asyncio.Task[None]] = set()

    def is_closing(self) -> bool:
        """Return whether tables are being closed."""
        return bool(self._closing)

    def lead(self, *, on: bool) -> None:
        """Direct from now on, or leave it to another process."""
        if on != self.leads:
            self.leads = on
            if on:
                self._queue.submit(_complete)
                self._later(self._close_unused())
                self.look()
            else:
                self.stop()

    def stop(self) -> None:
        self.leads = False
        if self._timer is not None:
            self._timer.cancel()
        for task in [*self._tasks.values(), *self._closing]:
            task.cancel()
        self._tasks, self._begun, self._owed = {}, {}, {}

    # Hearing

    def rows_came(self, rows: list[Row]) -> None:
        """Carry out what was ordered with these rows; a full table may have to start."""
        if not self.leads:
            return
        for row in rows:
            if isinstance(row, Deal):
                self._take_up(row)
            elif isinstance(row, Withdrawn | Acted) and row.entrant >= 0:
                self._look_at_entrant(row.entrant)
            elif isinstance(row, Break) and self._book.state.stack:
                self._later(self._close(table_key(self._book, row.table)))
            elif isinstance(row, Settled) and not self._book.state.stack:
                self._later(self._close(table_key(self._book, row.table, row.number)))
        if self._book.state.status not in (REGISTERING, RUNNING):
            self._later(self._close_unused())
        if self._book.state.status == REGISTERING:
            self._look_at_registration()
        self._set_timer()

    # Closing

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close(self, key: str) -> None:
        """Close a table that is broken, or whose game has settled; a later look closes what was not."""
        with suppress(ParlourError):
            async with self._places:
                await self._tables.close(key)

    async def _close_unused(self) -> None:
        """Close what whoever directed before has left open, and all tables when it is over.

        A table that is opened is ordered before: what the log says after it was found open is true of it.
        """
        with suppress(ParlourError):
            found = await self._tables.find_open()
            await self._queue.catch_up()
            unused = sorted(found - self._used_tables())
            await self._tables.close_all(unused, calls_off=self._book.state.status != RUNNING)

    def _used_tables(self) -> set[str]:
        """Return the keys of the tables that are played at, or will be."""
        book, state = self._book, self._book.state
        tables = [state.tables[number] for number in state.floor.open] if state.status == RUNNING else []
        return {table_key(book, each.number, each.order.number if each.order else 0) for each in tables}

    def _look_at_entrant(self, who: int) -> None:
        """Look at the deal that somebody is in who may have left."""
        entrant = self._book.state.entrants[who]
        table = self._book.state.tables.get(entrant.table)
        order = None if table is None or not table.is_playing() else table.order
        if order is not None and (order.table, order.number) in self._begun:
            self._start(order, self._look_at)

    def heard(self, news: GameEnded) -> None:
        """Look at the table at which a game is said to be over."""
        order = self._owed.get((news.table, news.number))
        if self.leads and order is not None:
            self._start(order, self._look_at)

    # Looking

    def look(self) -> None:
        """Look at all that is owed."""
        if not self.leads:
            return
        if self._book.state.status == REGISTERING:
            self._look_at_registration()
        elif self._book.state.status == RUNNING and not self._book.is_ahead:
            self._forget_settled()
            for order in self._book.state.owed():
                self._take_up(order)
            self._look_at_the_time()
        self._set_timer(LOOK_EVERY)

    def _look_at_registration(self) -> None:
        now = self._clock.now()
        if registration.is_due(self._book, now):
            self._queue.submit(registration.start_when_due(now))

    def _forget_settled(self) -> None:
        tables = self._book.state.tables
        settled = [each for each in self._begun if tables[each[0]].settled >= each[1]]
        for each in settled:
            del self._begun[each]
        self._owed = {
            name: order for name, order in self._owed.items() if tables[order.table].settled < order.number
        }

    def _look_at_the_time(self) -> None:
        """Tell the log that time has passed where a format waits for it, or where nothing has happened."""
        book = self._book
        next_look = find_format(book.state.regulations.format.name).next_look
        now, look = book.at(), -1 if next_look is None else next_look(book.state)
        if book.state.now < look <= now or now - book.state.now >= _TICK_EVERY:
            self._queue.submit(_tick(book.state.now))

    def _set_timer(self, latest: int = LOOK_EVERY) -> None:
        """Look again soon: after a second at the latest, and when something is due."""
        if self._timer is not None:
            self._timer.cancel()
        now = self._clock.now()
        due = starts_at(self._book) if self._book.state.status == REGISTERING else 0
        at = min(now + latest, due) if due > now else now + latest
        self._timer = self._clock.call_at(at, self.look)

    # Carrying out

    def _take_up(self, order: Deal) -> None:
        name = order.table, order.number
        if name not in self._tasks:
            self._start(order, self._look_at if name in self._begun else self._carry_out)

    def _start(self, order: Deal, work: Work) -> None:
        name = order.table, order.number
        if name not in self._tasks:
            task = self._tasks[name] = asyncio.ensure_future(self._watched(work, order))
            task.add_done_callback(lambda done: self._tasks.pop(name, None))

    async def _watched(self, work: Work, order: Deal) -> None:
        """Do the work; where it is refused, or the store fails, the next look tries again."""
        try:
            await work(order)
        except ParlourError as error:
            log.warning(
                "a tournament's order waits for the next look", extra={"fields": {"code": error.code}}
            )

    async def _carry_out(self, order: Deal) -> None:
        """Begin the deal at its table unless it has begun; while all rest or pause it waits."""
        key, number = table_key(self._book, order.table, order.number), number_at_table(self._book, order)
        self._owed[key, number] = order
        async with self._places:
            last = await self._tables.last_number(key)
            if last < 0:
                await self._tables.open(settings_of(self._book, order), key)
        if last < number:
            if self._is_resting(order) or self._is_waiting(order):
                return
            await self._deal(order, key)
        self._begun[order.table, order.number] = key
        await self._look_at(order)

    async def _deal(self, order: Deal, key: str) -> None:
        """Deal with what people bring to the seed; other tables have their turn while they are waited for."""
        is_needed = not order.stacks or self._book.absent.intersection(order.chairs)
        given = deal_order(self._book, order, self._here() if is_needed else ())
        await self._tables.gather(key, given, self._here)
        async with self._places:
            await self._tables.deal(key, given)

    def _is_resting(self, order: Deal) -> bool:
        """Return whether a deal is not to begin yet: all pause, or its table rests after the last one."""
        book, rest = self._book, self._book.state.regulations.clock.rest_seconds * 1000
        ordered = book.ordered.get(order.table, -1)
        return book.state.is_paused or (ordered >= 0 and book.at() < ordered + rest)

    def _is_waiting(self, order: Deal) -> bool:
        """Return whether somebody of a whole game is not there yet, and has time to come (R12)."""
        book = self._book
        until = max(0, book.ordered.get(order.table, 0)) + book.state.regulations.clock.forfeit_seconds * 1000
        is_early = not order.stacks and book.at() < until
        return is_early and bool(missing_people(book, order, self._here()))

    async def _look_at(self, order: Deal) -> None:
        """Settle the order if its game is over; until then nobody waits for who left or was replaced."""
        key = table_key(self._book, order.table, order.number)
        async with self._places:
            for entrant in (self._book.state.entrants[who] for who in order.chairs if who >= 0):
                if entrant.person and (entrant.is_leaving or entrant.player):
                    await self._tables.sit_out(key, entrant.person)
            result = await self._tables.result(key)
        if result is not None and result.number == number_at_table(self._book, order):
            self._queue.submit(_settle(order, result))


def _settle(order: Deal, result: DealResult) -> MakeFacts:
    """Return what settles an order once: what is reported twice, or too late, is no fact."""

    def make_facts(book: TournamentBook) -> list[Fact]:
        table = book.state.tables.get(order.table)
        is_owed = table is not None and table.is_playing() and table.order == order
        return [settled_fact(order, result, book.at())] if is_owed and book.state.status == RUNNING else []

    return make_facts


def _tick(known: int) -> MakeFacts:
    def make_facts(book: TournamentBook) -> list[Fact]:
        is_new = book.state.status == RUNNING and book.state.now == known
        return [Ticked(at=book.at())] if is_new else []

    return make_facts


def _complete(book: TournamentBook) -> list[Fact]:
    """Add what was still to be decided when whoever directed before was gone."""
    if book.state.status == RUNNING:
        book.decide()
    return []
