"""What a client asks of whatever carries its messages to a table."""

from collections.abc import Sequence
from typing import Protocol

from parlour.client.errors import RoomError
from parlour.wire import messages as m


class Listener(Protocol):
    """The client at this end of a transport."""

    def hello(self, ticket: str) -> m.Hello:
        """Return the first message of a connection."""

    def hear(self, message: m.RoomMessage | None) -> None:
        """Take in a message; None when the connection is cut or has ended."""

    def pending(self) -> Sequence[m.FromClient]:
        """Return what is to be said once more after a cut."""


class Transport:
    """A way to a table or tournament; `table` is its key, and `token` opens the own seat from any device."""

    table: str
    token: str = ""
    is_cut: bool = False
    ended: RoomError | None = None
    """Why there is no connection any more, and never will be one."""

    async def open(self, listener: Listener) -> None:
        """Connect, and tell the listener all that the table says; RoomError when there is no way in."""
        raise NotImplementedError

    async def send(self, message: m.FromClient) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError
