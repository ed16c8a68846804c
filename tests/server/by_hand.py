"""Sockets made by hand, for what no library of sockets would do."""

import asyncio
import os
import socket
import struct

from tests.server.served import House


async def opened_by_hand(
    house: House, window: int | None = None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket without a library: the handshake is done, nothing is said."""
    made = socket.socket()
    if window is not None:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    made.setblocking(False)
    await asyncio.get_running_loop().sock_connect(made, ("127.0.0.1", house.port))
    reader, writer = await asyncio.open_connection(sock=made, limit=2**16)
    writer.write(handshake("/ws", house.host))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def handshake(path: str, host: str) -> bytes:
    lines = [
        *(f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame_by_hand(body: bytes, first: int = 0x81) -> bytes:
    """A masked frame."""
    mask = os.urandom(4)
    size = (
        bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0x80 | 126,)) + struct.pack("!H", len(body))
    )
    masked = bytes(each ^ mask[place % 4] for place, each in enumerate(body))
    return bytes((first,)) + size + mask + masked
