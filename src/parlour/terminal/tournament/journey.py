"""A journey through a tournament in one program: from its hall to a table, and on to the next one."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from queue import Empty, Queue
from typing import Any, Final

import msgspec

from parlour.client import Door, RoomError, Table
from parlour.client.loop_thread import LoopThread
from parlour.client.tournament import Tournament, TournamentNow
from parlour.engine.errors import ParlourError
from parlour.terminal.closing import command
from parlour.terminal.errors import Left
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.news import Moved, drain_typed
from parlour.terminal.table.sitting import Sitting
from parlour.terminal.table.snapshot import Snapshot
from parlour.terminal.table.thread import TableThread
from parlour.terminal.tournament.board import Board
from parlour.terminal.tournament.commands import TournamentCommands
from parlour.terminal.tournament.hall import Hall, regulations_of
from parlour.terminal.tournament.thread import TournamentThread
from parlour.wire.messages import Go
from parlour.wire.tournament_parts import TournamentCommon, TournamentOwn

KeepKey = Callable[[str, str], None]
"""Keeps by which key a room knows us."""
_SECONDS: Final = 4.0
"""So long the old table stays in sight of whoever moves, as in the browser."""
_UNKNOWN: Final = ("unknown-person", "who-are-you")


class Journey:
    """One person's way from table to table; `watch` takes no chair and follows nobody."""

    def __init__(self, door: Door, screen: Screen, *, name: str, watch: bool, keep: KeepKey) -> None:
        self.screen = screen
        self.words = screen.words
        self._door = door
        self._name = name
        self._watch = watch
        self._keep = keep
        self._loop = LoopThread()
        self._inbox: Queue[Any] = Queue()
        self._table: TableThread | None = None
        self._cup: TournamentThread | None = None
        self._closed = ""
        self._has_greeted = False
        self._listening = ExitStack()
        self._is_heard = False

    def travel(self) -> int:
        """Go from place to place until the person leaves or all is over, and return the exit code."""
        where: Door | None = self._door
        try:
            with self._listening:
                while where is not None:
                    where = self._in_hall(where) if where.tournament else self._at_table(where)
        except Left as left:
            self._say_goodbye()
            return left.exit_code
        finally:
            self._close()
        return 0

    def _listen(self) -> None:
        """Take in what is typed from now on: a room has answered, and there is somebody to tell it to."""
        if not self._is_heard:
            self._is_heard = True
            self._listening.enter_context(self.screen.listening(self._inbox))

    def _close(self) -> None:
        for line in (self._table, self._cup):
            if line is not None:
                line.close()
        self._loop.stop()

    # In the hall

    def _in_hall(self, door: Door) -> Door | None:
        """Wait for a table, and return its door; None when all is over."""
        self._keep_typed(drain_typed(self._inbox))
        if self._cup is None:
            self._introduce(door)
            self._cup = self._line_to(door)
            self._cup.enter()
            self._keep(door.room, door.key)
        self._door = door
        hall = Hall(self._cup, self._inbox, self.screen, watch=self._watch)
        if not self._has_greeted:
            hall.greet()
        self._has_greeted = True
        table = hall.wait_for_table(self._closed)
        if not table:
            return None
        sent = self._cup.sent
        said = sent.say if sent is not None and sent.table == table else ""
        self.screen.happened(said or self.words("tournament.you-sit", number=self._cup.now.own.number))
        return door.to_table(table)

    def _line_to(self, door: Door) -> TournamentThread:
        return TournamentThread(self._loop, Tournament(door, language=self.words.language), self._inbox)

    def _introduce(self, door: Door) -> None:
        """Make us known, under the name that entrants read; whoever looks on needs none."""
        found = self._loop.wait(door.get(f"/api/tournaments/{door.tournament}"))
        self._listen()
        common = msgspec.convert(found["common"], TournamentCommon)
        now = TournamentNow(common, TournamentOwn(), found["now"], time.monotonic())
        me = self._known(door)
        if self._watch or not now.common.entry_open:
            return
        self.screen.show_board(Board(now, regulations_of(now, self.words.language), self.words))
        if me and self._name and me != self._name:
            self._loop.wait(door.post("/api/me", {"name": self._name}))
        while not door.key:
            self._name_oneself(door)

    def _known(self, door: Door) -> str:
        """Return what we are called in the room; "" where it does not know us."""
        if not door.key:
            return ""
        try:
            return str(self._loop.wait(door.get("/api/me"))["name"])
        except RoomError as error:
            if error.code not in _UNKNOWN:
                raise
        door.key = ""
        return ""

    def _name_oneself(self, door: Door) -> None:
        """Ask for a name until the room takes it; one that was given beforehand is all or nothing."""
        self.screen.read_line = self._typed_line
        wanted = self._name or self.screen.ask_or_back(self.words("live.name"))
        if wanted is None:
            raise Left
        door.name = wanted
        try:
            self._loop.wait(door.introduce())
        except ParlourError as error:
            if self._name:
                raise
            self.screen.warn(error.sentence)

    def _typed_line(self, seconds: float | None = None) -> str:
        """Return what is typed next, whatever else comes; TimeoutError after so many seconds."""
        end = None if seconds is None else time.monotonic() + seconds
        while True:
            try:
                item = self._inbox.get(timeout=None if end is None else max(0.0, end - time.monotonic()))
            except Empty:
                raise TimeoutError from None
            if item == "":
                raise Left
            if isinstance(item, str):
                return item

    # At a table

    def _at_table(self, door: Door) -> Door | None:
        """Play there, and return where to go next: another table, or the hall once we are out."""
        self._table = table = TableThread(self._loop, Table(door, language=self.words.language), self._inbox)
        first = table.enter()
        self._listen()
        self._keep(door.room, door.key)
        self._door = door.to_tournament(table.tournament) if table.tournament else door
        first = self._with_tournament(first, table, door)
        company = Company({FIRST: table}, {FIRST: first}, self.screen, cup=self._commands())
        go = self._play(company)
        self._closed = table.table if company.now.status == "closed" else ""
        self._table = None
        table.close()
        if go is not None:
            return door.to_table(go.table)
        self._keep_typed(company.inbox.take_typed())
        return self._door if table.tournament else None

    def _play(self, company: Company) -> Go | None:
        """Sit at the table until there is nothing more to do there; return where we are sent, if anywhere."""
        try:
            Sitting(company).visit(self._name, watch=self._watch)
        except Moved as moved:
            self._move(company, moved.go)
            return moved.go
        return None

    def _with_tournament(self, first: Snapshot, table: TableThread, door: Door) -> Snapshot:
        """Return the table with how its tournament stands, where it is one of a tournament."""
        if not table.tournament:
            return first
        if self._cup is None:
            cup = self._line_to(door.to_tournament(table.tournament))
            try:
                cup.enter()
            except RoomError:
                return first  # a tournament that takes no more lines is played all the same
            self._cup = cup
        return table.add_tournament(self._cup)

    def _commands(self) -> TournamentCommands | None:
        return None if self._cup is None else TournamentCommands(self._cup, self.screen)

    # Moving on

    def _move(self, company: Company, go: Go) -> None:
        """Say where we go and why, with the old table still in sight; nothing typed is lost silently."""
        company.tell_all()
        typed = company.inbox.take_typed()
        if self.screen.keeps_text:
            self.screen.say(f"\n{go.say}")
        else:
            typed += self._wait_in_sight(go)
            self.screen.happened(go.say)
        self._keep_typed(typed)

    def _wait_in_sight(self, go: Go) -> list[str]:
        """Keep the old table in sight for some seconds, or until Enter; return what is typed meanwhile."""
        end, typed = time.monotonic() + _SECONDS, list[str]()
        self.screen.read_line = lambda seconds: self._typed_line(max(0.0, end - time.monotonic()))
        said = f"{go.say} {self.words('tournament.chair', chair=go.seat + 1)}"
        services = [Offer(self.words("word.enter"), self.words("tournament.go-now"))]
        try:
            while line := self.screen.await_words(Offered(said, is_waiting=True, services=services)):
                typed.append(line)
        except TimeoutError:
            pass
        return typed

    def _keep_typed(self, lines: list[str]) -> None:
        """Say what was typed where we leave, and is not done; a pipe's lines go on to the next place."""
        for line in lines:
            if not line or not self.screen.forgets_typed():
                self._inbox.put(line)
            elif line.strip():
                self.screen.happened(self.words("tournament.not-done", line=line.strip()))

    # Leaving

    def _say_goodbye(self) -> None:
        """Leave the seat to the house, and say how to come back."""
        sits = self._table is not None and self._table.leave()
        kind = "tournament" if self._door.tournament else "live"
        key = f"{kind}.left-seat" if sits else f"{kind}.left"
        line = self.words(key, command=command(), link=self._door.link)
        self.screen.parting = [line]
        try:
            self.screen.say(f"\n{line}")
        except Left:
            return
