"""A connection to a table of a room in this process: the same messages, and no socket."""

import asyncio

from parlour.client.errors import RoomError
from parlour.client.transports.port import Listener, Transport
from parlour.engine.errors import ParlourError
from parlour.tables.connection import Connection
from parlour.tables.lobby.room import Room
from parlour.tables.people.session import Session
from parlour.wire import messages as m
from parlour.wire.codec import decode_from_room, encode


class LocalTransport(Transport):
    """Brings a person of this process to a table; `person` "" looks on as the public does."""

    def __init__(self, room: Room, table: str, person: str = "", *, texts: bool = True) -> None:
        self.table = table
        self.room = room
        self.person = person
        self.wants_texts = texts
        self._session: Session | None = None

    async def open(self, listener: Listener) -> None:
        connection = _LocalConnection(self, listener)
        try:
            self._session = await self.room.enter(listener.hello(""), self.person, connection)
        except ParlourError as error:
            raise RoomError(error.code, error.sentence) from error

    async def send(self, message: m.FromClient) -> None:
        if self._session is not None:
            self._session.hear(encode(message))

    async def close(self) -> None:
        if self._session is not None:
            self._session.gone()
            self._session = None


class _LocalConnection(Connection):
    """The room's end: a frame reaches the listener in the next turn of the loop, not amid the room's work."""

    def __init__(self, transport: LocalTransport, listener: Listener) -> None:
        self._transport = transport
        self.wants_texts = transport.wants_texts
        self._listener = listener
        self._loop = asyncio.get_running_loop()

    def write(self, frame: bytes) -> None:
        self._loop.call_soon(self._listener.hear, decode_from_room(frame))

    def is_full(self) -> bool:
        return False

    def close(self, code: int, why: str) -> None:
        self._transport.ended = RoomError("line-ended", why)
        self._loop.call_soon(self._listener.hear, None)
