"""A line to a room as a program holds it: requests, their answers, and what is heard on every line."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Self

from parlour.client.errors import RoomError
from parlour.client.requests import Request, Requests
from parlour.client.transports.port import Transport
from parlour.wire import messages as m

if TYPE_CHECKING:
    from parlour.client.door import Door

MOST_KEPT: Final = 400


class RoomLine:
    """A line to a table or to a tournament; `async with` connects and disconnects.

    `where` is a link, its `Door`, or a transport of one's own. `go` is where the room has sent us last in a
    tournament, and `announced` is what its director has said, to be taken out by whoever shows it.
    """

    def __init__(self, where: "Transport | Door | str", *, language: str = "en") -> None:
        self.transport = where if isinstance(where, Transport) else _socket_to(where)
        self.language = language
        self.go: m.Go | None = None
        self.announced: list[m.Announced] = []
        self._requests = Requests()
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect; RoomError when there is no way in."""
        await self.transport.open(self)

    async def close(self) -> None:
        await self.transport.close()

    @property
    def door(self) -> "Door":
        """Return the HTTP side of the room, where the line goes to a room elsewhere."""
        door: Door = self.transport.door  # type: ignore[attr-defined]
        return door

    async def changed(self) -> None:
        """Wait until the room has said something new; raise RoomError when it never will again."""
        await self._changed.wait()
        self._changed.clear()
        if self.transport.ended is not None:
            raise self.transport.ended

    async def __aiter__(self) -> AsyncIterator[Self]:
        """Yield the line after every change, until it ends for good."""
        with suppress(RoomError):
            while True:
                yield self
                await self.changed()

    async def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None:
        """Do what is no move and no talk: begin, stand, vote, enter and more (docs/reference/protocol.md)."""
        await self._request(m.Do(self._requests.next_id(), what, seat, text, yes))

    async def _request(self, request: Request) -> Any:
        if self.transport.ended is not None:
            raise self.transport.ended
        answer = self._requests.expect(request)
        await self.transport.send(request)
        return await answer

    # What the transport asks for and brings

    def hello(self, ticket: str) -> m.Hello:
        return m.Hello(m.PROTOCOL, self.transport.table, ticket, language=self.language)

    def pending(self) -> Sequence[Request]:
        return self._requests.again(None)

    def hear(self, message: m.RoomMessage | None) -> None:
        """Take in a message; None when the line is cut or has ended."""
        if isinstance(message, m.Go):
            self.go = message
        elif isinstance(message, m.Announced):
            self.announced = [*self.announced, message][-MOST_KEPT:]
        elif isinstance(message, m.No):
            self._requests.answer(message.id, RoomError(message.code, message.why))
        elif isinstance(message, m.Ok | m.Seated | m.ClosedMoves | m.Advice):
            self._requests.answer(message.id, message)
        elif self.transport.ended is not None:
            self._requests.give_up(self.transport.ended)
        self._changed.set()


def _socket_to(where: "Door | str") -> Transport:
    """Return the way to the table or tournament of a link; it alone needs the extra `web`."""
    from parlour.client.door import Door
    from parlour.client.transports.socket import SocketTransport

    return SocketTransport(Door(where) if isinstance(where, str) else where)
