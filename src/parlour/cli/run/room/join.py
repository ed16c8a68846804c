"""A live table for the command: the room in a thread of its own, the screen here, and a way back."""

import asyncio
import json
import os
from collections.abc import Coroutine
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, Final, Literal, TypeVar

from parlour.client import Door, RoomError, Table
from parlour.engine.play.move import Move
from parlour.folders import home
from parlour.terminal.errors import Left
from parlour.terminal.farewell import command
from parlour.terminal.live.remote import Snapshot
from parlour.terminal.live.sitting import LiveSitting
from parlour.terminal.show.screen import Screen
from parlour.wire.messages import Advice

_FAREWELL_SECONDS: Final = 2.0
Answer = TypeVar("Answer")


class RoomThread:
    """A table that lives on a loop of its own; every change of it comes into the inbox."""

    def __init__(self, door: Door, language: str) -> None:
        self.table = door.table
        self.inbox: Queue[Snapshot | str] = Queue()
        self._loop = asyncio.new_event_loop()
        self._client = Table(door, language=language)
        self._follower: Future[None] | None = None
        Thread(target=self._live, daemon=True).start()

    def _live(self) -> None:
        self._loop.run_forever()
        self._loop.close()

    def enter(self) -> Snapshot:
        """The table as it is when we come in."""
        self._wait(self._client.__aenter__())
        first = self._wait(self._first())
        self._follower = asyncio.run_coroutine_threadsafe(self._follow(), self._loop)
        return first

    async def _first(self) -> Snapshot:
        while self._client.seats is None:
            await self._client.changed()
        return self._snapshot()

    async def _follow(self) -> None:
        async for _ in self._client:
            self.inbox.put(self._snapshot())
        self.inbox.put(self._snapshot())

    def _snapshot(self) -> Snapshot:
        client = self._client
        assert client.catalogue is not None, "a welcome brings it"
        heard, client.heard = tuple(client.heard), []
        said, client.said = tuple(client.said), []
        noticed, client.noticed = tuple(client.noticed), []
        return Snapshot(
            *(client.you, client.seats, client.state, client.picture, client.catalogue),
            is_cut=client.line.is_cut,
            ended=client.line.ended,
            heard=heard,
            said=said,
            noticed=noticed,
        )

    def move(self, move: Move, asked: int) -> None:
        self._wait(self._client.move(move, asked))

    def why(self) -> dict[str, str]:
        return self._wait(self._client.why())

    def advice(self, what: Literal["hint", "hand", "odds"]) -> Advice:
        return self._wait(self._client.advice(what))

    def say(self, text: str, preset: str) -> None:
        self._wait(self._client.say(text, preset=preset))

    def sit(self, name: str, seat: int = -1) -> None:
        self._wait(self._client.sit(name, seat))

    def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None:
        self._wait(self._client.do(what, seat=seat, text=text, yes=yes))

    def leave(self) -> bool:
        """Leaves the seat to the house, or frees the chair; whether it was a seat in a game."""
        client, seated = self._client, False
        with suppress(RoomError, TimeoutError):
            if client.you is not None and client.seats is not None:
                seated = client.seats.status == "playing"
                self._wait(client.do("stand"), _FAREWELL_SECONDS)
        return seated

    def close(self) -> None:
        """Ends the line and the loop."""
        if self._follower is not None:
            self._follower.cancel()
        with suppress(TimeoutError):
            self._wait(self._client.__aexit__(), _FAREWELL_SECONDS)
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _wait(self, work: Coroutine[Any, Any, Answer], seconds: float | None = None) -> Answer:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(seconds)


def visit(link: str, name: str, screen: Screen, *, watch: bool) -> int:
    """Sits at the table of this link until the person leaves; returns the exit code."""
    door = Door(link)
    keys = Keys(home() / "rooms.json")
    door.key, door.name = keys.of(door.room), name
    room = RoomThread(door, screen.words.language)
    with screen.signals():
        try:
            first = room.enter()
            keys.keep(door.room, door.key)
            with screen.listening(room.inbox):
                LiveSitting(room, first, screen).stay(name, watch=watch)
        except Left as left:
            _say_goodbye(room, door.link, screen)
            return left.exit_code
        finally:
            room.close()
    return 0


def _say_goodbye(room: RoomThread, link: str, screen: Screen) -> None:
    """Leaves the seat to the house, and says how to come back."""
    key = "live.left-seat" if room.leave() else "live.left"
    screen.parting = [screen.words(key, command=command(), link=link)]
    with suppress(Left):
        screen.say("\n" + "\n".join(screen.parting))


class Keys:
    """By which key each room knows us, in a file that is ours alone."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, room: str) -> str:
        return str(self._read().get(room, ""))

    def keep(self, room: str, key: str) -> None:
        known = self._read()
        if known.get(room) == key:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(known | {room: key}, file)
        new.replace(self._path)

    def _read(self) -> dict[str, str]:
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
