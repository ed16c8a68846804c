"""People who play as fast as they can, and note what they sent, what was acknowledged and what they saw."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.client import Door, RoomError, Table, open_table, random_move
from parlour.client.transports.socket import SocketTransport
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_tree
from parlour.engine.rules.finder import find_game, game_names
from parlour.wire import messages as m

_BACK_OFF: Final = (0.02, 0.05, 0.1)
_AGAIN: Final = 0.2
"""The share of answers that are given once more when the next question is open."""
_GLANCE: Final = 0.3
_LATER: Final = ("slow-down", "not-stored")
"""What the room may say to any answer, whatever it is."""


class Note(NamedTuple):
    """An answer that the room has acknowledged: to which question, and at which row."""

    asked: int
    move: Move
    n: int


class Sight(NamedTuple):
    """What somebody saw of a table after so many rows, right before or after their line was cut."""

    viewer: int | None
    seq: int
    common: bytes
    own: bytes


class Player(Table):
    """A seat that remembers."""

    def __init__(self, door: Door, name: str, luck: Random) -> None:
        super().__init__(SocketTransport(door, back_off=_BACK_OFF))
        self.name = name
        self.luck = luck
        self.sent: dict[int, list[Move]] = {}
        self.acked: list[Note] = []
        self.sights: list[Sight] = []
        self.problems: list[str] = []
        self.refusals: Counter[str] = Counter()
        self.cuts = 0
        self.moved: list[float] = []
        self.welcomes: list[float] = []
        self._is_new = False

    # What is noted by the way

    def hear(self, message: m.RoomMessage | None) -> None:
        if message is None:
            self.cuts += 1
            self._look()
        super().hear(message)

    def _show(self, state: m.State) -> None:
        if self.state is not None and state.seq < self.state.seq:
            self.problems.append(f"{self.name} saw row {self.state.seq}, and then only {state.seq}")
        if self.state is None or state.seq > self.state.seq:
            self.moved.append(asyncio.get_running_loop().time())
        super()._show(state)
        if self._is_new:
            self._is_new = False
            self._look()

    def _welcomed(self, message: m.Welcome) -> None:
        super()._welcomed(message)
        self.welcomes.append(asyncio.get_running_loop().time())
        self._is_new = True

    def _look(self) -> None:
        if self.state is not None:
            self.sights.append(
                Sight(self.you, self.state.seq, bytes(self.state.common), bytes(self.state.own))
            )

    # What is done

    async def play(self, end: asyncio.Event, *, leads: bool) -> None:
        """Answers every question until the end; whoever leads begins one game after the other."""
        luck = Luck(self.luck.randrange(1 << 30))
        while not end.is_set():
            if self._is_asked():
                with suppress(RoomError):
                    await self.give_again()
                    if self._is_asked() and self.view is not None:
                        await self.answer(random_move(self.view, luck))
            elif leads and self.seats is not None and self.seats.status != "playing":
                await self._begin()
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.changed(), _GLANCE)

    def _is_asked(self) -> bool:
        return bool(self.asked and self.view is not None and self.view.forms)

    async def answer(self, move: Move) -> None:
        """A move, noted when it is sent and when it is acknowledged."""
        asked = self.asked
        self.sent.setdefault(asked, []).append(move)
        try:
            answer = await self._request(m.PlayMove(self._requests.next_id(), asked, move_tree(move)))
        except RoomError as error:
            self.refusals[error.code] += 1
            raise
        self.acked.append(Note(asked, move, answer.seq))

    async def give_again(self) -> None:
        """Now and then the last answer once more: it has to be the same row."""
        if not self.acked or self.luck.random() > _AGAIN:
            return
        asked, move, n = self.acked[-1]
        try:
            answer = await self._request(m.PlayMove(self._requests.next_id(), asked, move_tree(move)))
        except RoomError as error:
            if error.code not in _LATER:
                self.refused_again(self.acked[-1], error.code)
            return
        if not isinstance(answer, m.Ok) or not n - 1 <= answer.seq <= n:
            self.problems.append(
                f"{self.name}: the answer to {asked} was row {n}, and again row {answer.seq}"
            )

    def refused_again(self, note: Note, code: str) -> None:
        """An answer that was acknowledged is refused: nobody else answers for us, so it was lost."""
        self.problems.append(f"{self.name}: the answer to {note.asked}, given again, was {code}")

    async def _begin(self) -> None:
        try:
            await self.do("begin" if self.seats and self.seats.status == "open" else "rematch")
        except RoomError as error:
            self.refusals[error.code] += 1
            await asyncio.sleep(0.02)


class Company(NamedTuple):
    """Everybody at one table."""

    key: str
    players: list[Player]

    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players)


async def companies(address: str, luck: Random) -> list[Company]:
    """Eight people at three tables of different games: alone, with bots, and in pairs."""
    games = list(game_names())
    luck.shuffle(games)
    found, number = [], 0
    for people, seats in ((4, 4), (2, 4), (2, 2)):
        game = next(each for each in games if not find_game(each).rules("default").complaint(seats))
        games.remove(game)
        found.append(await _company(address, game, people=people, seats=seats, luck=luck, number=number))
        number += people
    return found


async def _company(address: str, game: str, *, people: int, seats: int, luck: Random, number: int) -> Company:
    settings: dict[str, Any] = {"game": game, "seats": seats, "clock": "none", "fill": "random"}
    first = await open_table(address, settings)
    doors = [first, *(Door(first.link) for _ in range(people - 1))]
    players = [
        Player(door, f"Player {place}", Random(luck.random())) for place, door in enumerate(doors, number)
    ]
    for player in players:
        await player.open()
        await player.sit(player.name)
    return Company(first.table, players)


async def play_all(tables: list[Company], end: asyncio.Event) -> None:
    async with asyncio.TaskGroup() as group:
        for table in tables:
            for place, player in enumerate(table.players):
                group.create_task(player.play(end, leads=place == 0))


async def leave_all(tables: list[Company]) -> None:
    for table in tables:
        for player in table.players:
            await player.close()
