# parlour: hot
"""Clocks: what time it is, and when a seat's time runs out."""

import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from parlour.match.log import BY_CLOCK
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import House
from parlour.tables.log.rows import Pending
from parlour.tables.people import beginning, pausing
from parlour.tables.play import answers
from parlour.tables.play.move_text import move_in_words
from parlour.tables.state import TableState
from parlour.wire import messages

if TYPE_CHECKING:
    from parlour.tables.table import Table

Look = Callable[[], list[Pending]]
_AGAIN: Final = 250


class Timer(Protocol):
    """A call that is to come."""

    def cancel(self) -> None: ...


class Clock:
    """The time in milliseconds since 1970, and calls at a time to come."""

    def now(self) -> int:
        raise NotImplementedError

    def call_at(self, when: int, callback: Callable[[], None]) -> Timer:
        raise NotImplementedError

    def spent(self, began: float, what: str) -> None:
        """Hears that something has been done for which this thread began at so much processor time."""


class LoopClock(Clock):
    """The clock of an asyncio loop, set once by the wall's: it never goes back."""

    def __init__(self, loop: AbstractEventLoop, wall: Callable[[], float] = time.time) -> None:
        self._loop = loop
        self._began = wall() - loop.time()

    def now(self) -> int:
        return int((self._began + self._loop.time()) * 1000)

    def call_at(self, when: int, callback: Callable[[], None]) -> Timer:
        return self._loop.call_at(when / 1000 - self._began, callback)


class Deadlines:
    """When each seat's time runs out. Nothing of it is stored: times of rows and of waking are enough.

    `woke` is when this process took the table up, `lost` when it lost the last line of a seat.
    """

    def __init__(self, state: TableState, woke: int, limits: TableLimits) -> None:
        self.state = state
        self.woke = woke
        self.grace = limits.grace
        self._clock = limits.clock
        self._seconds = limits.seconds
        self.lost: dict[int, int] = {}
        self.is_stopped = False
        self._spared: dict[int, tuple[int, int]] = {}

    def due(self, seat: int) -> int:
        """When the seat's time is up; 0 when no clock runs for it."""
        state = self.state
        if not self.runs() or not state.asked[seat] or state.chairs[seat].bot():
            return 0
        began = max(state.asked_at[seat], state.resumed, self.woke)
        asked, spared = self._spared.get(seat, (0, 0))
        lost = self.lost[seat] + self.grace if seat in self.lost else 0
        return max(began + self.allowed(seat), lost, spared if asked == state.asked[seat] else 0)

    def is_back(self, seat: int, now: int) -> None:
        """A line comes back: its question stays open for half the grace at least, once for each question."""
        lost, asked = self.lost.pop(seat, None), self.state.asked[seat]
        if lost is not None and asked and self._spared.get(seat, (0, 0))[0] != asked:
            self._spared[seat] = (asked, now + self.grace // 2)

    def runs(self) -> bool:
        """Whether seats have to answer within a time."""
        return self.has_clock() and not self.state.paused

    def has_clock(self) -> bool:
        """Whether they have to while the game is not paused."""
        settings = self.state.settings
        clock = settings.clock if settings.guided else self._clock or settings.clock
        return not self.is_stopped and self.state.is_played() and clock == "rules"

    def is_waited_for(self, seat: int) -> bool:
        """Whether the house will play for this seat if its line does not come back, paused or not."""
        chair = self.state.chairs[seat]
        return self.has_clock() and seat in self.lost and chair.is_person() and not chair.house

    def allowed(self, seat: int) -> int:
        return 1000 * (self._seconds or self.state.now_played().position.seconds(seat))

    def next_due(self) -> tuple[int, int] | None:
        """The seat whose time is up first, and when; None when no clock runs."""
        dues = [(self.due(seat), seat) for seat, asked in enumerate(self.state.asked) if asked]
        running = [each for each in dues if each[0]]
        return (min(running)[1], min(running)[0]) if running else None

    def shown_to(self, viewer: int | None, language: str, now: int) -> messages.Clock | None:
        """The clock as this viewer sees it: the own one where it runs, else the one that ends first."""
        if not (self.runs() or self.state.paused) or not self.state.is_played():
            return None
        acting = [seat for seat, asked in enumerate(self.state.asked) if asked]
        if self.state.paused:
            return messages.Clock(paused=True, seats=acting)
        found = (viewer, self.due(viewer)) if viewer in acting and viewer is not None else self.next_due()
        if found is None or not found[1]:
            return None
        seat, due = found
        timeout = self._timeout(seat, language) if seat == viewer else ""
        count = 0 if self._seconds else self.state.now_played().position.countdown(seat)
        left = max(0, due - now)
        return messages.Clock(due, self.allowed(seat), left, seats=acting, timeout=timeout, count=count)

    def _timeout(self, seat: int, language: str) -> str:
        """What the house will play for the seat, in words that only this seat hears."""
        match = self.state.now_played()
        return move_in_words(match.position.on_timeout(seat), match, seat, language)


class Alarms:
    """What comes by itself at a table: called games, time-outs, and the house for whose line is lost.

    Time-outs are the business of the process that leads; each knows of its own lost lines.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._timer: Timer | None = None

    def set(self) -> None:
        """Sets the timer to whatever comes next."""
        self.stop()
        if not self._is_quiet():
            times = [due for due, _ in self._coming()]
            if times:
                self._timer = self.table.clock.call_at(min(times), self._ring)

    def _is_quiet(self) -> bool:
        """Whether nothing can come by itself: no clock runs, no game is called or paused, no line is lost."""
        table = self.table
        state, deadlines = table.state, table.deadlines
        return not (deadlines.runs() or state.called or state.paused or deadlines.lost)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _coming(self) -> list[tuple[int, Look]]:
        """What will have to be done, and when."""
        table, coming = self.table, list[tuple[int, Look]]()
        found = table.deadlines.next_due() if table.leads else None
        if found is not None:
            seat, due = found
            coming.append((due, partial(self._time_out, seat, table.state.asked[seat])))
        begins = table.luck.due()
        if begins:
            coming.append((begins, partial(beginning.called_game, table.state)))
        resumes = pausing.pause_ends(table)
        if resumes:
            coming.append((resumes, partial(pausing.overdue, table)))
        for seat, lost in table.deadlines.lost.items():
            if table.deadlines.is_waited_for(seat):
                coming.append((lost + table.limits.grace, partial(self._stand_in, seat)))
        return coming

    def _ring(self) -> None:
        self._timer = None
        now = self.table.clock.now()
        ready = [look for due, look in self._coming() if due <= now]
        if not ready:
            self.set()
        elif self.table.is_busy():
            self._again()
        else:
            for look in ready:
                self.table.submit(look, self._again, urgent=True)

    def _again(self, *answer: object) -> None:
        """What is still to be done is tried a little later; what is stored sets the timer anew."""
        self.stop()
        self._timer = self.table.clock.call_at(self.table.clock.now() + _AGAIN, self._ring)

    def _time_out(self, seat: int, asked: int) -> list[Pending]:
        return answers.time_out(
            self.table.state,
            seat,
            asked,
            now=self.table.clock.now(),
            fresh=self.table.fresh,
            sleeps=self.table.limits.sleeps,
        )

    def _stand_in(self, seat: int) -> list[Pending]:
        if not self.table.deadlines.is_waited_for(seat):
            return []
        return [Pending(House(answers.house_player(self.table.state), "lost"), seat, BY_CLOCK)]
