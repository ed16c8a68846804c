"""The network: where others reach the room, and a second address for a while where it is the player's own.

A room that listens on this machine alone is opened to the network and closed again by whoever sits at the
machine, with a page of the room; nobody else may, and after a restart it is closed.
"""

from asyncio import Lock
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from starlette.requests import Request

from parlour.engine.errors import ParlourError
from parlour.server.addresses import Addresses, is_loopback, is_own_name, is_public, lan_addresses
from parlour.tables.refusals import table_refusal

_FORWARDED: Final = ("x-forwarded-for", "forwarded", "via", "x-real-ip")
"""Whoever asks through another program may sit anywhere."""


class Door(Protocol):
    """A second listener of the room."""

    port: int

    async def close(self) -> None:
        """Listen no more, and end all lines that came in here."""


OpenDoor = Callable[[str], Awaitable[Door]]


class Network:
    """Where the room is reached, and whether its door to the network is open."""

    def __init__(self, addresses: Addresses, host: str, *, is_own: bool, open_door: OpenDoor) -> None:
        """Prepare it; `is_own` says whether the room is for this machine alone, behind no proxy."""
        self.addresses = addresses
        self._host = host
        self._is_own = is_own and not is_public(host)
        self._open_door = open_door
        self._door: Door | None = None
        self._lock = Lock()

    def is_open(self) -> bool:
        """Return whether it was opened to the network."""
        return self._door is not None

    def reached_at(self) -> list[str]:
        """Return the addresses by which other devices come in, the best first; none for this machine
        alone."""
        first, added = self.addresses.first, self.addresses.added
        return [added] if added else [] if is_own_name(first.partition("://")[2]) else [first]

    def refusal(self, request: Request) -> ParlourError | None:
        """Return why this request may not open or close the room; None where it may."""
        if not self._is_own:
            return table_refusal("not-your-room")
        if not _is_asked_here(request):
            return table_refusal("not-at-the-machine")
        return None if lan_addresses() or self.is_open() else table_refusal("no-network")

    async def open(self) -> None:
        """Listen at this machine's address in its network too."""
        async with self._lock:
            found = lan_addresses()
            if self._door is None and found:
                self._door = await self._open_door(found[0])
                self.addresses.add(f"http://{found[0]}:{self._door.port}")

    async def close(self) -> None:
        """Let nobody in from the network any more; whoever came in from there is sent away."""
        async with self._lock:
            door, self._door = self._door, None
            self.addresses.remove_added()
            if door is not None:
                await door.close()


def _is_asked_here(request: Request) -> bool:
    """Return whether a page of the room at this very machine asks, and no program in between."""
    headers, peer = request.headers, request.client.host if request.client else ""
    origin = headers.get("origin", "" if request.method == "POST" else "http://localhost")
    at_home = is_own_name(origin.partition("://")[2]) and is_own_name(headers.get("host", ""))
    return is_loopback(peer) and at_home and not any(name in headers for name in _FORWARDED)
