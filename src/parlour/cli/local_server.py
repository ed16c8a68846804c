"""A door to the room of this process: others come in, from this machine or its network, during a game."""

import asyncio
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

from parlour.engine.optional import need
from parlour.terminal.table.local_game import LocalGame

if TYPE_CHECKING:
    from parlour.server.serving import Serving

_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"
_FAREWELL: Final = 1.0


class LocalServer:
    """Serves the room of a game at this screen once somebody wants that, and ends with it."""

    def __init__(self, here: LocalGame) -> None:
        self._here = here
        self._open: dict[str, Serving] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def open(self, *, everywhere: bool) -> str:
        """Return the address at which the room answers, for this machine or for its network."""
        need("web", "starlette", "uvicorn", "websockets", "httptools", "openskill")
        host = _EVERYWHERE if everywhere else _HERE
        if host not in self._open:
            self._open[host] = self._here.loop.wait(self._serve(host))
        serving = self._open[host]
        return _network_address(serving) if everywhere else serving.addresses.first

    async def _serve(self, host: str) -> "Serving":
        from parlour.cli.forecasting import forecasts_here
        from parlour.server.serving import ServerSettings, Serving, listening

        settings, listener = ServerSettings(host=host), listening(host, None)
        serving = Serving(
            self._here.room.room, settings, listener, owns_room=False, work_out=forecasts_here()
        )
        self._tasks.append(asyncio.create_task(serving.serve()))
        return serving

    def show(self, link: str) -> None:
        """Open the browser there, where one can be opened."""
        import webbrowser

        from parlour.cli.browser import can_open

        if can_open():
            Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    async def close(self) -> None:
        """Let nobody in any more; on the room's loop."""
        for serving in self._open.values():
            serving.server.should_exit = True
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*self._tasks), _FAREWELL)


def _network_address(serving: "Serving") -> str:
    """Return what others in the network call this machine by, as far as it knows."""
    from parlour.server.addresses import lan_addresses

    found = lan_addresses()
    return f"http://{found[0]}:{serving.port}" if found else serving.addresses.first
