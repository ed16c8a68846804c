"""Serving: the room on a socket until somebody ends it; every table is kept whenever that is."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from starlette.routing import BaseRoute

from parlour.engine.errors import ParlourError
from parlour.server.addresses import Addresses, addresses_for
from parlour.server.alarms import sound_alarms
from parlour.server.api.context import ApiContext
from parlour.server.app import admin_application, application
from parlour.server.forecasts import Forecasts, WorkOut
from parlour.server.guard import Guard
from parlour.server.limits import Limits
from parlour.server.logs import log, shadow
from parlour.server.metrics import Metrics
from parlour.server.network import Door, Network
from parlour.server.slow_clients import guarded_http
from parlour.server.sockets.admission import Admission
from parlour.server.sockets.socket import socket_class
from parlour.tables.lobby.room import Room
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.tournaments import Tournaments

USUAL_PORT: Final = 8765
_PORTS_TRIED: Final = 20
_BACKLOG: Final = 2048
_LAG_EVERY: Final = 0.25
_HELD_EVERY: Final = 1.0
_GRACE: Final = 5
_SAME_MOMENT: Final = 0.3


class CannotListen(ParlourError):
    """The port is taken, or the address is not one of this machine."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How the room is reached."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one, or the next that is free."""
    public_url: str = ""
    origins: tuple[str, ...] = ()
    trust_proxy: bool = False
    admin_port: int | None = None
    limits: Limits = Limits()
    tournaments: TournamentLimits = TournamentLimits()


def listening(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens there; CannotListen."""
    ports = range(USUAL_PORT, USUAL_PORT + _PORTS_TRIED) if port is None else [port]
    why = "there is no such port"
    for each in (each for each in ports if 0 <= each < 1 << 16):
        try:
            return socket.create_server((host, each), family=_family(host), backlog=_BACKLOG)
        except OSError as error:
            why = error.strerror or str(error)
            if error.errno != EADDRINUSE:
                break
    where = f"port {port}" if port is not None else f"ports {ports[0]} to {ports[-1]}"
    plain = why.partition(" (while")[0].lower()
    raise CannotListen("cannot-listen", f"The room cannot listen at {host}, {where}: {plain}.")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


class RoomServer(uvicorn.Server):
    """uvicorn, ended in our way: all in flight is stored, everybody is told, nothing is raised again."""

    def __init__(self, config: uvicorn.Config, tournaments: Tournaments) -> None:
        super().__init__(config)
        self._tournaments = tournaments
        self._asked = 0.0

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log("draining")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._drain(), _GRACE)
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        await self._tournaments.drain()
        await self._tournaments.room.drain()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, old in before.items():
                signal.signal(each, old)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Leave at once when somebody asks for the second time: what was acknowledged is stored.

        Some who ask once send two signals in the same moment.
        """
        now = time.monotonic()
        if self.should_exit and now - self._asked > _SAME_MOMENT:
            os._exit(128 + sig)
        self._asked = now if not self.should_exit else self._asked
        self.should_exit = True


class _SideServer(uvicorn.Server):
    """A server beside whatever runs here: it hears no signals, and leaves the room as it is."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _SideDoor:
    """A side server that runs until it is closed."""

    def __init__(self, server: _SideServer, listener: socket.socket) -> None:
        self.port: int = listener.getsockname()[1]
        self._server = server
        self._task = asyncio.create_task(server.serve(sockets=[listener]))

    async def close(self) -> None:
        self._server.should_exit = True
        await self._task


