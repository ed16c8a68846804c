# parlour: hot
"""An outbox: what waits for one connection. States are whole: a newer one takes an older one's place."""

from collections.abc import Callable
from typing import Final

import msgspec

from parlour.tables.clock import Clock, Timer
from parlour.tables.connection import Connection
from parlour.tables.limits import TableLimits
from parlour.wire.codec import encode
from parlour.wire.messages import SLOW_READER, Bye, Ok, State

MOST_EVENTS: Final = 200


def merge_states(old: State, new: State) -> State:
    """Return the newer state with the events of both; of too many the oldest are left out, and counted."""
    events = [*old.events, *new.events]
    left_out = max(0, len(events) - MOST_EVENTS)
    return msgspec.structs.replace(new, events=events[left_out:], missed=old.missed + new.missed + left_out)


def frame_with_re(frame: bytes, re: int | None) -> bytes:
    """Return the frame of a state, which now also answers this id."""
    return frame if re is None else b'%s,"re":%d}' % (frame[:-1], re)


class Outbox:
    """Writes at once while the connection takes it; otherwise at most one state and a few messages wait."""

    __slots__ = (
        "_clock",
        "_limits",
        "_size",
        "_slow",
        "_small",
        "_state",
        "connection",
        "is_shut",
        "on_shut",
    )

    def __init__(self, connection: Connection, clock: Clock, limits: TableLimits) -> None:
        self.connection = connection
        self._clock = clock
        self._limits = limits
        self._small: list[bytes] = []
        self._size = 0
        self._state: State | None = None
        self._slow: Timer | None = None
        self.is_shut = False
        self.on_shut: Callable[[], None] = _tell_nobody

    def send(self, frame: bytes) -> None:
        """Send a message that is to arrive, whatever else waits."""
        if self.is_shut:
            return
        if self._writes(frame):
            return
        self._small.append(frame)
        self._size += len(frame)
        if len(self._small) > self._limits.small or self._size > self._limits.unsent:
            self._too_slow()

    def send_state(self, state: State, frame: bytes, re: int | None = None) -> None:
        """Send a state with its frame; where it has to wait it is merged with the one that waits already."""
        if self.is_shut:
            return
        if self._writes(frame_with_re(frame, re)):
            return
        if re is not None:
            self.send(encode(Ok(re, state.seq)))
        self._state = state if self._state is None else merge_states(self._state, state)

    def _writes(self, frame: bytes) -> bool:
        """Return whether the connection takes this now; when it does not, it has a while to."""
        if self._slow is not None:
            return False
        if self.connection.takes(frame):
            return True
        self._slow = self._clock.call_at(self._clock.now() + self._limits.slow, self._too_slow)
        return False

    def drained(self) -> None:
        """Send what waits, the state last, as it is the newest of all: the connection takes more."""
        self._stop_waiting()
        while self._small and self._writes(self._small[0]):
            self._size -= len(self._small.pop(0))
        if self._state is not None and not self._small and self._writes(encode(self._state)):
            self._state = None

    def _stop_waiting(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _too_slow(self) -> None:
        on_shut = self.on_shut
        self.shut(SLOW_READER, "This line reads too slowly.")
        on_shut()

    def shut(self, code: int, why: str) -> None:
        """Say goodbye and close; nothing goes out any more."""
        if self.is_shut:
            return
        self.forget()
        self.connection.write(encode(Bye(code, why)))
        self.connection.close(code, why)

    def forget(self) -> None:
        """Drop everything: the connection is gone, and nothing may keep it in memory."""
        self.on_shut = _tell_nobody
        self._stop_waiting()
        self._small.clear()
        self._state = None
        self.is_shut = True


def _tell_nobody() -> None:
    pass
