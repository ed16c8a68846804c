# parlour: hot
"""A live table: a state made of rows, and everybody around it. It knows no socket and no file.

Nothing is shown, and no position changes, before the store has kept it.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from parlour.cards.seeds import fresh_seed
from parlour.storage.rows import Row, TableLine
from parlour.storage.store import Store
from parlour.tables.bonus_limit import barred_bonus_rule
from parlour.tables.clock import Clock
from parlour.tables.connection import Connection
from parlour.tables.deal_limit import not_going_on, too_many_cards
from parlour.tables.limits import TableLimits
from parlour.tables.log.queue import Command, CommandQueue
from parlour.tables.log.rows import entry_of
from parlour.tables.people import commands
from parlour.tables.people.advice import Advisor
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.context import CommandContext
from parlour.tables.people.pausing import Pauses
from parlour.tables.people.presence import Absence, Presence
from parlour.tables.people.pubsub import Held, Looked, Muted, PubSub, Put, Spoken, Voted
from parlour.tables.people.seed_mixing import SeedMixing
from parlour.tables.people.session import Session
from parlour.tables.people.talk import Talk
from parlour.tables.people.votes import Votes
from parlour.tables.play import answers
from parlour.tables.play.alarms import Alarms
from parlour.tables.play.answers import FreshSeed
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.play.hold import Hold
from parlour.tables.play.scheduler import BotScheduler, RoomBots
from parlour.tables.play.seeking import Seeking
from parlour.tables.refusals import table_refusal
from parlour.tables.role import Role
from parlour.tables.state import CLOSED, TableState
from parlour.wire.messages import GOING_DOWN, TOO_MUCH, Hello, Notice

log = logging.getLogger(__name__)
_LOOKS: Final = 100
_LOOK_AGAIN: Final = 0.01
_MOVE_ALONE: Final = {"move"}
_SHOWN: Final = frozenset(("begin", "move", "undo", "end", "pause", "resume", "house", "kick"))
_SEATED: Final = frozenset(
    ("sit", "stand", "seating", "house", "begin", "end", "host", "kick", "name", "close")
)
_RESEATED: Final = frozenset(("sit", "stand", "seating", "kick"))

OnEnd = Callable[[str, str, int, bool], None]
"""Told which tournament's game is over, at which table, its number, and whether its end was stored here."""


