"""The door of a room: its HTTP side, as far as a player needs it, with nothing but the standard library."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from parlour.client.errors import RoomError

T = TypeVar("T")
_SECONDS: Final = 10
_TABLE_PATH: Final = "/t/"
_TOURNAMENT_PATH: Final = "/tournament/"
_TOURNAMENT: Final = "t:"
_UNKNOWN_KEY: Final = "unknown-person"


class Door:
    """Asks the room of a link for what a line needs: who we are, and a ticket.

    `table` is the key of a table, or `t:` and that of a tournament. `key` is the person's; without one the
    room makes somebody known when a ticket is asked for.
    """

    def __init__(self, link: str, *, key: str = "", token: str = "", name: str = "") -> None:
        self.room, self.table = _split_link(link)
        self.key = key
        self.token = token
        self.name = name
        self.code = ""
        """What brings this person back on any device; only from the room's first answer."""

    @property
    def socket(self) -> str:
        """Return the address of the line."""
        return f"ws{self.room.removeprefix('http')}/ws"

    @property
    def link(self) -> str:
        """Return the address by which people come here."""
        if self.tournament:
            return f"{self.room}{_TOURNAMENT_PATH}{self.tournament}"
        return f"{self.room}{_TABLE_PATH}{self.table}"

    @property
    def tournament(self) -> str:
        """Return the key of the tournament; "" where this is the door of a table."""
        is_one = self.table.startswith(_TOURNAMENT)
        return self.table.removeprefix(_TOURNAMENT) if is_one else ""

    def to_table(self, table: str) -> "Door":
        """Return the door of another table of the room, for the same person."""
        door = Door(f"{self.room}{_TABLE_PATH}{table}", key=self.key, name=self.name)
        door.code = self.code
        return door

    def to_tournament(self, tournament: str) -> "Door":
        """Return the door of a tournament of the room, for the same person."""
        return self.to_table(f"{_TOURNAMENT}{tournament}")

    async def ticket(self) -> str:
        """Return a ticket for one line to the table."""
        try:
            return await self._ticket()
        except RoomError as error:
            if error.code != _UNKNOWN_KEY:
                raise
        self.key = ""  # of another room, or of one that was cleared out
        return await self._ticket()

    async def _ticket(self) -> str:
        if not self.key:
            await self.introduce()
        if self.tournament:
            answer = await self.post(f"/api/tournaments/{self.tournament}/ticket", {})
        else:
            answer = await self.post(f"/api/tables/{self.table}/ticket", {"token": self.token})
        return str(answer["ticket"])

    async def introduce(self) -> None:
        """Make somebody known to the room."""
        answer = await self.post("/api/person", {"name": self.name})
        self.key, self.code = str(answer["key"]), str(answer.get("code", ""))

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return what the room answers to this; raise RoomError when it refuses or nobody answers."""
        return await asyncio.to_thread(self._ask_now, path, body)

    async def get(self, path: str) -> dict[str, Any]:
        """Return what the room has at this address; raise RoomError when it refuses or nobody answers."""
        return await asyncio.to_thread(self._ask_now, path, None)

    def download(self, path: str, most: int) -> bytes:
        """Return the bytes of a file that the room has; raise RoomError where there are more than that."""
        content: bytes = self._fetch(Request(self.room + path), lambda answer: answer.read(most + 1))
        if len(content) > most:
            raise RoomError("large-answer", f"What {self.room} sends has more than {most:,} bytes.")
        return content

    def _ask_now(self, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        content, method = (None, "GET") if body is None else (json.dumps(body).encode(), "POST")
        found: dict[str, Any] = self._fetch(
            Request(self.room + path, content, headers, method=method), json.load
        )
        return found

    def _fetch(self, request: Request, read: Callable[[Any], T]) -> T:
        """Return what is read of the answer; raise RoomError when the room refuses or nobody answers."""
        try:
            with urlopen(request, timeout=_SECONDS) as answer:
                return read(answer)
        except HTTPError as error:
            raise _refusal(error) from None
        except (OSError, HTTPException, ValueError):
            raise RoomError("no-room", f"Nobody answers at {self.room}.") from None


def _refusal(error: HTTPError) -> RoomError:
    """Return the error with the room's own sentence where it has one."""
    refusal = _Refusal(error)
    return RoomError(refusal.code, refusal.why)


class _Refusal:
    """What a refused request says."""

    def __init__(self, error: HTTPError) -> None:
        self.code, self.why = "no-room", f"The room answers with status {error.code}."
        try:
            told = json.load(error)
            self.code, self.why = str(told["code"]), str(told["why"])
        except (OSError, ValueError, KeyError, TypeError):
            return


def _split_link(link: str) -> tuple[str, str]:
    """Return the room of a link, and the table or tournament in it; refuse what is neither."""
    with suppress(ValueError):  # half an address in brackets, or a port that is none
        parts = urlsplit(link if "://" in link else f"http://{link}")
        table = _key_in(parts.path)
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and table:
            return f"{parts.scheme}://{parts.netloc}", table
    raise RoomError(
        "bad-link",
        f"{link!r} is no table and no tournament: a link looks like http://localhost:8765/t/… or "
        "http://localhost:8765/tournament/…",
    )


def _key_in(path: str) -> str:
    """Return the key of a table, or that of a tournament after its prefix; "" where there is none."""
    _, is_tournament, tournament = path.partition(_TOURNAMENT_PATH)
    key = tournament.strip("/")
    if is_tournament:
        return f"{_TOURNAMENT}{key}" if key else ""
    return path.partition(_TABLE_PATH)[2].strip("/")


async def open_table(room: str, settings: dict[str, Any], *, key: str = "") -> Door:
    """Open a new table, whose host we are, and return its door."""
    door = Door(f"{room.rstrip('/')}{_TABLE_PATH}new", key=key)
    if not door.key:
        await door.introduce()
    door.table = str((await door.post("/api/tables", settings))["table"])
    return door
