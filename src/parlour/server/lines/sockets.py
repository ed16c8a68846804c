"""Sockets: a line from a browser or a program to a table, without a task or a queue of its own.

The handshake checks path, origin and number; the first frame must be `hello`, soon; then whatever comes goes
straight to the session at the table, and what the table says straight to the transport.
"""

from asyncio import Event, Queue, Task, TimerHandle
from typing import Any, ClassVar, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from parlour.server.lines.doorway import Doorway
from parlour.server.lines.frames import text_frame, unfinished
from parlour.server.lines.intake import Intake, Listener
from parlour.tables.connection import Connection
from parlour.wire.messages import BAD_MESSAGE, GOING_DOWN, SLOW_READER, TOO_MUCH, Bye

_LONGEST_REASON: Final = 120
_CLOSING_SECONDS: Final = 1.0
_LOW_WATER: Final = 16_384
_HIGH_WATER: Final = 65_536


class _NobodyReads(Queue[Any]):
    """What uvicorn would tell an application; a queue for each line would cost 3 kB."""

    def put_nowait(self, item: Any) -> None:
        """There is no application behind a line."""


_nobody_reads: Final = _NobodyReads()
_nobody_waits: Final = Event()
"""What uvicorn would let an application wait for until it can write; another 800 bytes for each line."""


class Line(WebSocketsSansIOProtocol, Connection):
    """One socket, as tables know it (`parlour.tables.connection.Connection`)."""

    doorway: ClassVar[Doorway]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue, self.writable = _nobody_reads, _nobody_waits
        self.address = ""
        self._intake = Intake(self.doorway, self.loop)
        self._early: list[bytes] = []
        self._entering: Task[None] | None = None
        self._due: TimerHandle | None = None
        self._is_open = False
        self._is_paused = False
        self._unfinished = b""
        self._is_between = False
        """Whether the next frame begins with the next bytes."""

    def belongs_to(self, person: str) -> None:
        """From now on what comes in counts for this person too."""
        self._intake.person = person

    # What a table needs of a line

    def write(self, frame: bytes) -> None:
        """Sends a text frame now; a line that is closing takes no more."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(text_frame(frame))
        if self._is_paused and transport.get_write_buffer_size() > self.doorway.limits.outbox_bytes:
            self._drop()

    def takes(self, frame: bytes) -> bool:
        """Nearly all that is sent goes this way."""
        if self._is_paused or self.close_sent:
            return False
        if not self.transport.is_closing():
            self.transport.write(text_frame(frame))
        return True

    def is_full(self) -> bool:
        """Whether more than a little waits to be taken."""
        return self._is_paused or self.close_sent

    def close(self, code: int, why: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self._stop_waiting()
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, why.encode()[:_LONGEST_REASON].decode(errors="ignore"))
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(_CLOSING_SECONDS, self.transport.abort)

    def part(self, code: int, why: str) -> None:
        """Says goodbye with the reason, and closes."""
        self.write(msgspec.json.encode(Bye(code, why)))
        self.close(code, why)

    def listen(self, listener: Listener) -> None:
        """From now on this one hears the line; what came meanwhile first."""
        self._intake.listener = listener
        early, self._early = self._early, []
        for frame in early:
            listener.hear(frame)

    # What uvicorn tells

    def data_received(self, data: bytes) -> None:
        """One whole text, as nearly all that comes, takes a short way; the library reads all else."""
        if self.close_sent or not self._is_between or not self._intake.takes(data):
            self._received(data)

    def _received(self, data: bytes) -> None:
        if self._is_open:
            self._unfinished = unfinished(self._unfinished + data)
        super().data_received(data)
        self._is_between = self._is_open and not self._unfinished and not self.frames

    def handle_connect(self, event: Request) -> None:
        self.handshake_complete = True
        refused = self.doorway.refusal(self, event)
        response = self.conn.reject(*refused) if refused else self.conn.accept(event)
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if response.status_code != 101:
            self.close_sent = True
            self.transport.close()
            return
        self.transport.set_write_buffer_limits(high=_HIGH_WATER, low=_LOW_WATER)
        self._is_open = True
        self.doorway.opened(self)
        self.start_keepalive()
        self._due = self.loop.call_later(self.doorway.limits.hello_seconds, self._no_hello)

    def send_receive_event_to_app(self) -> None:
        frame, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.part(BAD_MESSAGE, "Frames are text.")
        elif self._intake.listener is not None:
            self._intake.listener.hear(frame)
        elif self._entering is None:
            self._enter(frame)
        elif len(self._early) < self.doorway.limits.frames_early:
            self._early.append(frame)
        else:
            self._flooded()

    def handle_events(self) -> None:
        before = self.conn.events
        if self.handshake_complete and before:
            self._count(len(before))
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        self.close_sent = True
        self._stop_waiting()
        super().connection_lost(exc)
        if self._entering is not None:
            self._entering.cancel()
        if self._is_open:
            self.doorway.left(self)
        listener, self._intake.listener = self._intake.listener, None
        if listener is not None:
            listener.gone()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_paused = True
        self._stop_waiting()
        self._due = self.loop.call_later(self.doorway.limits.outbox_seconds, self._drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_paused = False
        self._stop_waiting()
        if self._intake.listener is not None and not self.close_sent:
            self._intake.listener.drained()

    def shutdown(self) -> None:
        """The room goes down: this line may come back in a moment."""
        self.part(GOING_DOWN, "The room is going down for a moment. Everything is kept.")
        self.transport.close()

    # Inner steps

    def _count(self, frames: int) -> None:
        if not self._intake.may_go_on(frames):
            self._flooded()

    def _enter(self, frame: bytes) -> None:
        self._stop_waiting()
        self._entering = self.loop.create_task(self.doorway.enter(self, frame))

    def _no_hello(self) -> None:
        self.part(BAD_MESSAGE, "Say hello first.")

    def _flooded(self) -> None:
        self.doorway.dropped(self, TOO_MUCH)
        self.part(TOO_MUCH, "That is too much at once.")

    def _drop(self) -> None:
        """Whoever does not read is not waited for."""
        if not self.transport.is_closing():
            self.doorway.dropped(self, SLOW_READER)
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def line_class(doorway: Doorway) -> type[Line]:
    """Lines through this doorway, as uvicorn wants it: a class."""
    named: dict[str, Any] = {"doorway": doorway}
    return type("Line", (Line,), named)