class Serving:
    """A room, its addresses and its servers."""

    def __init__(
        self,
        room: Room,
        settings: ServerSettings,
        listener: socket.socket,
        more: Sequence[BaseRoute] = (),
        *,
        owns_room: bool = True,
        work_out: WorkOut | None = None,
    ) -> None:
        """Prepare everything; a room that is owned ends with its server, and signals end both.

        `work_out` forecasts tournaments, where somebody can.
        """
        self.room = room
        self.tournaments = Tournaments(room, settings.tournaments)
        self.settings = settings
        self._listener, self._more = listener, more
        self._forecasts = Forecasts(work_out)
        self._next_line = 0.0
        self.port: int = listener.getsockname()[1]
        self.addresses: Addresses = addresses_for(
            settings.host, self.port, settings.public_url, settings.origins
        )
        self.metrics = Metrics()
        self.metrics.gauge("tables_awake", room.awake)
        sound_alarms(room.store.health, self.metrics)
        room.watchdog.tell = self._loop_was_held
        is_own = not (settings.public_url or settings.origins or settings.trust_proxy)
        self.network = Network(self.addresses, settings.host, is_own=is_own, open_door=self._open_door)
        config = self._config()
        self.server: uvicorn.Server = (
            RoomServer(config, self.tournaments) if owns_room else _SideServer(config)
        )
        self._admin: _SideServer | None = None
        if settings.admin_port is not None:
            self._admin_listener = listening("127.0.0.1", settings.admin_port)
            self._admin = _SideServer(
                uvicorn.Config(admin_application(self.metrics, room), ws="none", **_quiet())
            )

    def link(self, table: str) -> str:
        """Return the address that brings others to a table."""
        return f"{self.addresses.first}/t/{table}"

    async def serve(self, started: Callable[[], None] = lambda: None) -> None:
        """Serve until a signal comes; `started` is called once everybody can come in."""
        lag = asyncio.create_task(self._watch_lag())
        admin = (
            asyncio.create_task(self._admin.serve(sockets=[self._admin_listener])) if self._admin else None
        )
        try:
            await self.tournaments.begin()
            asyncio.get_running_loop().call_soon(started)
            await self.server.serve(sockets=[self._listener])
        finally:
            lag.cancel()
            await self.network.close()
            await self._forecasts.close()
            await self.tournaments.drain()
            if self._admin and admin:
                self._admin.should_exit = True
                await admin

    async def _open_door(self, host: str) -> Door:
        """Serve the same at one more address, at the same port where that is free."""
        try:
            listener = listening(host, self.port)
        except CannotListen:
            listener = listening(host, None)
        return _SideDoor(_SideServer(self.server.config), listener)

    def _config(self) -> uvicorn.Config:
        settings, limits = self.settings, self.settings.limits
        context = ApiContext(
            self.tournaments, self.addresses, limits, time.monotonic, self._forecasts, self.network
        )
        shared: dict[str, Any] = {"metrics": self.metrics, "trust_proxy": settings.trust_proxy}
        admission = Admission(self.addresses, limits, **shared)
        guard = Guard(application(context, self._more), self.addresses, limits, now=time.monotonic, **shared)
        return uvicorn.Config(
            guard,
            http=guarded_http(admission),
            ws=socket_class(self.tournaments, admission),
            ws_max_size=limits.frame_bytes,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            ws_per_message_deflate=False,
            timeout_keep_alive=limits.idle_seconds,
            timeout_graceful_shutdown=_GRACE,
            **_quiet(),
        )

    def _loop_was_held(self, table: str, by: str, seconds: float) -> None:
        """Count a table that kept everybody waiting, and log it, once a second at most."""
        self.metrics.count("loop_held", by)
        if time.monotonic() >= self._next_line:
            self._next_line = time.monotonic() + _HELD_EVERY
            log(
                "loop-held",
                level="warning",
                table=shadow(table) if table else "",
                by=by,
                seconds=round(seconds, 3),
            )

    async def _watch_lag(self) -> None:
        """Measure how late the loop is, as anybody who waits for it feels it."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(_LAG_EVERY)
            self.metrics.lagged(max(0.0, time.monotonic() - before - _LAG_EVERY))


def _quiet() -> dict[str, Any]:
    """Return what all our servers have in common: our own logs, no headers about us, no lifespan."""
    return {
        "log_config": None,
        "access_log": False,
        "proxy_headers": False,
        "server_header": False,
        "lifespan": "off",
    }
