# parlour: hot
"""Broadcast: everybody who looks at a table, and what they are shown; lines alike get the same bytes."""

from collections import deque
from typing import TYPE_CHECKING, Any

from parlour.engine.play.events import Event
from parlour.tables.clock import Deadlines
from parlour.tables.state import PLAYING, TableState
from parlour.wire.coding import encode
from parlour.wire.lean import Scene
from parlour.wire.messages import Clock, FromRoom, Person, Seats, State, Vote

if TYPE_CHECKING:
    from parlour.tables.people.session import Session

Group = tuple[int | None, str, "list[Session]"]
"""Lines alike: whose eyes they look through, in which language, and who they are."""
FIRST_EVENTS = 30
"""So much of what happened is told to whoever comes new to a table."""


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
        """This moment for whoever did not see the older one."""
        if older is None:
            return self
        events = [*older.events, *self.events]
        return Update(self.seq, self.game, self.moves, self.scene, events, self.missed)

    def is_as_far_as(self, other: "Update") -> bool:
        """Return whether it is of the same game, with as many moves or more."""
        return self.game == other.game and self.moves >= other.moves


class DelayedView:
    """What the public sees at a table with a delay: the moment so many moves ago; all when a game ends."""

    def __init__(self, delay: int) -> None:
        self._delay = delay
        self._coming: deque[Update] = deque()
        self.shown: Update | None = None

    def pass_on(self, moment: Update, *, is_over: bool) -> Update | None:
        """The moment that the public sees now, if it is a new one."""
        self._put(moment)
        found: Update | None = None
        while self._coming and (is_over or self._is_due(self._coming[0], moment)):
            found = self._coming.popleft().after(found)
        self.shown = found or self.shown
        return found

    def _put(self, moment: Update) -> None:
        """Adds a moment; one without a new move takes the place of the last, and what is undone is gone."""
        while self._coming and self._coming[-1].is_as_far_as(moment):
            last = self._coming.pop()
            moment = moment.after(last) if last.moves == moment.moves else moment
        self._coming.append(moment)

    def _is_due(self, moment: Update, latest: Update) -> bool:
        return moment.game != latest.game or moment.moves <= latest.moves - self._delay


class Broadcast:
    """All lines to one table."""

    def __init__(self, state: TableState, deadlines: Deadlines, *, shared: bool) -> None:
        self.state = state
        self._shared = shared
        self.deadlines = deadlines
        self.sessions: list[Session] = []
        self._groups: list[Group] | None = None
        self.delayed = DelayedView(state.settings.delay) if state.settings.delay else None

    def add(self, session: "Session") -> None:
        self.sessions.append(session)
        self._groups = None

    def remove(self, session: "Session") -> None:
        self.sessions.remove(session)
        self._groups = None

    def of_seat(self, seat: int | None) -> list["Session"]:
        """The lines of a seat, or of all who look on."""
        return [session for session in self.sessions if session.seat == seat]

    def is_here(self, seat: int) -> bool:
        return any(session.seat == seat for session in self.sessions)

    def is_anywhere(self, seat: int) -> bool:
        """Whether the person has a line, as far as this process can know: others may have one to them."""
        return self.is_here(seat) or (self._shared and seat not in self.deadlines.lost)

    def reseat(self) -> list["Session"]:
        """Every line looks through the eyes of the seat that it may; gives those who got or lost one."""
        moved = [session for session in self.sessions if self.seat_of(session) != session.seat]
        for session in moved:
            session.move_to(self.seat_of(session))
        self._groups = None
        self.deadlines.lost = {
            seat: when for seat, when in self.deadlines.lost.items() if not self.is_here(seat)
        }
        return moved

    def seat_of(self, session: "Session") -> int | None:
        """Whose eyes the line has: those of the seat that its token opens, or of its person's."""
        seat = session.seat
        if seat is not None and session.key and self.state.chairs[seat].token_hash == session.key:
            return seat
        return self.state.seat_of(session.person)

    def _alike(self) -> "list[Group]":
        """The sessions who see the same in the same words; the same groups until somebody comes or goes."""
        if self._groups is None:
            groups: dict[tuple[int | None, str], list[Session]] = {}
            for session in self.sessions:
                groups.setdefault((session.seat, session.language), []).append(session)
            self._groups = [(seat, language, group) for (seat, language), group in groups.items()]
        return self._groups

    def show(self, moment: Update, now: int, re: "tuple[Session, int] | None" = None) -> None:
        """The moment to everybody; the state of the line that brought it about carries its id."""
        public: Update | None = moment
        if self.delayed is not None:
            public = self.delayed.pass_on(moment, is_over=self.state.status != PLAYING)
        shared = self.deadlines.shown_to(None, "", now)
        for seat, language, sessions in self._alike():
            seen = moment if seat is not None else public
            if seen is None or not self._sees(seat):
                continue
            state = self.state_for(seen, seat, language, now, shared)
            frame = encode(state)
            for session in sessions:
                session.outbox.send_state(state, frame, re[1] if re and re[0] is session else None)

    def _sees(self, seat: int | None) -> bool:
        """Return whether a line of this chair, or of none, sees the game on the table at all."""
        return self.state.settings.spectators or self.state.eyes_of(seat) is not None

    def state_for(
        self, moment: Update, seat: int | None, language: str, now: int, shared: Clock | None
    ) -> State:
        """What this viewer is shown of a moment; `shared` is the clock of all who owe no decision."""
        scene, asked = moment.scene, 0 if seat is None else self.state.asked[seat]
        eyes = self.state.eyes_of(seat)
        clock = self.deadlines.shown_to(seat, language, now) if asked else shared
        own: Any = scene.own(None) if eyes is None else scene.own_part(eyes, language)
        return State(
            seq=moment.seq,
            game=moment.game,
            common=scene.common(language),
            own=own,
            now=now,
            asked=asked,
            events=scene.told(moment.events, eyes, language),
            missed=moment.missed,
            clock=None if seat is None and self.state.settings.delay else clock,
        )

    def greet(self, session: "Session", moment: Update | None, now: int) -> None:
        """The table as it stands, to one who has just come; the public of a late table sees what is shown."""
        if session.seat is None and self.delayed is not None:
            moment = self.delayed.shown
        if moment is not None and self._sees(session.seat):
            shared = self.deadlines.shown_to(None, "", now)
            state = self.state_for(moment, session.seat, session.language, now, shared)
            session.outbox.send_state(state, encode(state))

    def tell_seats(self, vote: Vote | None, now: int) -> None:
        """Who sits where, to everybody."""
        people = self.people(now)
        for seat, _, sessions in self._alike():
            frame = encode(self.seats_for(seat, people, vote))
            for session in sessions:
                session.outbox.send(frame)

    def seats_for(self, seat: int | None, people: list[Person], vote: Vote | None) -> Seats:
        watchers = sum(1 for session in self.sessions if session.seat is None)
        return Seats(self.state.status, people, watchers, vote, seat)

    def people(self, now: int) -> list[Person]:
        return [self._person(seat, now) for seat in range(len(self.state.chairs))]

    def _person(self, seat: int, now: int) -> Person:
        chair, kind = self.state.chairs[seat], self.state.chairs[seat].kind()
        lost = self.deadlines.lost.get(seat)
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

    def tell(self, message: FromRoom) -> None:
        """The same to everybody."""
        frame = encode(message)
        for session in list(self.sessions):
            session.outbox.send(frame)
