"""One tournament in this process: its book, who directs it, and the lines of those who look at it."""

import asyncio
from collections.abc import Collection, Coroutine, Iterable
from typing import Any, Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import Sentence
from parlour.tables.clock import Timer
from parlour.tables.lobby.room import Room
from parlour.tables.people.session import Session
from parlour.tables.refusals import table_refusal, table_words
from parlour.tables.tournament.director import Director
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.facts import FactQueue
from parlour.tables.tournament.moving import MOVED_ON, go_of, who_moves
from parlour.tables.tournament.orders import table_key, table_settings
from parlour.tables.tournament.session import TournamentSession
from parlour.tables.tournament.show.export import unusual_pairs
from parlour.tables.tournament.show.view import TournamentView, own_part
from parlour.tables.tournament.tables import TournamentTables
from parlour.tournaments.log.rows import ANNOUNCE, Acted, Row
from parlour.tournaments.log.state import REGISTERING, RUNNING
from parlour.wire.codec import encode
from parlour.wire.messages import GOING_DOWN, Announced, TournamentState
from parlour.wire.tournament_parts import TournamentOwn, UnusualPair

Line = Session | TournamentSession
EMPTY_AFTER: Final = 30_000
"""So many milliseconds nobody must be here before the director is told; a line may break."""
SHOW_EVERY: Final = 250
"""Milliseconds in which changes are gathered before everybody is shown them."""


