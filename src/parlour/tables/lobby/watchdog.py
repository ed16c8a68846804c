# parlour: hot
"""A watchdog over the loop: it measures what tables do there, and tells which one held up everybody else."""

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from parlour.tables.clock import Clock, Timer

MOST: Final = 0.02
"""So many seconds of processor time something may take on the loop before it is told of."""

Held = Callable[[str, str, float], None]
"""Told the table's key, what was done there, and how many seconds of processor time it took."""


class Watchdog:
    """Hears what everything at the tables of a room costs the loop."""

    def __init__(self, most: float = MOST) -> None:
        self._most = most
        self.tell: Held = _tell_nobody

    def spent(self, began: float, table: str, what: str) -> None:
        """Measure what began when this thread had used so much processor time, and has ended now."""
        took = time.thread_time() - began
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
        began = time.thread_time()
        try:
            callback()
        finally:
            self.spent(began, "timer")

    def spent(self, began: float, what: str) -> None:
        self._watchdog.spent(began, self._table, what)


def _tell_nobody(table: str, what: str, took: float) -> None:
    pass