class Table:
    """The state of a table and everybody around it; `rows` are all that is stored of it so far.

    `state` is what the rows have made of it, where that is known; `leads` and `shared` are the role of this
    process; `on_change` hears each new line for the lobby, and `on_end` of each game of a tournament that is
    over. Everybody around the table gets what they work with, and none of them the table.
    """

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
        fresh: FreshSeed = fresh_seed,
        state: TableState | None = None,
    ) -> None:
        self.key, self.clock = key, clock
        self.limits = limits or TableLimits()
        self.role = Role(leads=leads, shared=shared)
        self.state = state or TableState.of(key, rules, rows)
        self.queue = CommandQueue(self.state, store, clock, self.limits)
        self.queue.settled = self._settled
        self.deadlines = Deadlines(self.state, clock.now(), self.limits)
        settings = self.state.settings
        self._barred = barred_bonus_rule(settings, self.limits) or too_many_cards(
            settings, rules, self.limits
        )
        if self._barred is not None:
            self.deadlines.is_stopped = True
            self.queue.refuse_all(self._barred)
        self.broadcast = Broadcast(self.state, self.deadlines, clock, self.role)
        self._gather(store, bots or RoomBots(), fresh)
        self.on_change: Callable[[TableLine], None] = lambda line: None
        self.on_end: OnEnd = _tell_nobody
        self._line = self.state.line()
        self._is_drained = False
        self._touched = clock.now()
        self._look_ahead()
        if shared:
            self.hint(self.state.n + 1)

    def _gather(self, store: Store, bots: RoomBots, fresh: FreshSeed) -> None:
        """Bring everybody to the table, each with what they work with."""
        state, queue, broadcast, deadlines = self.state, self.queue, self.broadcast, self.deadlines
        clock, limits, role = self.clock, self.limits, self.role
        self.pubsub = PubSub(self.key, store, role)
        self.presence = Presence(state, broadcast, self.pubsub, clock=clock, limits=limits, role=role)
        absence = Absence(state, broadcast, deadlines, clock)
        self.votes = Votes(
            state, queue, broadcast=broadcast, absence=absence, pubsub=self.pubsub, clock=clock, limits=limits
        )
        self.talk = Talk(state, broadcast, self.pubsub, clock=clock, limits=limits)
        self.seed_mixing = SeedMixing(
            state, queue, broadcast=broadcast, deadlines=deadlines, clock=clock, limits=limits, role=role
        )
        pauses = Pauses(state, absence, clock=clock, limits=limits, role=role)
        self.advice = Advisor(state, queue, broadcast=broadcast, clock=clock, bots=bots)
        self.hold = Hold(
            state, broadcast, deadlines, pubsub=self.pubsub, role=role, clock=clock, limits=limits,
            on_end=self._look_ahead,
        )  # fmt: skip
        self.context = CommandContext(
            state, queue, clock, limits, fresh, broadcast, absence, self.votes, self.talk, self.seed_mixing,
            pauses, self.advice, self.hold, bots,
        )  # fmt: skip
        self.seeking = Seeking(self.context, deadlines, role)
        self.alarms = Alarms(
            state, queue, clock=clock, limits=limits, fresh=fresh, deadlines=deadlines, role=role,
            seed_mixing=self.seed_mixing, pauses=pauses,
        )  # fmt: skip
        self.bots = BotScheduler(
            state, queue, bots, presence=self.presence, talk=self.talk, clock=clock, fresh=fresh, role=role,
            deadlines=deadlines,
        )  # fmt: skip
        self._subscribe()

    def _subscribe(self) -> None:
        self.pubsub.subscribe(Spoken, self.talk.pass_on)
        self.pubsub.subscribe(Muted, self.talk.hush)
        self.pubsub.subscribe(Put, self.votes.overhear)
        self.pubsub.subscribe(Voted, self.votes.count)
        self.pubsub.subscribe(Looked, self._is_looked_at)
        self.pubsub.subscribe(Held, self.hold.hear)

    # What people ask for

    def visit(
        self,
        connection: Connection,
        *,
        person: str,
        seat: int | None,
        hello: Hello,
        blocked: frozenset[str] = frozenset(),
    ) -> Session:
        """Open a session: it gets the welcome, the seats and the state."""
        seat = self.state.seat_of(person) if seat is None else seat
        session = self._session(connection, person, seat, hello)
        session.blocked = blocked
        most = self.limits.visitors if seat is None else self.limits.lines
        if len(self.broadcast.of_seat(seat)) >= most:
            session.end(TOO_MUCH, table_refusal("full-table").sentence)
            return session
        self.broadcast.add(session)
        self._touched = self.clock.now()
        session.welcome()
        if seat is not None:
            self._is_back(seat)
        now = self.clock.now()
        session.tell(self.broadcast.seats_for(seat, self.broadcast.people(now)))
        self.broadcast.greet(session, self.broadcast.update_since(hello.seen), now)
        self.seed_mixing.remind(session)
        if self._barred is not None:
            session.tell(Notice(not_going_on(self._barred, session.language)))
        self.broadcast.tell_seats_soon()
        self.presence.keep_telling()
        self.hold.look()
        self._look_ahead()
        return session

    def _session(self, connection: Connection, person: str, seat: int | None, hello: Hello) -> Session:
        return Session(
            self.state,
            connection,
            person=person,
            seat=seat,
            hello=hello,
            clock=self.clock,
            limits=self.limits,
            take=partial(commands.take, self.context),
            leave=self.leave,
        )

    def leave(self, session: Session) -> None:
        """End a session; a person without any is waited for a while."""
        if session not in self.broadcast.sessions:
            return
        self.broadcast.remove(session)
        self.presence.note()
        self._touched = self.clock.now()
        if session.seat is not None and not self.broadcast.is_here(session.seat):
            self.deadlines.lost[session.seat] = self.clock.now()
            self._look_ahead()
        self.hold.look()
        self.broadcast.tell_seats_soon()

    def _is_looked_at(self, message: Looked) -> None:
        """Go on with a game that slept: another process has a session at the table."""
        slept = not self.presence.is_on()
        self.presence.note()
        if slept:
            self._look_ahead()

    def _is_back(self, seat: int) -> None:
        self.deadlines.is_back(seat, self.clock.now())
        chair, shared = self.state.chairs[seat], self.role.shared
        if shared or (chair.house and chair.why in ("lost", "slept")):
            self.queue.submit(partial(answers.given_back, self.state, seat, shared=shared), urgent=True)
        self._look_ahead()

    def hint(self, n: int) -> None:
        """Look for rows up to n, which another process may have stored."""
        self.queue.hint(n)

    async def read_to(self, seen: int) -> None:
        """Take in what another process has shown already, so that nobody sees an older table than before."""
        self.hint(seen)
        for _ in range(_LOOKS):
            if self.state.n >= seen or not self.is_busy():
                return
            await asyncio.sleep(_LOOK_AGAIN)

    # What rows change

    def _settled(self, rows: list[Row], command: Command | None) -> None:
        """Show what these rows have changed, and answer whoever asked for it."""
        kinds = {row.kind for row in rows}
        if log.isEnabledFor(logging.DEBUG):
            log.debug("table %s at row %d: %s", self.key, rows[-1].n, ", ".join(sorted(kinds)))
        self.broadcast.forget_scene()
        is_more = kinds != _MOVE_ALONE
        if is_more:
            self._look_around(rows, kinds)
        self.hold.rows_came(kinds)
        asker = None if command is None else command.asker
        is_answered = bool(kinds & _SHOWN) and self.broadcast.rows_came(kinds, asker)
        if command is not None and not is_answered:
            command.done(None, rows[-1].n)
        if is_more and kinds & _SEATED:
            self.broadcast.tell_seats()
            self._tell_lobby()
        self._look_ahead()
        if is_more and "end" in kinds and self.state.tournament:
            self._tell_director(rows, is_own=command is not None)

    def _look_around(self, rows: list[Row], kinds: set[str]) -> None:
        """Tell everybody around the table what the rows mean for them; a move alone means nothing."""
        self._check_sessions(rows)
        if kinds & _RESEATED:
            self.broadcast.reseat()
        self.votes.rows_came(kinds)
        self.seed_mixing.rows_came(kinds)
        self.advice.rows_came(rows)
        if "undo" in kinds:
            self.bots.forget()

    def _check_sessions(self, rows: list[Row]) -> None:
        """Hold nobody for lost who has a session here, whatever other processes think, or is back there."""
        for row in rows:
            if row.kind != "house":
                continue
            if not self.state.chairs[row.seat].house:
                self.deadlines.lost.pop(row.seat, None)
            elif self.state.chairs[row.seat].why == "lost" and self.broadcast.is_here(row.seat):
                self._is_back(row.seat)

    def _tell_lobby(self) -> None:
        line = self.state.line()
        unlisted = {"changed": self._line.changed, "host_name": self._line.host_name}
        if msgspec.structs.replace(line, **unlisted) != self._line:
            self._line = line
            self.on_change(line)

    def _tell_director(self, rows: list[Row], *, is_own: bool) -> None:
        for row in rows:
            if row.kind == "end":
                self.on_end(self.state.tournament, self.key, entry_of(row).game, is_own)

    # What comes by itself: the clock and the bots

    def lead(self, *, on: bool) -> None:
        """Run clock and bots here, or leave them to another process; people have their whole time again."""
        if self._is_drained:
            return
        if on and not self.role.leads:
            self.deadlines.woke = self.clock.now()
            self.presence.note()
        self.role.leads = on
        if not on:
            self.bots.stop()
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Set the alarm for whatever comes next, and let the bots think."""
        if self._is_drained or self._barred is not None:
            return
        self.alarms.set()
        self.seeking.set()
        if self.role.leads:
            self.bots.look()

    # What the room asks

    def is_busy(self) -> bool:
        """Return whether something is being stored, or waits for it."""
        return self.queue.is_busy()

    def is_idle(self, now: int) -> bool:
        """Return whether nobody looks on and nothing will happen soon, so that the table can sleep.

        A tournament's deal goes on without anybody, in the process that leads it; a table that its director
        has closed is done.
        """
        if self.state.tournament and self.state.is_played() and self.role.leads:
            return False
        is_quiet = not self.broadcast.sessions and not self.is_busy()
        if self.state.tournament and self.state.status == CLOSED:
            return is_quiet
        return is_quiet and now - max(self._touched, self.queue.last_used) >= self.limits.idle

    def drain(self) -> None:
        """End all sessions and timers; what is being stored is stored, and nothing new begins."""
        self.role.leads, self._is_drained = False, True
        self.hold.stop()
        self.broadcast.stop()
        self.alarms.stop()
        self.seeking.stop()
        self.presence.stop()
        self.bots.stop()
        for session in list(self.broadcast.sessions):
            session.end(GOING_DOWN, "The room is going down. Everything is kept; please come in again.")

    def release(self) -> None:
        """Cut what leads back to a drained table, so that it is freed at once; nothing may be in flight.

        The collector that looks for such circles runs seldom.
        """
        assert self._is_drained, "what runs is not taken apart"
        assert not self.is_busy(), "what is being stored is waited for"
        self.votes.stop()
        self.hold.release()
        self.pubsub.release()
        self.queue.release()


def _tell_nobody(tournament: str, table: str, number: int, is_own: bool) -> None:
    pass
