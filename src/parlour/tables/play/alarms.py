# parlour: hot
"""Alarms: what comes by itself at a table, such as time-outs, and the timer that brings it."""

from functools import partial
from typing import Final

from parlour.match.log import BY_CLOCK
from parlour.tables.clock import Clock, Timer
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import House
from parlour.tables.log.queue import CommandQueue, MakeRows
from parlour.tables.log.rows import Pending
from parlour.tables.people.beginning import called_game
from parlour.tables.people.pausing import Pauses
from parlour.tables.people.seed_mixing import SeedMixing
from parlour.tables.play import answers
from parlour.tables.play.answers import FreshSeed
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.role import Role
from parlour.tables.state import TableState

_AGAIN: Final = 250


class Alarms:
    """Called games, time-outs, ends of pauses, and the house for whoever lost their connection.

    Time-outs are the business of the process that leads; each knows of its own lost connections.
    """

    def __init__(
        self,
        state: TableState,
        queue: CommandQueue,
        *,
        clock: Clock,
        limits: TableLimits,
        fresh: FreshSeed,
        deadlines: Deadlines,
        role: Role,
        seed_mixing: SeedMixing,
        pauses: Pauses,
    ) -> None:
        self.state = state
        self._queue = queue
        self._clock = clock
        self._limits = limits
        self._fresh = fresh
        self._deadlines = deadlines
        self._role = role
        self._seed_mixing = seed_mixing
        self._pauses = pauses
        self._timer: Timer | None = None

    def set(self) -> None:
        """Set the timer to whatever comes next."""
        self.stop()
        if not self._is_quiet():
            times = [due for due, _ in self._coming()]
            if times:
                self._timer = self._clock.call_at(min(times), self._ring)

    def _is_quiet(self) -> bool:
        """Return whether nothing can come by itself: no clock, call, pause or lost session."""
        state, deadlines = self.state, self._deadlines
        return not (deadlines.runs() or state.called or state.paused or deadlines.lost)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _coming(self) -> list[tuple[int, MakeRows]]:
        """Return what will have to be done, and when."""
        state, deadlines, coming = self.state, self._deadlines, list[tuple[int, MakeRows]]()
        found = deadlines.next_due() if self._role.leads else None
        if found is not None:
            seat, due = found
            coming.append((due, partial(self._time_out, seat, state.asked[seat])))
        begins = self._seed_mixing.due()
        if begins:
            coming.append((begins, partial(called_game, state)))
        resumes = self._pauses.end()
        if resumes:
            coming.append((resumes, self._pauses.overdue))
        for seat, lost in deadlines.lost.items():
            if deadlines.is_waited_for(seat):
                coming.append((lost + self._limits.grace, partial(self._stand_in, seat)))
        return coming

    def _ring(self) -> None:
        self._timer = None
        now = self._clock.now()
        ready = [make_rows for due, make_rows in self._coming() if due <= now]
        if not ready:
            self.set()
        elif self._queue.is_busy():
            self._again()
        else:
            for make_rows in ready:
                self._queue.submit(make_rows, self._again, urgent=True)

    def _again(self, *answer: object) -> None:
        """Try what is still to be done a little later; what is stored sets the timer anew."""
        self.stop()
        self._timer = self._clock.call_at(self._clock.now() + _AGAIN, self._ring)

    def _time_out(self, seat: int, asked: int) -> list[Pending]:
        now, sleeps = self._clock.now(), self._limits.sleeps
        return answers.time_out(self.state, seat, asked, now=now, fresh=self._fresh, sleeps=sleeps)

    def _stand_in(self, seat: int) -> list[Pending]:
        if not self._deadlines.is_waited_for(seat):
            return []
        return [Pending(House(answers.house_player(self.state), "lost"), seat, BY_CLOCK)]
