# parlour: hot
"""A live table: a state made of rows, and everybody around it. It knows no socket and no file.

Nothing is shown, and no position changes, before the store has kept it.
"""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from parlour.cards.seeds import fresh_seed
from parlour.engine.errors import ParlourError
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.storage.rows import Row, TableLine
from parlour.storage.store import Store
from parlour.tables.clock import Alarms, Clock, Deadlines, Timer
from parlour.tables.connection import Connection
from parlour.tables.deal_limit import not_going_on, too_many_cards
from parlour.tables.limits import TableLimits
from parlour.tables.log.queue import Command, CommandQueue, Done, MakeRows
from parlour.tables.log.rows import Pending
from parlour.tables.people.advice import Advisor
from parlour.tables.people.broadcast import FIRST_EVENTS, Broadcast, Update
from parlour.tables.people.presence import Presence
from parlour.tables.people.pubsub import PubSub
from parlour.tables.people.seed_mixing import SeedMixing
from parlour.tables.people.session import Session
from parlour.tables.people.talk import Talk
from parlour.tables.people.votes import Votes
from parlour.tables.play import answers
from parlour.tables.play.scheduler import BotScheduler, RoomBots
from parlour.tables.refusals import refused
from parlour.tables.state import TableState
from parlour.wire.lean import Scene
from parlour.wire.messages import GOING_DOWN, TOO_MUCH, Hello, Notice

log = logging.getLogger(__name__)
_MOVE_ALONE: Final = {"move"}
_SHOWN: Final = frozenset(("begin", "move", "undo", "end", "pause", "resume", "house", "kick"))
_SEATED: Final = frozenset(("sit", "stand", "house", "begin", "end", "host", "kick", "name", "close"))
_RESEATED: Final = frozenset(("sit", "stand", "kick"))
_SOON: Final = 100
"""Who comes and goes is told so many milliseconds later, all at once."""


