"""A room on a real local socket: HTTP for tickets, a socket for lines, and any table behind them."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Protocol

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from parlour.tables.connection import Connection
from parlour.wire.codec import decode
from parlour.wire.messages import Hello

TABLE = "tabula"


class Listener(Protocol):
    def hear(self, frame: bytes) -> None: ...

    def gone(self) -> None: ...


Visit = Callable[["Socket", str, Hello], Listener]


class Socket(Connection):
    """One line, as a table knows it."""

    def __init__(self, room: "FakeRoom", person: str, writer: asyncio.StreamWriter) -> None:
        self.room = room
        self.person = person
        self.writer = writer
        self.protocol = ServerProtocol()
        self.listener: Listener | None = None

    def write(self, frame: bytes) -> None:
        if self.protocol.state.name == "OPEN":
            self.protocol.send_text(frame)
            self.flush()

    def is_full(self) -> bool:
        return False

    def close(self, code: int, why: str) -> None:
        if self.protocol.state.name == "OPEN":
            self.protocol.send_close(code, why)
            self.flush()

    def cut(self) -> None:
        """As when the cable is pulled."""
        self.writer.transport.abort()

    def flush(self) -> None:
        for part in self.protocol.data_to_send():
            if part:
                self.writer.write(part)

    async def carry(self, reader: asyncio.StreamReader, head: bytes) -> None:
        """Takes in what the client sends until the line is gone."""
        content = head
        try:
            while content:
                self.protocol.receive_data(content)
                self.events()
                content = b"" if self.protocol.close_expected() else await reader.read(65536)
        except ConnectionError:
            pass
        if self.listener is not None:
            self.listener.gone()

    def events(self) -> None:
        for event in self.protocol.events_received():
            if isinstance(event, Request):
                self.protocol.send_response(self.protocol.accept(event))
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.take(bytes(event.data))
        self.flush()

    def take(self, frame: bytes) -> None:
        if self.listener is not None:
            self.listener.hear(frame)
            return
        hello = decode(frame)
        assert isinstance(hello, Hello)
        person = self.room.tickets.pop(hello.ticket, None)
        if person is None:
            self.close(4401, "That ticket opens nothing.")
        else:
            self.listener = self.room.visit(self, person, hello)


class FakeRoom:
    """Knows people by keys, gives tickets, and counts lines."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.people: dict[str, str] = {}
        self.tickets: dict[str, str] = {}
        self.numbers = count()
        self.sockets: list[Socket] = []
        self.address = ""
        self.is_shut = False

    @property
    def link(self) -> str:
        return f"{self.address}/t/{TABLE}"

    def cut_all(self) -> None:
        for socket in self.sockets:
            socket.cut()
        self.sockets.clear()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if self.is_shut:
                writer.transport.abort()
            elif head.startswith(b"POST"):
                writer.write(await self.answered(head, reader))
            else:
                socket = Socket(self, "", writer)
                self.sockets.append(socket)
                await socket.carry(reader, head)
            writer.close()
        except (ConnectionError, asyncio.IncompleteReadError):
            writer.close()

    async def answered(self, head: bytes, reader: asyncio.StreamReader) -> bytes:
        lines = head.decode().split("\r\n")
        headers = {line.partition(":")[0].lower(): line.partition(":")[2].strip() for line in lines[1:]}
        body = json.loads(await reader.readexactly(int(headers.get("content-length", 0))) or b"{}")
        key = headers.get("authorization", "").removeprefix("Bearer ")
        status, answer = self.answer(lines[0].split()[1], key, body)
        content = json.dumps(answer).encode()
        return b"HTTP/1.1 %d X\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s" % (
            *(status, len(content)),
            content,
        )

    def answer(self, path: str, key: str, body: dict[str, Any]) -> tuple[int, Any]:
        if path == "/api/person":
            key = f"key{len(self.people)}"
            self.people[key] = f"person{len(self.people)}"
            return 201, {"person": self.people[key], "name": "", "code": "code", "key": key}
        if path != f"/api/tables/{TABLE}/ticket":
            return 404, {"code": "no-table", "why": "There is no such table."}
        if key not in self.people:
            return 401, {"code": "unknown-person", "why": "Nobody knows you here."}
        ticket = f"ticket{next(self.numbers)}-{key}"
        self.tickets[ticket] = self.people[key]
        return 200, {"ticket": ticket, "seat": None}


@asynccontextmanager
async def fake_room(visit: Visit) -> AsyncIterator[FakeRoom]:
    """The room, open while the block lasts."""
    room = FakeRoom(visit)
    server = await asyncio.start_server(room.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    room.address = f"http://127.0.0.1:{port}"
    try:
        yield room
    finally:
        server.close()
        room.cut_all()
