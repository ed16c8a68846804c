"""People in a tournament: each goes from table to table as the room says, and notes what it acknowledges."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Final, NamedTuple

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from parlour.client import Door, RoomError
from parlour.storage.rows import tournament_log
from parlour.wire import messages as m
from parlour.wire.codec import decode_from_room, encode
from parlour.wire.tournament_parts import TournamentCommon
from tests.endurance.players import Note, Player

_PAUSE: Final = 0.05
_OVER: Final = ("finished", "cancelled")


def _status(state: m.TournamentState) -> str:
    return msgspec.json.decode(state.common, type=TournamentCommon).facts.status


class Late(NamedTuple):
    """An answer that was acknowledged, and too late when it was given again after so many rows."""

    note: Note
    seq: int


class Seat(Player):
    """A chair at one table of the tournament."""

    chair: int | None = None
    """The chair from which the last answer was given."""

    def __init__(self, door: Door, name: str, luck: Random) -> None:
        super().__init__(door, name, luck)
        self.late: list[Late] = []

    def refused_again(self, note: Note, code: str) -> None:
        """Where something has happened at our chair since, an old answer comes too late: the rows say."""
        if code == "too-late":
            self.late.append(Late(note, self.state.seq if self.state is not None else note.n))
        else:
            super().refused_again(note, code)

    async def give_again(self) -> None:
        """Only from the same chair: who sits on another one has not answered there."""
        if self.chair == self.you:
            await super().give_again()
        self.chair = self.you

    def sits_out(self) -> bool:
        """Whether the house plays for us."""
        seats, you = self.seats, self.you
        return seats is not None and you is not None and seats.seats[you].house


class Entrant:
    """A person who follows a tournament through a line of its own, and plays at one table at a time."""

    def __init__(self, door: Door, tournament: str, luck: Random) -> None:
        self.name = door.name
        self.tournament = tournament
        self.seats: dict[str, Seat] = {}
        """Everything that was played, by the key of the table."""
        self.calls = 0
        self._door = door
        self._luck = luck
        self.table = ""
        """Where the room has sent us last."""
        self._called = asyncio.Event()
        self._is_over = False

    def acked(self) -> int:
        return sum(len(seat.acked) for seat in self.seats.values())

    def problems(self) -> Iterator[str]:
        for seat in self.seats.values():
            yield from seat.problems

    async def attend(self, end: asyncio.Event) -> None:
        """Plays until the end, that of the tournament or of the trial."""
        following = asyncio.create_task(self._follow())
        while not (end.is_set() or self._is_over):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), 1)
            if self._called.is_set():
                self._called.clear()
                await self._sit_at(self.table, end)
        following.cancel()

    # Where to go

    async def _follow(self) -> None:
        while True:
            with suppress(RoomError, OSError, InvalidHandshake, ConnectionClosed):
                await self._listen()
            await asyncio.sleep(_PAUSE)

    async def _listen(self) -> None:
        """One line to the tournament, until it is cut."""
        answer = await self._door.post(f"/api/tournaments/{self.tournament}/ticket", {})
        async with connect(self._door.socket, compression=None, close_timeout=1) as line:
            hello = m.Hello(m.PROTOCOL, tournament_log(self.tournament), str(answer["ticket"]))
            await line.send(encode(hello).decode())
            await line.send(encode(m.Do(1, "back")).decode())
            async for frame in line:
                message = decode_from_room(frame)
                if isinstance(message, m.Go):
                    self._go(message.table)
                elif isinstance(message, m.TournamentState):
                    self._is_over = _status(message) in _OVER

    def _go(self, table: str) -> None:
        if table != self.table:
            self.table, self.calls = table, self.calls + 1
            self._called.set()

    # Playing

    async def _sit_at(self, table: str, end: asyncio.Event) -> None:
        """Plays at a table until the room calls to another one."""
        seat = self.seats.get(table) or self.seats.setdefault(table, self.seat_at(table))
        try:
            await seat.open()
        except RoomError:
            self._called.set()
            return
        leaves = asyncio.Event()
        playing = asyncio.create_task(seat.play(leaves, leads=False))
        while not (self._called.is_set() or end.is_set() or self._is_over):
            await asyncio.sleep(_PAUSE)
            if seat.sits_out():
                with suppress(RoomError, TimeoutError):
                    await asyncio.wait_for(seat.do("back"), 1)
        leaves.set()
        await asyncio.wait([playing], timeout=1)
        await seat.close()
        playing.cancel()
        with suppress(asyncio.CancelledError, RoomError):
            await playing

    def seat_at(self, table: str) -> Seat:
        """A chair that has seen nothing yet."""
        door = Door(f"{self._door.room}/t/{table}", key=self._door.key, name=self.name)
        return Seat(door, self.name, Random(self._luck.random()))
