"""How the processes of one room hear of each other's rows: notes after the commit, and a look every second.

Notes are joined while others are on their way, so that they never outnumber what the database can deliver.
They may be lost with the line; then the look at the newest rows finds what was missed.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from parlour.storage.postgres.connection import Connection, DatabaseConnection
from parlour.storage.rows import Row
from parlour.storage.store import OnMessage, OnRows

SESSION: Final = "parlour "
"""What the name of each process's session begins with in `pg_stat_activity`."""

_CHANNEL: Final = "parlour_rows"
_SECONDS_BETWEEN_NOTES: Final = 0.01
_SECONDS_BETWEEN_LOOKS: Final = 1.0
_SECONDS_AFTER_A_CUT: Final = 0.1
_LOOKS_BACK: Final = 4
"""Each look begins where the one four looks ago ended: rows are numbered before they are committed."""
_TABLES_A_NOTE: Final = 50
_MOST_TO_PUBLISH: Final = 1_000
_MOST_REMEMBERED: Final = 100_000


class _Note(msgspec.Struct):
    sender: str
    rows: dict[str, int] = {}
    messages: list[tuple[str, bytes]] = msgspec.field(name="asides", default_factory=list)


class Notices:
    """Tells other processes which rows were added here, and the watchers here which were added elsewhere."""

    def __init__(self, line: DatabaseConnection) -> None:
        self._line = line
        self.sender = secrets.token_hex(8)
        """Our name among the processes; the database knows by it whether we are still connect."""
        self._is_there = asyncio.Event()
        self._watchers: list[OnRows] = []
        self._subscribers: list[OnMessage] = []
        self._to_send: dict[str, int] = {}
        self._to_publish: deque[tuple[str, bytes]] = deque(maxlen=_MOST_TO_PUBLISH)
        self._known: dict[str, int] = {}
        self._ready = asyncio.Event()
        self._ends: deque[int] = deque(maxlen=_LOOKS_BACK)
        self._task = asyncio.get_running_loop().create_task(self._run())

    def watch(self, hint: OnRows) -> None:
        self._watchers.append(hint)

    def send(self, last_rows: Iterable[Row]) -> None:
        """Tell the others soon that these rows are the last of their tables."""
        for row in last_rows:
            self._to_send[row.table] = self._known[row.table] = row.n
        if self._to_send:
            self._ready.set()

    def subscribe(self, hear: OnMessage) -> None:
        self._subscribers.append(hear)

    def publish(self, table: str, message: bytes) -> None:
        """Tell the others soon what nobody keeps."""
        self._to_publish.append((table, message))
        self._ready.set()

    async def is_there(self) -> None:
        """Wait until the database knows us by name."""
        await self._is_there.wait()

    async def stop(self) -> None:
        while not self._task.done():
            self._task.cancel()
            await asyncio.wait([self._task], timeout=0.1)
        await self._line.close()

    async def _run(self) -> None:
        while True:
            with suppress(Exception):  # whatever it was, the next line looks for what was missed
                connection = await self._line.connection()
                await connection.execute("set synchronous_commit = off")
                await connection.execute(f"set application_name = '{SESSION}{self.sender}'")
                self._is_there.set()
                await connection.add_listener(_CHANNEL, self._hear)
                await self._serve(connection)
            self._line.drop()
            await asyncio.sleep(_SECONDS_AFTER_A_CUT)

    async def _serve(self, connection: Connection) -> None:
        next_look = 0.0
        while True:
            now = asyncio.get_running_loop().time()
            if now >= next_look:
                await self._look(connection)
                next_look = now + _SECONDS_BETWEEN_LOOKS
            with suppress(TimeoutError):
                async with asyncio.timeout(next_look - now):
                    await self._ready.wait()
            if self._to_send or self._to_publish:
                await self._send_notes(connection)

    async def _send_notes(self, connection: Connection) -> None:
        rows, self._to_send = list(self._to_send.items()), {}
        self._ready.clear()
        for start in range(0, len(rows), _TABLES_A_NOTE):
            await self._note(connection, _Note(self.sender, dict(rows[start : start + _TABLES_A_NOTE])))
        while self._to_publish:
            await self._note(connection, _Note(self.sender, messages=[self._to_publish.popleft()]))
        await asyncio.sleep(_SECONDS_BETWEEN_NOTES)

    async def _note(self, connection: Connection, note: _Note) -> None:
        text = msgspec.json.encode(note).decode()
        await connection.execute("select pg_notify($1, $2)", _CHANNEL, text)

    def _hear(self, _connection: object, _process: int, _channel: str, text: object) -> None:
        with suppress(msgspec.DecodeError):
            note = msgspec.json.decode(str(text), type=_Note)
            if note.sender != self.sender:
                self._tell(note.rows)
                self._pass_on(note.messages)

    def _pass_on(self, messages: list[tuple[str, bytes]]) -> None:
        for table, message in messages:
            for hear in self._subscribers:
                hear(table, message)

    async def _look(self, connection: Connection) -> None:
        """Tell of rows that came since a few looks ago, where they are news."""
        if not self._ends:
            self._ends.append(await connection.fetchval("select coalesce(max(id), 0) from log"))
        sql = "select table_key, max(n) as n, max(id) as id from log where id > $1 group by table_key"
        found = await connection.fetch(sql, self._ends[0])
        self._ends.append(max((each["id"] for each in found), default=self._ends[-1]))
        self._tell({each["table_key"]: each["n"] for each in found})

    def _tell(self, rows: dict[str, int]) -> None:
        if len(self._known) > _MOST_REMEMBERED:
            self._known.clear()
        for table, n in rows.items():
            if self._known.get(table, 0) < n:
                self._known[table] = n
                for hint in self._watchers:
                    hint(table, n)
