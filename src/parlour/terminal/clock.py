"""The clock as this screen shows it: how much time there is for a decision, and when somebody is to hurry."""

import time
from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

from parlour.terminal.words import TerminalWords

_WARNED_AT: Final = 10.0
_WARNED_SHARE: Final = 1 / 3
"""Somebody is warned ten seconds before the end; where there is little time at all, in its last third."""


class Timer:
    """The time for one decision: when it is up, and what is played then, in words; "" where nobody says.

    The last `count` seconds are counted one by one.
    """

    def __init__(
        self, seconds: float, then: str = "", now: Callable[[], float] = time.monotonic, *, count: int = 0
    ) -> None:
        self.then = then
        self.now = now
        self.count = count
        self.due = now() + seconds
        self.warned_at = min(_WARNED_AT, seconds * _WARNED_SHARE)
        self.is_warned = False

    def left(self) -> float:
        return max(0.0, self.due - self.now())

    def is_up(self) -> bool:
        return self.now() >= self.due

    def is_short(self) -> bool:
        """Return whether it is time to hurry."""
        return self.left() <= self.warned_at

    def is_counted(self) -> bool:
        """Return whether these are the last seconds, which are counted."""
        return 0 < self.left() <= self.count

    def next_look(self) -> float | None:
        """Return how long until the warning, or the next second of a count; None when nothing comes."""
        left = self.left()
        if not self.is_warned:
            return max(0.0, left - self.warned_at)
        if left <= 0 or not self.count:
            return None
        return left - self.count if left > self.count else left - max(0, ceil(left) - 1)

    def text(self, words: TerminalWords) -> str:
        """Return how much time there is, and what happens then."""
        if self.is_counted():
            return words("clock.count", count=ceil(self.left()))
        key = "clock.hurry" if self.is_short() else "clock.left"
        return words(key if self.then else f"{key}-bare", count=max(0, round(self.left())), then=self.then)


class TurnClock(NamedTuple):
    """How long people have for a decision: as the game's rules say, or so many seconds of their own."""

    own_seconds: int | None = None

    def option(self) -> str:
        """Return what asks for the same clock at the command line."""
        return "--clock" if self.own_seconds is None else f"--clock {self.own_seconds}"
