# parlour: hot
"""Clocks: what time it is, and calls at a time to come."""

import time
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Protocol


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
        """Hear that something has been done for which this thread began at so much processor time."""


class LoopClock(Clock):
    """The clock of an asyncio loop, set once by the wall's: it never goes back."""

    def __init__(self, loop: AbstractEventLoop, wall: Callable[[], float] = time.time) -> None:
        self._loop = loop
        self._began = wall() - loop.time()

    def now(self) -> int:
        return int((self._began + self._loop.time()) * 1000)

    def call_at(self, when: int, callback: Callable[[], None]) -> Timer:
        return self._loop.call_at(when / 1000 - self._began, callback)
