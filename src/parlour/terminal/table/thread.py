"""A table that lives on a loop in a thread of its own, while the screen waits for its person."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from contextlib import suppress
from queue import Queue
from threading import Thread
from typing import Any, Final, Literal, TypeVar

from parlour.client import RoomError, Table
from parlour.engine.play.move import Move
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.wire.messages import Advice

FAREWELL: Final = 2.0
"""So many seconds a connection or a room has to end by itself."""
Answer = TypeVar("Answer")


class LoopThread:
    """A loop in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._run, name="tables", daemon=True).start()

    def _run(self) -> None:
        self._loop.run_forever()
        self._loop.close()

    def wait(self, work: Coroutine[Any, Any, Answer], seconds: float | None = None) -> Answer:
        """Do the work on the loop and wait for what comes of it; TimeoutError after so many seconds."""
        return self.begin(work).result(seconds)

    def begin(self, work: Coroutine[Any, Any, Answer]) -> "Future[Answer]":
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)


class TableThread:
    """One connection to a table on such a loop; every change of it comes into the inbox."""

    def __init__(
        self,
        loop: LoopThread,
        client: Table,
        inbox: "Queue[Snapshot | str] | None" = None,
        *,
        session: int = 0,
    ) -> None:
        self.table = client.transport.table
        self.inbox: Queue[Snapshot | str] = Queue() if inbox is None else inbox
        self._loop = loop
        self._client = client
        self._session = session
        self._follower: Future[None] | None = None

    def enter(self) -> Snapshot:
        """Connect, and return the table as it is when we come in."""
        first = self._loop.wait(self._first())
        self._follower = self._loop.begin(self._follow())
        return first

    async def _first(self) -> Snapshot:
        """Wait for all that a table says at first: seats, and the state where there is a game."""
        client = self._client
        await client.open()
        while client.seats is None or (client.seats.status in (PLAYING, "over") and client.state is None):
            await client.changed()
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
            is_cut=client.transport.is_cut,
            ended=client.transport.ended,
            heard=heard,
            said=said,
            noticed=noticed,
            settings=client.welcome.settings if client.welcome is not None else {},
            session=self._session,
        )

    def move(self, move: Move, asked: int) -> None:
        self._loop.wait(self._client.move(move, asked))

    def why(self) -> dict[str, str]:
        return self._loop.wait(self._client.why())

    def advice(self, what: Literal["hint", "hand", "odds", "lesson"]) -> Advice:
        return self._loop.wait(self._client.advice(what))

    def say(self, text: str, preset: str) -> None:
        self._loop.wait(self._client.say(text, preset=preset))

    def sit(self, name: str, seat: int = -1) -> None:
        self._loop.wait(self._client.sit(name, seat))

    def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None:
        self._loop.wait(self._client.do(what, seat=seat, text=text, yes=yes))

    def leave(self) -> bool:
        """Leave the seat to the house, or free the chair; return whether it was a seat in a game."""
        client, seated = self._client, False
        with suppress(RoomError, TimeoutError):
            if client.you is not None and client.seats is not None:
                seated = client.seats.status == PLAYING
                self._loop.wait(client.do("stand"), FAREWELL)
        return seated

    def close(self) -> None:
        """End the connection, in time."""
        with suppress(TimeoutError):
            self._loop.wait(self.end(), FAREWELL)

    async def end(self) -> None:
        """End the connection; on the loop."""
        if self._follower is not None:
            self._follower.cancel()
        await self._client.close()