class Table:
    """The state of a table and everybody around it; `rows` are all that is stored of it so far.

    `state` is what the rows have made of it, where that is known.
    `leads` says whether this process runs its clock and bots, `shared` whether others have lines to it too;
    `on_change` hears each new line for the lobby.
    """

    __deletable__ = ("asides", "votes", "talk", "luck", "advice", "presence", "alarms", "bots", "_ledger")

    def __init__(
        self,
        key: str,
        store: Store,
        rows: Sequence[Row],
        *,
        rules: Any,
        clock: Clock,
        bots: RoomBots | None = None,
        limits: TableLimits | None = None,
        leads: bool = True,
        shared: bool = False,
        fresh: Callable[[], bytes] = fresh_seed,
        state: TableState | None = None,
    ) -> None:
        self.key, self.clock, self.fresh = key, clock, fresh
        self.limits = limits or TableLimits()
        self.leads, self.shared = leads, shared
        self.state = state or TableState.of(key, rules, rows)
        self.deadlines = Deadlines(self.state, clock.now(), self.limits)
        self._barred = too_many_cards(self.state.settings, rules, self.limits)
        self.deadlines.is_stopped = self._barred is not None
        self.broadcast = Broadcast(self.state, self.deadlines, shared=shared)
        self.asides, self.votes, self.talk = PubSub(self, store), Votes(self), Talk(self)
        self.luck, self.advice = SeedMixing(self), Advisor(self)
        self.presence = Presence(self)
        self.alarms, self.bots = Alarms(self), BotScheduler(self, bots or RoomBots())
        self.on_change: Callable[[TableLine], None] = lambda line: None
        self._ledger = CommandQueue(self.state, store, clock, self.limits)
        self._ledger.settled = self._settled
        self._line = self.state.line()
        self._heard = self.state.match.heard if self.state.match else 0
        self._scene: Scene | None = None
        self._seats_timer: Timer | None = None
        self._is_drained = self._is_released = False
        self._touched = clock.now()
        self._look_ahead()
        if shared:
            self.hint(self.state.n + 1)

    # What people ask for

    def visit(self, connection: Connection, *, person: str, seat: int | None, hello: Hello) -> Session:
        """A line comes in: it gets the welcome, the seats and the state."""
        seat = self.state.seat_of(person) if seat is None else seat
        session = Session(self, connection, person=person, seat=seat, hello=hello)
        if len(self.broadcast.of_seat(seat)) >= (self.limits.visitors if seat is None else self.limits.lines):
            session.end(TOO_MUCH, refused("full-table").sentence)
            return session
        self.broadcast.add(session)
        self._touched = self.clock.now()
        session.welcome()
        if seat is not None:
            self._is_back(seat)
        now = self.clock.now()
        session.tell(self.broadcast.seats_for(seat, self.broadcast.people(now), self.votes.shown()))
        self.broadcast.greet(session, self.moment_since(hello.seen), now)
        self.luck.remind(session)
        if self._barred is not None:
            session.tell(Notice(not_going_on(self._barred, session.language)))
        self._tell_seats_soon()
        self.presence.keep_telling()
        self._look_ahead()
        return session

    def leave(self, session: Session) -> None:
        """A line is gone; a person without any is waited for a while."""
        if session not in self.broadcast.sessions:
            return
        self.broadcast.remove(session)
        self.presence.note()
        self._touched = self.clock.now()
        if session.seat is not None and not self.broadcast.is_here(session.seat):
            self.deadlines.lost[session.seat] = self.clock.now()
            self._look_ahead()
        self._tell_seats_soon()

    def is_looked_at(self) -> None:
        """Another process has a line to the table: a game that slept goes on."""
        slept = not self.presence.is_on()
        self.presence.note()
        if slept:
            self._look_ahead()

    def _is_back(self, seat: int) -> None:
        self.deadlines.is_back(seat, self.clock.now())
        chair = self.state.chairs[seat]
        if self.shared or (chair.house and chair.why in ("lost", "slept")):
            self.submit(partial(answers.given_back, self.state, seat, shared=self.shared), urgent=True)
        self._look_ahead()

    def intend(self, seat: int, asked: int, move: Move, line: tuple[Session, int]) -> None:
        """A person's answer to the question put at `asked`; the state that follows carries its id."""
        session, ident = line

        def look() -> list[Pending]:
            session.check_sits_at(seat)
            return answers.answer(self.state, seat, asked, move, now=self.clock.now(), fresh=self.fresh)

        def done(error: ParlourError | None, n: int) -> None:
            last = self.state.answers[seat]
            is_again = error is None and last is not None and last.asked == asked
            session.answered(ident, error, last.n if is_again and last else n)

        self.submit(look, done, line=line)

    def submit(
        self,
        look: MakeRows,
        done: Done | None = None,
        *,
        line: tuple[Session, int] | None = None,
        urgent: bool = False,
    ) -> None:
        """Has rows stored; whoever asked is answered by `done`, or by the state that follows."""
        self._touched = self.clock.now()
        answer = done or (partial(line[0].answered, line[1]) if line else _told_nobody)
        if self._barred is not None or self._is_released:
            answer(self._barred or refused("not-stored"), 0)
            return
        self._ledger.submit(Command(look, answer, line), urgent=urgent)

    def hint(self, n: int) -> None:
        """Another process may have stored rows up to n."""
        self._ledger.hint(n)

    def check_not_beginning(self) -> None:
        """Refuses what would change the seats between the wish to begin and the deal."""
        if self.state.called:
            raise refused("beginning")

    # What everybody sees

    def _settled(self, rows: list[Row], command: Command | None) -> None:
        """Shows what these rows have changed, and answers whoever asked for it."""
        kinds = {row.kind for row in rows}
        if log.isEnabledFor(logging.DEBUG):
            log.debug("table %s at row %d: %s", self.key, rows[-1].n, ", ".join(sorted(kinds)))
        self._scene = None
        is_more = kinds != _MOVE_ALONE
        if is_more:
            self._look_around(rows, kinds)
        is_answered = bool(kinds & _SHOWN) and self._show(kinds, command)
        if command is not None and not is_answered:
            command.done(None, rows[-1].n)
        if is_more and kinds & _SEATED:
            self.tell_seats()
            self._tell_lobby()
        self._look_ahead()

    def _look_around(self, rows: list[Row], kinds: set[str]) -> None:
        """What rows mean for everybody around the table; a move alone means nothing to them."""
        self._check_lines(rows)
        for session in self.broadcast.reseat() if kinds & _RESEATED else ():
            self.broadcast.greet(session, self.moment_since(0), self.clock.now())
        self.votes.rows_came(kinds)
        self.luck.rows_came(kinds)
        self.advice.told(rows)
        if "undo" in kinds:
            self.bots.forget()

    def _show(self, kinds: set[str], command: Command | None) -> bool:
        """The new state to everybody; whether that answers whoever asked for it."""
        match = self.state.match
        if match is None:
            return False
        line = command.line if command and command.line and command.line[0].seat is not None else None
        since = 0 if "begin" in kinds else self._heard
        events, missed = ([], 0) if "undo" in kinds else match.since(since)
        self._heard = match.heard
        self.broadcast.show(self._moment(events, missed), self.clock.now(), line)
        self._scene = None
        return line is not None

    def _moment(self, events: list[Event], missed: int) -> Update:
        scene, moves = self.scene(), self.state.now_played().n
        assert scene is not None, "there is a match"
        return Update(self.state.n, self.state.number, moves, scene, events, missed)

    def moment_since(self, seen: int) -> Update | None:
        """The table as it stands, with what has happened since row `seen`, or lately."""
        match = self.state.match
        if match is None:
            return None
        since = self.state.heard_at(seen) if seen else max(0, match.heard - FIRST_EVENTS)
        return self._moment(*match.since(since))

    def scene(self) -> Scene | None:
        """Everything that is shown of the position, made when somebody looks at it."""
        if self._scene is None and self.state.match is not None:
            ended = self.state.ended
            self._scene = Scene.of(self.state.match, None if ended is None else ended.outcome())
        return self._scene

    def tell_seats(self) -> None:
        """Who sits where, to everybody, now."""
        if self._seats_timer is not None:
            self._seats_timer.cancel()
            self._seats_timer = None
        self.broadcast.tell_seats(self.votes.shown(), self.clock.now())

    def _tell_seats_soon(self) -> None:
        """The same in a moment, with whatever else changes until then."""
        if self._seats_timer is None and not self._is_drained:
            self._seats_timer = self.clock.call_at(self.clock.now() + _SOON, self.tell_seats)

    def _check_lines(self, rows: list[Row]) -> None:
        """Whoever has a line here is not lost, whatever other processes think; nor is who is back there."""
        for row in rows:
            if row.kind != "house":
                continue
            if not self.state.chairs[row.seat].house:
                self.deadlines.lost.pop(row.seat, None)
            elif self.state.chairs[row.seat].why == "lost" and self.broadcast.is_here(row.seat):
                self._is_back(row.seat)

    def _tell_lobby(self) -> None:
        line = self.state.line()
        if msgspec.structs.replace(line, changed=self._line.changed) != self._line:
            self._line = line
            self.on_change(line)

    # What comes by itself: the clock and the bots

    def lead(self, *, on: bool) -> None:
        """Whether this process runs clock and bots; one that takes over gives everybody their whole time."""
        if self._is_drained:
            return
        if on and not self.leads:
            self.deadlines.woke = self.clock.now()
            self.presence.note()
        self.leads = on
        if not on:
            self.bots.stop()
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Sets the alarm for whatever comes next, and lets the bots think."""
        if self._is_drained or self._barred is not None:
            return
        self.alarms.set()
        if self.leads:
            self.bots.look()

    # What the room asks

    def is_busy(self) -> bool:
        """Whether something is being stored, or waits for it."""
        return not self._is_released and self._ledger.is_busy()

    def is_idle(self, now: int) -> bool:
        """Whether nobody looks on and nothing will happen soon, so that the table can be put to sleep."""
        is_quiet = not self.broadcast.sessions and not self._ledger.is_busy()
        return is_quiet and now - self._touched >= self.limits.idle

    def drain(self) -> None:
        """Ends all lines and timers; what is being stored is stored, and nothing new begins."""
        self.leads, self._is_drained = False, True
        if self._seats_timer is not None:
            self._seats_timer.cancel()
        self.alarms.stop()
        self.presence.stop()
        self.bots.stop()
        for session in list(self.broadcast.sessions):
            session.end(GOING_DOWN, "The room is going down. Everything is kept; please come in again.")

    def release(self) -> None:
        """Takes a drained table apart, so that it is freed at once: all its parts know it, and so would stay.

        The collector that looks for such circles runs seldom. Whoever still asks for something hears
        that it was not stored; nothing may be in flight.
        """
        assert self._is_drained, "what runs is not taken apart"
        assert not self.is_busy(), "what is being stored is waited for"
        self._is_released = True
        self.votes.stop()
        del self.asides, self.votes, self.talk, self.luck, self.advice, self.presence
        del self.alarms, self.bots, self._ledger


def _told_nobody(error: ParlourError | None, n: int) -> None:
    pass
