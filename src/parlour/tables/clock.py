# parlour: hot
"""Clocks: what time it is, and calls at a time to come."""

import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Protocol

Began = tuple[float, float]
"""When something began, and how much processor time this thread had used by then, or a moment before."""


class Timer(Protocol):
    """A call that is to come."""

    def cancel(self) -> None: ...


class Clock:
    """The time in milliseconds since 1970, and calls at a time to come."""

    def now(self) -> int:
        raise NotImplementedError

    def call_at(self, when: int, callback: Callable[[], None]) -> Timer:
        raise NotImplementedError

    def began(self) -> Began:
        """Return when something begins, for `spent`."""
        return 0.0, 0.0

    def spent(self, began: Began, what: str) -> None:
        """Hear that something has been done that began then."""


class LoopClock(Clock):
    """The clock of an asyncio loop, set once by the wall's: it never goes back."""

    def __init__(self, loop: AbstractEventLoop, wall: Callable[[], float] = time.time) -> None:
        self._loop = loop
        self._began = wall() - loop.time()

    def now(self) -> int:
        return int((self._began + self._loop.time()) * 1000)

    def call_at(self, when: int, callback: Callable[[], None]) -> Timer:
        return self._loop.call_at(when / 1000 - self._began, callback)
