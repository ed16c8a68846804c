"""Sockets: a connection from a browser or a program to a table, without a task or a queue of its own.

The handshake checks path, origin and number; the first frame must be `hello`, soon; then whatever comes goes
straight to the session at the table, and what the table says straight to the transport.
"""

from asyncio import Event, Queue, Task, TimerHandle
from typing import Any, ClassVar, Final, Protocol

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from parlour.engine.errors import ParlourError
from parlour.server.logs import log, log_fault, shadow
from parlour.server.sockets.admission import Admission
from parlour.server.sockets.text_frame import client_text, has_whole_messages, text_frame
from parlour.storage.rows import tournament_of
from parlour.storage.store import StoreError
from parlour.tables.clubs.clubs import NoClub
from parlour.tables.connection import Connection
from parlour.tables.lobby.room import GoingDown, NoSuchTable, Room
from parlour.tables.lobby.tickets import BadTicket
from parlour.tables.tournament.tournaments import NoSuchTournament, Tournaments
from parlour.wire.codec import BadFrame, decode
from parlour.wire.messages import (
    BAD_MESSAGE,
    BAD_TICKET,
    GOING_DOWN,
    NO_TABLE,
    OTHER_PROTOCOL,
    PROTOCOL,
    SLOW_READER,
    TOO_MUCH,
    Bye,
    Hello,
)

_LONGEST_REASON: Final = 120
_CLOSING_SECONDS: Final = 1.0
_LOW_WATER: Final = 16_384
_HIGH_WATER: Final = 65_536
_INTERNAL: Final = 1011
_AGAIN_LATER: Final = 1013
_CODES: Final[dict[type[ParlourError], int]] = {
    BadFrame: BAD_MESSAGE,
    BadTicket: BAD_TICKET,
    NoSuchTable: NO_TABLE,
    NoClub: NO_TABLE,
    NoSuchTournament: NO_TABLE,
    GoingDown: GOING_DOWN,
    StoreError: _AGAIN_LATER,
}


class FrameListener(Protocol):
    """Whoever hears a socket: a session at a table, or a look into the lobby."""

    def hear(self, frame: bytes) -> None: ...

    def drained(self) -> None: ...

    def gone(self) -> None: ...


class _NobodyReads(Queue[Any]):
    """What uvicorn would tell an application; a queue for each socket would cost 3 kB."""

    def put_nowait(self, item: Any) -> None:
        """Keep nothing: there is no application behind a socket."""


_nobody_reads: Final = _NobodyReads()
_nobody_waits: Final = Event()
"""What uvicorn would let an application wait for until it can write; another 800 bytes for each socket."""


