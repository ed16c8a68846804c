"""A room that is served on a free port of this machine, and small clients for it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from parlour.server.forecasts import WorkOut
from parlour.server.limits import Limits
from parlour.server.serving import ServerSettings, Serving, listening
from parlour.storage.memory import MemoryStore
from parlour.storage.store import Store
from parlour.tables.clock import LoopClock
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots

HASTY: dict[str, Any] = {"limits": Limits(frames_a_second=1e6, frames_at_once=10**6)}
"""For people of tests, who are faster than people."""
JSON = {"content-type": "application/json"}


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    def tree(self) -> Any:
        return json.loads(self.body)


class House:
    """The room, and ways to ask it."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.room = serving.room
        self.port = serving.port
        self.host = f"127.0.0.1:{serving.port}"
        self.origin = f"http://{self.host}"

    async def raw(self, request: bytes, seconds: float = 5) -> bytes:
        """Everything that is answered to these bytes until the server hangs up, or nothing."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(request)
        try:
            return await asyncio.wait_for(reader.read(), seconds)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def ask(self, method: str, path: str, body: Any = None, *, key: str = "", **headers: str) -> Answer:
        """One request; a key makes it somebody's. Underscores in names of headers are dashes."""
        sent = {"host": self.host, "connection": "close"}
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        if body is not None:
            sent |= JSON | {"content-length": str(len(content))}
        if key:
            sent["authorization"] = f"Bearer {key}"
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
        return _read(await self.raw("\r\n".join(lines).encode() + b"\r\n\r\n" + content))

    async def person(self, name: str = "Ann") -> str:
        """Somebody new, by their key."""
        return str((await self.ask("POST", "/api/person", {"name": name})).tree()["key"])

    async def table(self, key: str, **settings: Any) -> str:
        answer = await self.ask("POST", "/api/tables", settings, key=key)
        assert answer.status == 201, answer.body
        return str(answer.tree()["table"])

    async def ticket(self, key: str, table: str, token: str = "") -> str:
        answer = await self.ask("POST", f"/api/tables/{table}/ticket", {"token": token}, key=key)
        assert answer.status == 200, answer.body
        return str(answer.tree()["ticket"])

    async def socket(self, **given: Any) -> ClientConnection:
        """A socket on which nothing was said yet."""
        return await connect(f"ws://{self.host}/ws", compression=None, max_size=None, **given)

    async def line(self, key: str, table: str, token: str = "") -> "Line":
        """A socket at a table."""
        ticket = await self.ticket(key, table, token)
        line = Line(await self.socket())
        await line.say({"t": "hello", "proto": 1, "table": table, "ticket": ticket})
        return line


class Line:
    """One socket and what came on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, kind: str, seconds: float = 5) -> dict[str, Any]:
        """The next message of this kind; what comes before it is kept."""
        async with asyncio.timeout(seconds):
            while True:
                message = json.loads(await self.socket.recv())
                self.heard.append(message)
                if message["t"] == kind:
                    return dict(message)

    async def answer(self, message: dict[str, Any], seconds: float = 5) -> dict[str, Any]:
        """Says it, and waits for what answers its id."""
        await self.say(message)
        async with asyncio.timeout(seconds):
            while True:
                heard = json.loads(await self.socket.recv())
                self.heard.append(heard)
                if message["id"] in (heard.get("id"), heard.get("re")):
                    return dict(heard)

    async def closed(self, seconds: float = 5) -> int:
        """Waits until the room hangs up: the code."""
        async with asyncio.timeout(seconds):
            await self.socket.wait_closed()
        return self.socket.close_code or 0


@asynccontextmanager
async def served(
    *,
    limits: Limits | None = None,
    store: Store | None = None,
    tables: TableLimits | None = None,
    work_out: WorkOut | None = None,
    **settings: Any,
) -> AsyncIterator[House]:
    """A room for the length of a test; bots answer at once."""
    kept = store or MemoryStore()
    await kept.open()
    clock = LoopClock(asyncio.get_running_loop())
    room = await Room.opened(kept, clock=clock, bots=RoomBots(pace=0.0), limits=tables)
    listener = listening("127.0.0.1", 0)
    chosen = ServerSettings(limits=limits or Limits(), **settings)
    serving = Serving(room, chosen, listener, work_out=work_out)
    serve = asyncio.create_task(serving.serve())
    try:
        yield House(serving)
    finally:
        serving.server.should_exit = True
        await serve
        await kept.close()


def _read(content: bytes) -> Answer:
    head, _, body = content.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Answer(int(first.split()[1]), headers, body)
