# parlour: hot
"""Broadcast: everybody who looks at a table, and what they are shown; sessions alike get the same bytes."""

from collections import deque
from typing import Any, Final

from parlour.engine.play.events import Event
from parlour.match.match import Closing, Match
from parlour.tables.clock import Clock, Timer
from parlour.tables.people.session import Asker, Session
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.role import Role
from parlour.tables.series import in_order, score_key
from parlour.tables.state import PLAYING, TableState
from parlour.wire import messages
from parlour.wire.codec import encode
from parlour.wire.messages import Person, Seats, State, Vote
from parlour.wire.parts import Hold, Seek, SeriesScore
from parlour.wire.views import Scene

Group = tuple[int | None, str, list[Session]]
"""Sessions alike: whose eyes they look through, in which language, and who they are."""
FIRST_EVENTS: Final = 30
"""So much of what happened is told to whoever comes new to a table."""
_SOON: Final = 100
"""Who comes and goes is told so many milliseconds later, all at once."""


class Update:
    """The table after one batch: how many moves there are, its scene, and what has happened since before."""

    def __init__(
        self, seq: int, game: int, moves: int, scene: Scene, events: list[Event], missed: int = 0
    ) -> None:
        self.seq = seq
        self.game = game
        self.moves = moves
        self.scene = scene
        self.events = events
        self.missed = missed

    def after(self, older: "Update | None") -> "Update":
        """Return this update for whoever did not see the older one."""
        if older is None:
            return self
        events = [*older.events, *self.events]
        return Update(self.seq, self.game, self.moves, self.scene, events, self.missed)

    def is_as_far_as(self, other: "Update") -> bool:
        """Return whether it is of the same game, with as many moves or more."""
        return self.game == other.game and self.moves >= other.moves


class DelayedView:
    """What the public sees at a table with a delay: the update so many moves ago; all when a game ends."""

    def __init__(self, delay: int) -> None:
        self._delay = delay
        self._coming: deque[Update] = deque()
        self.shown: Update | None = None

    def pass_on(self, update: Update, *, is_over: bool) -> Update | None:
        """Return the update that the public sees now, if it is a new one."""
        self._put(update)
        found: Update | None = None
        while self._coming and (is_over or self._is_due(self._coming[0], update)):
            found = self._coming.popleft().after(found)
        self.shown = found or self.shown
        return found

    def _put(self, update: Update) -> None:
        """Add an update; one without a new move takes the place of the last, and what is undone is gone."""
        while self._coming and self._coming[-1].is_as_far_as(update):
            last = self._coming.pop()
            update = update.after(last) if last.moves == update.moves else update
        self._coming.append(update)

    def _is_due(self, update: Update, latest: Update) -> bool:
        return update.game != latest.game or update.moves <= latest.moves - self._delay


