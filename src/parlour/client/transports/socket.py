"""A socket to a room that comes back by itself: after a cut with a new ticket, later and later."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, repeat
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.client.door import Door
from parlour.client.errors import RoomError
from parlour.client.transports.port import Listener, Transport
from parlour.wire import messages as m
from parlour.wire.codec import BadFrame, decode_from_room, encode

BACK_OFF: Final = (0.2, 0.4, 0.8, 1.6, 3.2, 5.0)
"""Seconds between attempts to come back, each with some chance in it; the last one for ever."""
_FOR_GOOD: Final = (m.BAD_MESSAGE, m.NO_TABLE, m.OTHER_PROTOCOL)
_ABNORMAL: Final = 1006
_LONGEST_FRAME: Final = 1 << 20
_FAREWELL: Final = 1.0


class SocketTransport(Transport):
    """Says hello, hands every message on to the listener, and after a cut says hello again."""

    def __init__(self, door: Door, *, back_off: Sequence[float] = BACK_OFF) -> None:
        self.door = door
        self._back_off = back_off
        self._listener: Listener | None = None
        self._socket: ClientConnection | None = None
        self._bye: m.Bye | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def table(self) -> str:  # type: ignore[override]
        return self.door.table

    @property
    def token(self) -> str:
        return self.door.token

    @token.setter
    def token(self, token: str) -> None:
        self.door.token = token

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        try:
            await self._connect()
        except (OSError, InvalidHandshake) as error:
            raise RoomError("no-room", str(error) or f"Nobody answers at {self.door.room}.") from None
        self._task = asyncio.create_task(self._stay())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: m.FromClient) -> None:
        """Say it now; what a broken line swallows is said again on the next one."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    def _heard_by(self) -> Listener:
        assert self._listener is not None, "a transport is opened by whoever listens"
        return self._listener

    async def _connect(self) -> None:
        """Open a new line up to its first word; raise OSError when it may work another time."""
        ticket = await self.door.ticket()
        self._socket = await connect(
            self.door.socket, compression=None, max_size=_LONGEST_FRAME, close_timeout=_FAREWELL
        )
        self._bye = None
        await self.send(self._heard_by().hello(ticket))
        while not isinstance(await self._next(), m.Welcome | m.TournamentState):
            self._check()
        self.is_cut = False
        for message in self._heard_by().pending():
            await self.send(message)

    async def _next(self) -> m.RoomMessage | None:
        """Hand on the next message and return it; None when there is none, or none that we know."""
        assert self._socket is not None, "a line is open"
        try:
            message = decode_from_room(await self._socket.recv())
        except BadFrame:
            return None  # a newer room may say more than we know
        except ConnectionClosed as error:
            close = error.rcvd
            self._bye = self._bye or m.Bye(close.code if close else _ABNORMAL, close.reason if close else "")
            return None
        if isinstance(message, m.Bye):
            self._bye = message
        else:
            self._heard_by().hear(message)
        return message

    def _check(self) -> None:
        """Raise when the room has ended this line: RoomError if for good."""
        if self._bye is None:
            return
        if self._bye.code in _FOR_GOOD:
            raise RoomError("line-ended", self._bye.why or "The room has ended this line.")
        raise ConnectionError(self._bye.why or "The line broke.")

    async def _stay(self) -> None:
        """Listen for as long as there is a room."""
        while self.ended is None:
            try:
                while True:
                    await self._next()
                    self._check()
            except ConnectionError:
                await self._come_back()
            except RoomError as error:
                self._end(error)

    async def _come_back(self) -> None:
        self.is_cut = True
        self._heard_by().hear(None)
        for pause in self._pauses():
            await asyncio.sleep(pause)
            with suppress(OSError, InvalidHandshake):
                if await self._is_back():
                    return

    async def _is_back(self) -> bool:
        """Return whether there is a line again, or will never be one."""
        try:
            await self._connect()
        except RoomError as error:
            if error.code == "no-room":
                return False
            self._end(error)
        return True

    def _pauses(self) -> Iterator[float]:
        for pause in chain(self._back_off, repeat(self._back_off[-1])):
            yield pause * random.uniform(0.5, 1.0)

    def _end(self, error: RoomError) -> None:
        self.ended = error
        self._heard_by().hear(None)
