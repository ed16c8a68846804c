# parlour: hot
"""The way in of an open line: one whole text, as nearly all that comes, goes straight to whoever listens."""

from asyncio import AbstractEventLoop
from typing import TYPE_CHECKING, Protocol

from parlour.server.lines.frames import only_text
from parlour.server.paces import Pace

if TYPE_CHECKING:
    from parlour.server.lines.doorway import Doorway


class Listener(Protocol):
    """Whoever hears a line: a session at a table, or a look into the lobby."""

    def hear(self, frame: bytes) -> None: ...

    def drained(self) -> None: ...

    def gone(self) -> None: ...


class Intake:
    """What may come in on one line, and at what pace."""

    def __init__(self, doorway: "Doorway", loop: AbstractEventLoop) -> None:
        limits = doorway.limits
        self._doorway = doorway
        self._loop = loop
        self._longest: int = limits.frame_bytes
        self._pace = Pace(limits.frames_a_second, limits.frames_at_once, loop.time())
        self.person = ""
        self.listener: Listener | None = None

    def takes(self, data: bytes) -> bool:
        """Has it heard if it is one whole text that somebody listens to and that comes at a fair pace."""
        if self.listener is None:
            return False
        text = only_text(data, self._longest)
        if text is None or not self.may_go_on():
            return False
        self.listener.hear(text)
        return True

    def may_go_on(self, frames: int = 1) -> bool:
        """Every frame counts, empty ones and pings too, and the person's on all lines together."""
        return self._doorway.may_go_on(self._pace, self.person, self._loop.time(), frames)