class Broadcast:
    """All sessions at one table; `vote` is what people are asked to decide, as long as they are.

    With a `closing` the close of a deal is shown, and not what has come of it; `hold` is told of it.
    """

    def __init__(self, state: TableState, deadlines: Deadlines, clock: Clock, role: Role) -> None:
        self.state = state
        self.deadlines = deadlines
        self.sessions: list[Session] = []
        self.vote: Vote | None = None
        self.closing: Closing | None = None
        self.hold: Hold | None = None
        self.delayed = DelayedView(state.settings.delay) if state.settings.delay else None
        self._clock = clock
        self._role = role
        self._groups: list[Group] | None = None
        self._heard = state.match.heard if state.match else 0
        self._scene: Scene | None = None
        self._seats_timer: Timer | None = None
        self._is_stopped = False

    def add(self, session: Session) -> None:
        self.sessions.append(session)
        self._groups = None

    def remove(self, session: Session) -> None:
        self.sessions.remove(session)
        self._groups = None

    def of_seat(self, seat: int | None) -> list[Session]:
        """Return the sessions of a seat, or of all who look on."""
        return [session for session in self.sessions if session.seat == seat]

    def is_here(self, seat: int) -> bool:
        return any(session.seat == seat for session in self.sessions)

    def seats_here(self) -> set[int]:
        """Return the seats that have a session here."""
        return {session.seat for session in self.sessions if session.seat is not None}

    def awaited_seats(self) -> set[int]:
        """Return the seats of people who look on and will say when they have seen a deal."""
        found = {session.seat for session in self.sessions if session.says_next and session.seat is not None}
        return {
            seat
            for seat in found
            if self.state.chairs[seat].is_person() and not self.state.chairs[seat].house
        }

    def is_anywhere(self, seat: int) -> bool:
        """Return whether the person has a session, as far as this process can know: others may have one to
        them."""
        return self.is_here(seat) or (self._role.shared and seat not in self.deadlines.lost)

    def reseat(self) -> None:
        """Let every session look through the eyes that it may; greet those who got or lost a seat."""
        moved = [session for session in self.sessions if session.rightful_seat() != session.seat]
        for session in moved:
            session.move_to(session.rightful_seat())
            session.tell(self.seats_for(session.seat, self.people(self._clock.now())))
        self._groups = None
        self.deadlines.lost = {
            seat: when for seat, when in self.deadlines.lost.items() if not self.is_here(seat)
        }
        for session in moved:
            self.greet(session, self.update_since(0), self._clock.now())

    def _alike(self) -> "list[Group]":
        """Return the sessions that see the same in the same words; the same groups until somebody comes or
        goes."""
        if self._groups is None:
            groups: dict[tuple[int | None, str], list[Session]] = {}
            for session in self.sessions:
                groups.setdefault((session.seat, session.language), []).append(session)
            self._groups = [(seat, language, group) for (seat, language), group in groups.items()]
        return self._groups

    def rows_came(self, kinds: set[str], asker: Asker | None) -> bool:
        """Show the new state to everybody; return whether that answers whoever asked for it."""
        match = self.state.match
        if match is None:
            return False
        answered = asker if asker and asker[0].seat is not None else None
        for session in self.sessions if "begin" in kinds else ():
            session.welcome_anew()
        since = 0 if "begin" in kinds else self._heard
        self._show_since(match, match.heard if "undo" in kinds else since, answered)
        return answered is not None

    def show_rest(self) -> None:
        """Show what was held back."""
        self.forget_scene()
        self._show_since(self.state.now_played(), self._heard, None)

    def _show_since(self, match: Match, since: int, answered: Asker | None) -> None:
        events, missed = self._shown_events(match, since)
        self._heard = match.heard if self.closing is None else self.closing.heard
        self.show(self._update(events, missed), self._clock.now(), answered)
        self._scene = None

    def _shown_events(self, match: Match, since: int) -> tuple[list[Event], int]:
        """Return what has happened since so many events, as far as it is shown yet."""
        events, missed = match.since(since)
        held = 0 if self.closing is None else match.heard - self.closing.heard
        return events[: max(0, len(events) - held)], missed

    def forget_scene(self) -> None:
        """Make the scene anew when somebody looks: the position is another one."""
        self._scene = None

    def scene(self) -> Scene | None:
        """Return everything that is shown of the position, made when somebody looks at it."""
        if self._scene is None and self.state.match is not None and self.closing is not None:
            self._scene = Scene.of_closing(self.state.match, self.closing.position)
        elif self._scene is None and self.state.match is not None:
            ended = self.state.ended
            self._scene = Scene.of(self.state.match, None if ended is None else ended.outcome())
        return self._scene

    def update_since(self, seen: int) -> Update | None:
        """Return the table as it stands, with what has happened since row `seen`, or lately."""
        match = self.state.match
        if match is None:
            return None
        since = self.state.heard_at(seen) if seen else max(0, match.heard - FIRST_EVENTS)
        return self._update(*self._shown_events(match, since))

    def _update(self, events: list[Event], missed: int) -> Update:
        scene, moves = self.scene(), self.state.now_played().n
        assert scene is not None, "there is a match"
        return Update(self.state.n, self.state.number, moves, scene, events, missed)

    def show(self, update: Update, now: int, re: Asker | None = None) -> None:
        """Show the update to everybody; the state of the session that brought it about carries its id."""
        public: Update | None = update
        if self.delayed is not None:
            public = self.delayed.pass_on(update, is_over=self.state.status != PLAYING)
        shared = self.deadlines.shown_to(None, "", now)
        for seat, language, sessions in self._alike():
            seen = update if seat is not None else public
            if seen is None or not self._sees(seat):
                continue
            state = self.state_for(seen, seat, language, now, shared)
            frame = encode(state)
            for session in sessions:
                session.outbox.send_state(state, frame, re[1] if re and re[0] is session else None)

    def _sees(self, seat: int | None) -> bool:
        """Return whether a session of this chair, or of none, sees the game on the table at all."""
        return self.state.settings.spectators or self.state.eyes_of(seat) is not None

    def state_for(
        self, update: Update, seat: int | None, language: str, now: int, shared: messages.Clock | None
    ) -> State:
        """Return what this viewer is shown of an update; `shared` is the clock of all who owe no decision."""
        scene, asked = update.scene, 0 if seat is None or self.closing else self.state.asked[seat]
        eyes = self.state.eyes_of(seat)
        clock = self.deadlines.shown_to(seat, language, now) if asked else shared
        own: Any = scene.own(None) if eyes is None else scene.own_part(eyes, language)
        return State(
            seq=update.seq,
            game=update.game,
            common=scene.common(language),
            own=own,
            now=now,
            asked=asked,
            events=scene.told(update.events, eyes, language),
            missed=update.missed,
            clock=None if seat is None and self.state.settings.delay else clock,
        )

    def greet(self, session: Session, update: Update | None, now: int) -> None:
        """Show the table as it stands to one who has just come; the public of a delayed one sees it late."""
        if session.seat is None and self.delayed is not None:
            update = self.delayed.shown
        if update is not None and self._sees(session.seat):
            shared = self.deadlines.shown_to(None, "", now)
            state = self.state_for(update, session.seat, session.language, now, shared)
            session.outbox.send_state(state, encode(state))

    def tell_seats(self) -> None:
        """Tell everybody who sits where, now."""
        self._stop_timer()
        people = self.people(self._clock.now())
        for seat, _, sessions in self._alike():
            frame = encode(self.seats_for(seat, people))
            for session in sessions:
                session.outbox.send(frame)

    def tell_seats_soon(self) -> None:
        """Tell the same in a moment, with whatever else changes until then."""
        if self._seats_timer is None and not self._is_stopped:
            self._seats_timer = self._clock.call_at(self._clock.now() + _SOON, self.tell_seats)

    def stop(self) -> None:
        """Tell nobody any more who comes and goes."""
        self._is_stopped = True
        self._stop_timer()

    def _stop_timer(self) -> None:
        if self._seats_timer is not None:
            self._seats_timer.cancel()
            self._seats_timer = None

    def seats_for(self, seat: int | None, people: list[Person]) -> Seats:
        watching = sum(1 for session in self.sessions if session.seat is None)
        parts = self._seek(), self._series(), self.hold
        return Seats(self.state.status, people, watching, self.vote, seat, *parts)

    def _series(self) -> list[SeriesScore]:
        """Return the running score; sums of people who have gone are there too."""
        state = self.state
        seats = {score_key(chair.person, chair.name): n for n, chair in enumerate(state.chairs) if chair.name}
        return [
            SeriesScore(score.name, score.points, score.games, score.wins, seats.get(key, -1))
            for key, score in in_order(state.series)
        ]

    def _seek(self) -> Seek | None:
        """Return how the table seeks players, as long as it does."""
        state = self.state
        if not state.is_seeking():
            return None
        left = max(0, state.until - self._clock.now())
        return Seek(state.seek, state.until, left, len(state.chairs) - len(state.persons()))

    def people(self, now: int) -> list[Person]:
        return [self._person(seat, now) for seat in range(len(self.state.chairs))]

    def _person(self, seat: int, now: int) -> Person:
        chair, kind = self.state.chairs[seat], self.state.chairs[seat].kind()
        lost = None if self.state.tournament else self.deadlines.lost.get(seat)
        return Person(
            seat=seat,
            name=chair.name,
            kind=kind,
            player=chair.player if kind == "bot" else "",
            here=kind != "person" or self.is_anywhere(seat),
            house=bool(chair.house),
            grace=0 if lost is None or chair.house else max(0, lost + self.deadlines.grace - now),
            host=bool(chair.person) and chair.person == self.state.host,
        )
