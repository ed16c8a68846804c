"""A simulated network: lines that delay, double what clients send, and are cut with all that is under way."""

import asyncio
from collections.abc import Callable
from hashlib import sha256

from parlour.cards.luck import Luck
from parlour.tables.connection import Connection
from parlour.tables.people.session import Session


class Trace:
    """Everything that happened, as one hash: two runs of a seed are the same or not."""

    def __init__(self) -> None:
        self._hash = sha256()
        self.length = 0

    def note(self, what: str, who: str, frame: bytes = b"") -> None:
        now = asyncio.get_running_loop().time()
        self._hash.update(f"{now:.6f} {what} {who} ".encode() + frame + b"\n")
        self.length += 1

    def digest(self) -> str:
        return self._hash.hexdigest()


class SimulatedLine(Connection):
    """One line between a client and a room: in order, delayed, and cut at any time."""

    def __init__(self, who: str, luck: Luck, trace: Trace, hear: Callable[[bytes | None], None]) -> None:
        self.who = who
        self.is_cut = False
        self.session: Session | None = None
        self._luck = luck
        self._trace = trace
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._arrivals = {"in": 0.0, "out": 0.0}
        self._unsent = 0

    def _later(self, way: str, call: Callable[[], None]) -> None:
        """In order, but nobody knows when."""
        slow = self._luck.below(40) == 0
        delay = self._luck.below(3_000 if slow else 60) / 1000
        when = max(self._arrivals[way] + 0.000_01, self._loop.time() + delay)
        self._arrivals[way] = when
        self._loop.call_at(when, call)

    # The room's side

    def write(self, frame: bytes) -> None:
        if not self.is_cut:
            self._unsent += len(frame)
            self._later("out", lambda: self._arrive(frame))

    def is_full(self) -> bool:
        return self._unsent > 8_000

    def close(self, code: int, why: str) -> None:
        self._later("out", self.cut)

    def _arrive(self, frame: bytes) -> None:
        self._unsent -= len(frame)
        if self.is_cut:
            return
        self._trace.note("<", self.who, frame)
        self._hear(frame)
        if self.session is not None and not self.is_full() and not self.is_cut:
            self.session.drained()

    # The client's side

    def send(self, frame: bytes) -> None:
        """Sent once, and now and then it arrives twice."""
        for _ in range(2 if self._luck.below(15) == 0 else 1):
            self._later("in", lambda: self._reach(frame))

    def _reach(self, frame: bytes) -> None:
        if self.is_cut or self.session is None:
            return
        self._trace.note(">", self.who, frame)
        self.session.hear(frame)

    def cut(self) -> None:
        """What is under way is lost; both sides learn of it at some time."""
        if self.is_cut:
            return
        self.is_cut = True
        self._trace.note("cut", self.who)
        session = self.session
        if session is not None:
            self._loop.call_later(self._luck.below(5_000) / 1000, session.gone)
        self._loop.call_later(self._luck.below(1_000) / 1000, lambda: self._hear(None))
