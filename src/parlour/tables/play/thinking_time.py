"""Thinking time: how long a bot takes to answer, which tells nothing about the cards behind the answer."""

from math import ceil
from typing import Final
from zlib import crc32

QUICKEST: Final = 800
SLOWEST: Final = 2_000
"""Milliseconds; somewhere between them people feel that somebody has thought."""


class ThinkingTime:
    """The pace of the bots at one table; the factor is 0 where nobody wants to wait.

    How long an answer takes is drawn from public numbers alone. A thought that takes longer than that is
    answered after whole beats, and so are all later ones of its seat.
    """

    def __init__(self, table: str, factor: float) -> None:
        self._table = table
        self.factor = factor
        self._beats: dict[int, int] = {}

    def delay(self, seat: int, asked: int) -> int:
        """How many milliseconds after the question a quick answer is given."""
        drawn = crc32(f"{self._table} {seat} {asked}".encode()) % (SLOWEST - QUICKEST)
        return int(self.factor * (QUICKEST + drawn))

    def after(self, seat: int, asked: int, thought: int) -> int:
        """The same for an answer that took so many milliseconds of thought."""
        beat = int(self.factor * SLOWEST)
        if not beat:
            return thought
        delay = self.delay(seat, asked)
        beats = max(ceil((thought - delay) / beat), self._beats.get(seat, 0))
        self._beats[seat] = beats
        return delay + beats * beat
