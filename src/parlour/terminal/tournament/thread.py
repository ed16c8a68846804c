"""The line to a tournament on a loop of its own; whoever shows the tournament is told of every change."""

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Queue
from typing import Any

from parlour.client.errors import RoomError
from parlour.client.loop_thread import FAREWELL, LoopThread
from parlour.client.tournament import Tournament, TournamentNow
from parlour.wire.messages import Announced, Go


class TournamentChanged:
    """In an inbox: the tournament has changed, or its line has."""


class TournamentThread:
    """One connection to a tournament; `heard` is called on the loop after every change."""

    def __init__(self, loop: LoopThread, client: Tournament, inbox: "Queue[Any]") -> None:
        self._loop = loop
        self._client = client
        self._inbox = inbox
        self.heard: Callable[[], None] = self.tell_inbox
        self._follower: Future[None] | None = None

    def tell_inbox(self) -> None:
        self._inbox.put(TournamentChanged())

    def enter(self) -> TournamentNow:
        """Connect, and return the tournament as it is when we come in."""
        self._loop.wait(self._client.open())
        self._follower = self._loop.begin(self._follow())
        return self.now

    async def _follow(self) -> None:
        async for _ in self._client:
            self.heard()
        self.heard()

    @property
    def now(self) -> TournamentNow:
        now = self._client.now
        assert now is not None, "a line begins with the tournament"
        return now

    @property
    def sent(self) -> Go | None:
        """Return where the room has sent us last."""
        return self._client.go

    @property
    def is_cut(self) -> bool:
        return self._client.transport.is_cut

    @property
    def ended(self) -> RoomError | None:
        return self._client.transport.ended

    def take_announced(self) -> list[Announced]:
        """Return what was announced since the last time."""
        announced, self._client.announced = self._client.announced, []
        return announced

    def do(self, what: str, text: str = "") -> None:
        """Ask for something; ParlourError when the room refuses it."""
        self._loop.wait(self._client.do(what, text=text))

    def close(self) -> None:
        with suppress(TimeoutError):
            self._loop.wait(self._end(), FAREWELL)

    async def _end(self) -> None:
        if self._follower is not None:
            self._follower.cancel()
        await self._client.close()
