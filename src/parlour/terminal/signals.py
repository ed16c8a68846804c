"""Ways out of a game: Ctrl-C, a closed terminal, a polite kill; never in the middle of a move."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from parlour.terminal.errors import Left

ENDS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""The signals that end a sitting."""


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Leave Ctrl-C, while it lasts, to whatever else runs at this terminal."""
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Signals:
    """While entered, those signals make the person leave the table; while held, they wait."""

    def __init__(self) -> None:
        self.before: dict[int, Any] = {}
        self.is_held = False
        self.waiting: int | None = None

    def __enter__(self) -> "Signals":
        self.before = {number: signal.signal(number, self.caught) for number in ENDS}
        return self

    def __exit__(self, *error: object) -> None:
        for number, listener in self.before.items():
            signal.signal(number, listener)

    def caught(self, number: int, frame: FrameType | None) -> None:
        if not self.is_held:
            raise Left(128 + number)
        self.waiting = number

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let no signal break this stretch; one that came meanwhile counts afterwards."""
        with self.closing():
            yield
        if self.waiting is not None:
            raise Left(128 + self.waiting)

    @contextmanager
    def closing(self) -> Iterator[None]:
        """Let no signal break the last stretch of a sitting: whoever wants to leave is leaving already."""
        self.is_held = True
        try:
            yield
        finally:
            self.is_held = False
