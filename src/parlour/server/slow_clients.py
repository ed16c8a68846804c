"""Slow clients: headers must be small and soon, and so must a body; whoever drips is hung up on."""

from asyncio import TimerHandle, Transport
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.limits import Limits
from parlour.server.sockets.admission import Admission


class GuardedHttp(HttpToolsProtocol):
    """uvicorn's HTTP, for askers who may be slow on purpose."""

    limits: ClassVar[Limits] = Limits()
    _due: TimerHandle | None = None
    _peer: str = ""
    _is_admitted: bool = False
    _head_bytes: int = 0
    _unread: int = 0
    """Bytes since the last request was read to its end."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client is not None else ""
        self._is_admitted = self._admit(self._peer, self.loop.time())
        if not self._is_admitted:
            transport.abort()
            return
        self._wait(self.limits.header_seconds)

    def _admit(self, peer: str, now: float) -> bool:
        return True

    def _release(self, peer: str) -> None:
        pass

    def _stop_asking(self) -> None:
        """Count this connection no longer as one that only asks."""
        if self._is_admitted:
            self._is_admitted = False
            self._release(self._peer)

    def data_received(self, data: bytes) -> None:
        if self._due is None:
            self._wait(self.limits.header_seconds)
        self._unread += len(data)
        if self._unread > self.limits.header_bytes + self.limits.body_bytes:
            self.send_400_response("Too much.")
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value) + 4)

    def _count(self, size: int) -> None:
        """Count bytes of the head; what is raised here the parser turns into a bad request."""
        self._head_bytes += size
        if self._head_bytes > self.limits.header_bytes:
            raise ValueError("the headers are too long")

    def on_headers_complete(self) -> None:
        self._wait(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._unread = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_asking()
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_asking()
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._due = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def guarded_http(admission: Admission) -> type[GuardedHttp]:
    """Return the protocol behind this admission, as uvicorn wants it: a class."""
    named: dict[str, Any] = {
        "limits": admission.limits,
        "_admit": lambda self, peer, now: admission.admit(peer, now),
        "_release": lambda self, peer: admission.release(peer),
    }
    return type("GuardedHttp", (GuardedHttp,), named)
