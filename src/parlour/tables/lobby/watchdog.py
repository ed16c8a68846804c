# parlour: hot
"""A watchdog over the loop: it measures what tables do there, and tells which one held up everybody else."""

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.tables.clock import Began, Clock, Timer

MOST: Final = 0.02
"""So many seconds of processor time something may take on the loop before it is told of."""

_FRESH: Final = 0.002
"""So many seconds a look at the processor's time is good for, so what came just before may count too: it is a
system call, and with two of them for everything that is done they took 2 % of a busy room's time."""

Held = Callable[[str, str, float], None]
"""Told the table's key, what was done there, and how many seconds of processor time it took."""


class Watchdog:
    """Hears what everything at the tables of a room costs the loop."""

    def __init__(self, most: float = MOST) -> None:
        self._most = most
        self._looked = self._used = 0.0
        self.tell: Held = _tell_nobody

    def began(self) -> Began:
        """Return when something begins."""
        now = time.perf_counter()
        if now - self._looked > _FRESH:
            self._looked, self._used = now, time.thread_time()
        return now, self._used

    def spent(self, began: Began, table: str, what: str) -> None:
        """Measure what began then and has ended now; what was quick by the wall's clock was quick."""
        at, used = began
        lasted = time.perf_counter() - at
        if lasted <= self._most:
            return
        took = min(lasted, time.thread_time() - used)
        if took > self._most:
            self.tell(table, what, took)


class WatchedClock(Clock):
    """The room's clock as one table uses it: whatever its timers do is measured."""

    def __init__(self, clock: Clock, table: str, watchdog: Watchdog) -> None:
        self._clock = clock
        self._table = table
        self._watchdog = watchdog

    def now(self) -> int:
        return self._clock.now()

    def call_at(self, when: int, callback: Callable[[], None]) -> Timer:
        return self._clock.call_at(when, partial(self._call, callback))

    def _call(self, callback: Callable[[], None]) -> None:
        began = self.began()
        try:
            callback()
        finally:
            self.spent(began, "timer")

    def began(self) -> Began:
        return self._watchdog.began()

    def spent(self, began: Began, what: str) -> None:
        self._watchdog.spent(began, self._table, what)


def _tell_nobody(table: str, what: str, took: float) -> None:
    pass
