"""A bare WebSocket client on asyncio's protocols: thousands of seats cost the load generator little."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

_TEXT: Final = 0x81
_PING: Final = 0x9
_CLOSE: Final = 0x8
_ZERO_MASK: Final = b"\0\0\0\0"


class BareSocket(asyncio.Protocol):
    """Sends text and hands on text; `opened` is done after the handshake, `closed` once the line is gone."""

    def __init__(self, host: str, path: str, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._host = host
        self._path = path
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {self._host}",
            f"Origin: http://{self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        transport.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self.opened.done() and not self._shake_hands():
            return
        while self._next_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed during the handshake"))

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        size = len(text)
        head = (
            bytes([_TEXT, 0x80 | size]) if size < 126 else bytes([_TEXT, 0x80 | 126, size >> 8, size & 255])
        )
        self._transport.write(head + _ZERO_MASK + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.opened.set_exception(ConnectionError(head.decode()[:200]))
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> bool:
        """Take one whole frame out of the buffer; False when there is none yet."""
        data = self._buffer
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return False
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        self._buffer = data[start + size :]
        self._take(data[0] & 15, data[start : start + size])
        return True

    def _take(self, kind: int, body: bytes) -> None:
        if kind == _PING and self._transport is not None:
            self._transport.write(bytes([0x8A, 0x80 | len(body)]) + _ZERO_MASK + body)
        elif kind == _CLOSE:
            self.close()
        else:
            self._hear(body)


async def connect_socket(host: str, path: str, hear: Callable[[bytes], None]) -> BareSocket:
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: BareSocket(host, path, hear), name, int(port))
    await line.opened
    return line
