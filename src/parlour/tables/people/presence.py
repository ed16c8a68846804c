# parlour: hot
"""Presence: whether anybody looks at a table, in any process, and since when people are away.

Where nobody looks on, bots do not play on; rules of conduct count from when somebody went
(docs/reference/room-promises.md).
"""

from parlour.tables.clock import Clock, Timer
from parlour.tables.limits import TableLimits
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.pubsub import Looked, PubSub
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.role import Role
from parlour.tables.state import TableState


class Presence:
    """Sessions at the table, here and at other processes.

    A process that has sessions at a game which another one leads says so again and again; as long as a grace
    after the last word, or the last session, the game goes on.
    """

    def __init__(
        self,
        state: TableState,
        broadcast: Broadcast,
        pubsub: PubSub,
        *,
        clock: Clock,
        limits: TableLimits,
        role: Role,
    ) -> None:
        self.state = state
        self._broadcast = broadcast
        self._pubsub = pubsub
        self._clock = clock
        self._limits = limits
        self._role = role
        self._last = 0
        self._timer: Timer | None = None

    def is_on(self) -> bool:
        """Return whether somebody looks on, or did until a moment ago; in a tournament others wait for the
        table in any case."""
        if self.state.tournament:
            return True
        return bool(self._broadcast.sessions) or self._clock.now() < self._last + self._limits.grace

    def note(self) -> None:
        """Note that somebody has just been seen: in a session that is gone now, or at another process."""
        self._last = self._clock.now()

    def keep_telling(self) -> None:
        """Tell the process that leads, now and again while there are sessions here."""
        self.stop()
        if self._role.shared and self._broadcast.sessions:
            if self.state.is_played() and not self._role.leads:
                self._pubsub.publish(Looked())
            again = self._clock.now() + self._limits.grace // 2
            self._timer = self._clock.call_at(again, self.keep_telling)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Absence:
    """Since when people are away from the table."""

    def __init__(self, state: TableState, broadcast: Broadcast, deadlines: Deadlines, clock: Clock) -> None:
        self.state = state
        self._broadcast = broadcast
        self._deadlines = deadlines
        self._clock = clock

    def away_since(self, seat: int) -> int:
        """Return when the house began to play for the person, or they were lost; 0 while they are here.

        Who has not come back after a restart is away since then, unless they may be at another process.
        """
        housed, lost = self.state.housed.get(seat, 0), self._deadlines.lost.get(seat, 0)
        if housed or lost:
            return min(housed or lost, lost or housed)
        return 0 if self._broadcast.is_anywhere(seat) else self._deadlines.woke

    def is_away_for(self, seat: int, wait: int) -> bool:
        """Return whether the person has been away for so many milliseconds."""
        since = self.away_since(seat)
        return bool(since) and self._clock.now() - since >= wait

    def others(self, seat: int) -> list[int]:
        """Return the seats of the other people at the table."""
        return [other for other in self.state.persons() if other != seat]

    def is_left_alone(self, seat: int, wait: int) -> bool:
        """Return whether all other people have been away for so many milliseconds, or there are none."""
        return all(self.is_away_for(other, wait) for other in self.others(seat))
