"""A connection to a table on a loop in a thread of its own, while the screen waits for its person."""

from concurrent.futures import Future
from contextlib import suppress
from queue import Queue
from typing import TYPE_CHECKING, Literal

from parlour.client import RoomError, Table
from parlour.client.loop_thread import FAREWELL, LoopThread
from parlour.engine.play.move import Move
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.wire.messages import Advice, Go, Notice

if TYPE_CHECKING:
    from parlour.terminal.tournament.thread import TournamentThread


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
        self._cup: TournamentThread | None = None
        self._heard_go: Go | None = None

    @property
    def tournament(self) -> str:
        """Return the key of the tournament that the table belongs to; "" for none."""
        return self._client.tournament

    def add_tournament(self, cup: "TournamentThread") -> Snapshot:
        """Tell of the tournament too from now on, and return the table with it."""
        self._cup = cup
        cup.heard = self._push
        return self._loop.wait(self._now())

    async def _now(self) -> Snapshot:
        return self._snapshot()

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
            self._push()
        self._push()

    def _push(self) -> None:
        self.inbox.put(self._snapshot())

    def _snapshot(self) -> Snapshot:
        client = self._client
        assert client.catalogue is not None, "a welcome brings it"
        heard, client.heard = tuple(client.heard), []
        said, client.said = tuple(client.said), []
        noticed, client.noticed = (*client.noticed, *self._new_seat_here()), []
        return Snapshot(
            *(client.you, client.seats, client.state, client.picture, client.catalogue),
            is_cut=client.transport.is_cut,
            ended=client.transport.ended,
            heard=heard,
            said=said,
            noticed=noticed,
            settings=client.welcome.settings if client.welcome is not None else {},
            session=self._session,
            cup=None if self._cup is None else self._cup.now,
            go=self._sent_elsewhere(),
            announced=self._take_announced(),
        )

    def _sent_elsewhere(self) -> Go | None:
        """Return the latest word on where our seat is, unless that is here."""
        sent = [self._client.go, None if self._cup is None else self._cup.sent]
        latest = max((go for go in sent if go is not None), key=lambda go: go.at, default=None)
        return None if latest is None or latest.table == self.table else latest

    def _new_seat_here(self) -> list[Notice]:
        """Return the word that we have another seat at this same table, once."""
        before, self._heard_go = self._heard_go, self._client.go
        go = self._heard_go
        is_news = go is not None and go is not before and go.table == self.table
        return [Notice(go.say, go.seat)] if go is not None and is_news else []

    def _take_announced(self) -> tuple[str, ...]:
        """Return what was announced; it comes on both lines, and is told once."""
        announced, self._client.announced = self._client.announced, []
        if self._cup is not None:
            announced = self._cup.take_announced()
        return tuple(each.say for each in announced)

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
                self._loop.wait(client.stand(), FAREWELL)
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