class Tournament:
    """A tournament that is awake here."""

    def __init__(self, room: Room, book: TournamentBook) -> None:
        self.book = book
        self._room = room
        self._clock = room.clock
        self._tables = TournamentTables(room, book.key)
        self.queue = FactQueue(book, room.store, self._rows_came)
        self.director = Director(book, self.queue, self._tables, clock=room.clock, here=self.people_here)
        self.sessions: set[TournamentSession] = set()
        self._addresses: dict[str, set[str]] = {}
        self._elsewhere: dict[str, int] = {}
        self._view: TournamentView | None = None
        self._transfers: tuple[int, list[UnusualPair]] | None = None
        self.is_empty = False
        """Nobody of the people who play is here, and the house's time-out moves play for all of them."""
        self._empty_since = 0
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop_hearing = room.tournament_news.listen(book.key, self.director.heard)

    def is_over(self) -> bool:
        return self.book.state.status not in (REGISTERING, RUNNING)

    def is_busy(self) -> bool:
        """Return whether somebody looks on, or something is still to be done."""
        return bool(self.sessions) or self.queue.is_busy() or self.director.is_closing()

    def people_here(self) -> set[str]:
        """Return who has a line to the tournament or to any table, here or in another process."""
        now = self._clock.now()
        self._elsewhere = {person: until for person, until in self._elsewhere.items() if until > now}
        return self.own_people() | set(self._elsewhere)

    def own_people(self) -> set[str]:
        """Return who has a line to the tournament or to any table in this process."""
        lines: list[Line] = [*self.sessions, *self._room.sessions()]
        return {line.person for line in lines if line.person}

    def look_for_people(self) -> None:
        """Tell the director once where nobody of those who play has been here for a while."""
        state, now = self.book.state, self._clock.now()
        playing = {
            each.person for each in state.entrants if each.is_alive and each.person and not each.player
        }
        is_empty = state.status == RUNNING and bool(playing) and playing.isdisjoint(self.people_here())
        self._empty_since = (self._empty_since or now) if is_empty else 0
        was_empty, self.is_empty = self.is_empty, is_empty and now - self._empty_since >= EMPTY_AFTER
        if self.is_empty and not was_empty:
            self._tell_director("nobody-here")
        if self.is_empty != was_empty:
            self._show_soon()

    def _tell_director(self, what: str) -> None:
        for line in self._lines_of({self.book.director}).get(self.book.director, ()):
            say = table_words(line.language).say(Sentence(f"director.{what}"), Hearer())
            line.tell(Announced(self.book.key, say, self._clock.now()))

    def heard_of(self, people: Iterable[str], until: int) -> None:
        """Note who has a line to another process, until then."""
        self._elsewhere |= dict.fromkeys(people, until)

    # Looking

    def view(self) -> TournamentView:
        """Return the tournament as it is stored, made once for everybody."""
        known = self._view
        if known is None or (known.n != self.book.n and not self.book.is_ahead):
            known = self._view = TournamentView(self.book, self._host_name())
        return known

    def _host_name(self) -> str:
        who = self.book.state.by_person.get(self.book.director)
        return "" if who is None else self.book.state.entrants[who].name

    def own(self, person: str) -> TournamentOwn:
        """Return what this person alone is told."""
        return own_part(self.book, self.view(), person, self._addresses, is_empty=self.is_empty)

    async def transfers(self, person: str) -> tuple[int, list[UnusualPair]]:
        """Return how many pairs were measured and the unusual ones, for the director, when it is over."""
        if not person or person != self.book.director:
            raise table_refusal("only-director")
        if not self.is_over():
            raise table_refusal("not-over")
        if self._transfers is None:
            self._transfers = await unusual_pairs(self._room.store, self.book)
        return self._transfers

    def came_from(self, person: str, address: str) -> Collection[str]:
        """Note from where somebody enters, in memory alone; return who came from there, of whom more may."""
        if not address:
            return ()
        household = self._addresses.setdefault(address, set())
        household.add(person)
        return household

    async def add(self, session: TournamentSession) -> None:
        """Show a new line the tournament."""
        await self.queue.stored()
        self.sessions.add(session)
        self._show(session)

    def _show(self, session: TournamentSession) -> None:
        view, own = self.view(), self.own(session.person)
        raw = msgspec.Raw(msgspec.json.encode(own))
        session.show(encode(TournamentState(view.n, self._clock.now(), view.raw, raw)))

    def _show_soon(self) -> None:
        if self._timer is None and self.sessions:
            self._timer = self._clock.call_at(self._clock.now() + SHOW_EVERY, self._show_all)

    def _show_all(self) -> None:
        self._timer = None
        if self.book.is_ahead:
            self._show_soon()
            return
        for session in list(self.sessions):
            self._show(session)

    # What rows change

    def _rows_came(self, rows: list[Row]) -> None:
        self.director.rows_came(rows)
        self._show_soon()
        for row in rows:
            if isinstance(row, Acted) and row.what == ANNOUNCE:
                self._announce(row.reason)
        moved = who_moves(self.book, rows)
        if moved:
            self._later(self._send(moved))

    def _announce(self, text: str) -> None:
        message = Announced(self.book.key, text, self._clock.now())
        for session in self.sessions:
            session.tell(message)
        for line in list(self._room.sessions()):
            if line.state.tournament == self.book.key:
                line.tell(message)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, moved: Iterable[int]) -> None:
        """Send people to their tables, on every line of theirs, once the tables are there."""
        lines = self._lines_of({self.book.state.entrants[who].person for who in moved})
        for who in moved:
            found = lines.get(self.book.state.entrants[who].person, ())
            if found and await self._is_table_there(who):
                for line in found:
                    self._tell_where(line, who)

    def _lines_of(self, people: set[str]) -> dict[str, list[Line]]:
        found: dict[str, list[Line]] = {}
        lines: list[Line] = [*self.sessions, *self._room.sessions()]
        for line in lines:
            if line.person in people:
                found.setdefault(line.person, []).append(line)
        return found

    def _tell_where(self, line: Line, who: int, why: str = "") -> None:
        go = go_of(self.book, who, line.language, self._clock.now(), why)
        if go is not None:
            line.tell(go)

    async def _is_table_there(self, who: int) -> bool:
        """Return whether the table of an entrant is open; it is opened where nobody has done so."""
        book, entrant = self.book, self.book.state.entrants[who]
        table = book.state.tables.get(entrant.table)
        if table is None:
            return False
        number = table.order.number if table.order is not None else 0
        seats = len(table.order.chairs) if table.order is not None else book.state.chairs
        rated = book.state.opened.rated and not book.state.stack
        settings = table_settings(book.state.regulations, seats, rated=rated)
        try:
            await self._tables.open(settings, table_key(book, table.number, number))
        except ParlourError:
            return False
        return True

    def point_on(self, line: Line) -> None:
        """Tell somebody at an old table, or who wants to go back to theirs, where they sit now."""
        who = self.book.state.by_person.get(line.person) if line.person else None
        if who is not None:
            go = go_of(self.book, who, line.language, self._clock.now(), MOVED_ON)
            if go is not None and (isinstance(line, TournamentSession) or go.table != line.state.table):
                line.tell(go)

    # Ending

    def leave(self, session: TournamentSession) -> None:
        self.sessions.discard(session)

    def stop(self) -> None:
        """End all lines and timers; what is stored goes on elsewhere."""
        self._stop_hearing()
        self.director.stop()
        self.queue.stop()
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        for session in list(self.sessions):
            session.end(GOING_DOWN, "The room is going down. Everything is kept; please come in again.")
