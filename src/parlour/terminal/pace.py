"""The pace of bots' answers, which people can follow and which tells nothing."""

import time
from collections.abc import Callable
from math import ceil
from typing import Final

PATIENCE: Final = 12
"""After so many answers in a row the pace quickens, so that a stretch without people does not drag on."""
_QUICKER: Final = 0.1


class Pace:
    """Lets every answer of a bot take the same time, so that none tells by it what cards lie behind it.

    A thought longer than the pace takes whole beats of it, and so do all later ones of its seat.
    """

    def __init__(self, moment: float, wait: Callable[[float], None]) -> None:
        self.moment = moment
        self.wait = wait
        self.answers = 0
        self.beats: dict[tuple[int, bool], int] = {}

    def person_acts(self) -> None:
        self.answers = 0

    def hold_back(self, seat: int, asked: float) -> None:
        """Waits until an answer may come to what was asked then."""
        if not self.moment:
            return
        self.answers += 1
        quick = self.answers > PATIENCE
        beat = self.moment * _QUICKER if quick else self.moment
        beats = max(ceil((time.monotonic() - asked) / beat), self.beats.get((seat, quick), 1))
        self.beats[seat, quick] = beats
        self.wait(max(0.0, asked + beats * beat - time.monotonic()))