class Socket(WebSocketsSansIOProtocol, Connection):
    """One socket, as tables know it (`parlour.tables.connection.Connection`)."""

    admission: ClassVar[Admission]
    room: ClassVar[Room]
    tournaments: ClassVar[Tournaments]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue, self.writable = _nobody_reads, _nobody_waits
        self.address = ""
        self._person = ""
        self._listener: FrameListener | None = None
        self._bucket = self.admission.new_bucket(self.loop.time())
        self._early: list[bytes] = []
        self._entering: Task[None] | None = None
        self._due: TimerHandle | None = None
        self._is_open = False
        self._is_paused = False
        self._is_plain = True
        """Whether only whole messages have come; after anything else the library reads all that follows."""

    # What a table needs of a connection

    def write(self, frame: bytes) -> None:
        """Send a text frame now; a socket that is closing takes no more."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(text_frame(frame))
        if self._is_paused and transport.get_write_buffer_size() > self.admission.limits.outbox_bytes:
            self._drop()

    def takes(self, frame: bytes) -> bool:
        """Send a text frame if not too much waits already; nearly all that is sent goes this way."""
        if self._is_paused or self.close_sent:
            return False
        if not self.transport.is_closing():
            self.transport.write(text_frame(frame))
        return True

    def is_full(self) -> bool:
        """Return whether more than a little waits to be taken."""
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

    def close_with(self, code: int, why: str) -> None:
        """Say goodbye with the reason, and close."""
        self.write(msgspec.json.encode(Bye(code, why)))
        self.close(code, why)

    def listen(self, listener: FrameListener) -> None:
        """Let this one hear the socket from now on; what came meanwhile first."""
        self._listener = listener
        early, self._early = self._early, []
        for frame in early:
            listener.hear(frame)

    # What uvicorn tells

    def handle_connect(self, event: Request) -> None:
        self.handshake_complete = True
        self.address = self.admission.address_of(self.client[0] if self.client else "", event)
        refused = self.admission.refusal(self.address, event, self.loop.time())
        response = self.conn.reject(*refused) if refused else self.conn.accept(event)
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if response.status_code != 101:
            self.close_sent = True
            self.transport.close()
            return
        self.transport.set_write_buffer_limits(high=_HIGH_WATER, low=_LOW_WATER)
        self._is_open = True
        self.admission.opened(self.address)
        self.start_keepalive()
        self._due = self.loop.call_later(self.admission.limits.hello_seconds, self._no_hello)

    def data_received(self, data: bytes) -> None:
        """Have one whole text heard at once, as nearly all that comes is; the library reads all else."""
        if self._is_open and self._is_plain:
            text = None if self._listener is None else client_text(data, self.admission.limits.frame_bytes)
            if text is not None and not self.close_sent:
                self._hear_text(text)
                return
            self._is_plain = has_whole_messages(data)
        super().data_received(data)

    def _hear_text(self, text: bytes) -> None:
        if not self.admission.takes_frames(self._bucket, self._person, self.loop.time(), 1):
            self._flooded()
        elif self._listener is not None:
            self._listener.hear(text)

    def send_receive_event_to_app(self) -> None:
        frame, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text":
            self.close_with(BAD_MESSAGE, "Frames are text.")
        elif self._listener is not None:
            self._listener.hear(frame)
        elif self._entering is None:
            self._enter(frame)
        elif len(self._early) < self.admission.limits.frames_early:
            self._early.append(frame)
        else:
            self._flooded()

    def handle_events(self) -> None:
        """Count every frame, empty ones and pings too, before any is taken in."""
        frames = len(self.conn.events)
        if frames and self._is_open and not self.close_sent:
            now = self.loop.time()
            if not self.admission.takes_frames(self._bucket, self._person, now, frames):
                self._flooded()
        super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        self.close_sent = True
        self._stop_waiting()
        super().connection_lost(exc)
        if self._entering is not None:
            self._entering.cancel()
        if self._is_open:
            self.admission.left(self.address)
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.gone()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_paused = True
        self._stop_waiting()
        self._due = self.loop.call_later(self.admission.limits.outbox_seconds, self._drop)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_paused = False
        self._stop_waiting()
        if self._listener is not None and not self.close_sent:
            self._listener.drained()

    def shutdown(self) -> None:
        """Close for now: the room goes down, and the client may come back in a moment."""
        self.close_with(GOING_DOWN, "The room is going down for a moment. Everything is kept.")
        self.transport.close()

    # Inner steps

    def _enter(self, frame: bytes) -> None:
        self._stop_waiting()
        self._entering = self.loop.create_task(self._handle_hello(frame))

    async def _handle_hello(self, frame: bytes) -> None:
        """Bring the socket to its table by its first frame, or say why not and close it."""
        try:
            hello = decode(frame)
            if not isinstance(hello, Hello):
                self.close_with(BAD_MESSAGE, "Say hello first.")
            elif hello.proto != PROTOCOL:
                self.close_with(OTHER_PROTOCOL, f"This room speaks version {PROTOCOL} of the protocol.")
            else:
                await self._bring_to_table(hello)
        except ParlourError as error:
            log("line refused", level="debug", code=error.code)
            self.close_with(_code_of(error), error.sentence)
        except Exception as error:
            log_fault("line failed", error)
            self.close_with(_INTERNAL, "Something went wrong here. It was noted; nothing is lost.")

    async def _bring_to_table(self, hello: Hello) -> None:
        if not hello.table:
            self.listen(self.room.listing.look(self))
            return
        ticket = await self.room.admit(hello)
        self._person = ticket.person
        if tournament_of(hello.table):
            self.listen(await self.tournaments.visit(hello, ticket, self, self.address))
            return
        session = await self.room.seat(hello, ticket, self)
        log("line opened", level="debug", table=shadow(hello.table), seated=ticket.seat is not None)
        self.listen(session)

    def _no_hello(self) -> None:
        self.close_with(BAD_MESSAGE, "Say hello first.")

    def _flooded(self) -> None:
        self.admission.dropped(self.address, TOO_MUCH, self.loop.time())
        self.close_with(TOO_MUCH, "That is too much at once.")

    def _drop(self) -> None:
        """Wait no longer for whoever does not read."""
        if not self.transport.is_closing():
            self.admission.dropped(self.address, SLOW_READER, self.loop.time())
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def _code_of(error: ParlourError) -> int:
    """Return the code with which a socket ends; whoever hears 1012 or 1013 comes back by itself."""
    return next((code for kind, code in _CODES.items() if isinstance(error, kind)), BAD_MESSAGE)


def socket_class(tournaments: Tournaments, admission: Admission) -> type[Socket]:
    """Return the class of the sockets of a room and its tournaments, as uvicorn wants it."""
    named: dict[str, Any] = {
        "room": tournaments.room,
        "tournaments": tournaments,
        "admission": admission,
    }
    return type("Socket", (Socket,), named)
