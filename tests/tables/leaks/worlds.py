"""Worlds: a room with one table, in virtual time, whose people do as they are told, the same every time.

What somebody may not know is made different in two worlds; what they receive in both is compared.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from parlour.cards.luck import Luck
from parlour.cards.seeds import mixed_seed
from parlour.engine.errors import ParlourError
from parlour.engine.play.move_json import move_tree
from parlour.match.log import BY_HOST
from parlour.match.match import Match, SeatCard
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.tables.lobby.archive import Played
from parlour.tables.lobby.forks import check_fork
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.rules_store import keep_rules
from parlour.tables.log.entries import Open
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings, checked_settings
from parlour.tables.table import Table
from parlour.wire import messages
from parlour.wire.codec import decode_from_room
from tests.simulation.virtual_loop import BEGINNING
from tests.tables.leaks.twins import Timed
from tests.tables.stage import KEY, Guest, virtual_clock

NEVER = 100_000.0
"""A pace of bots at which none ever decides while somebody looks."""
_A_WHILE = 7.0
"""Seconds after which the house answers one person again, however often it was asked."""


class Said(NamedTuple):
    """A move as it is to be played."""

    seat: int
    move: Any


def secret_of(number: int) -> str:
    """The room's own secret of this number, for the first game at a table."""
    return number.to_bytes(32, "big").hex()


def first_seed(secret: str, seats: int) -> bytes:
    """The seed of the first game at a table with this secret, where nobody has promised a value."""
    return mixed_seed(bytes.fromhex(secret), [None] * seats)


def game_of(settings: TableSettings, secret: str) -> Match:
    """The first game of a table, before its first move."""
    cards = [SeatCard(f"P{seat}", "me") for seat in range(settings.seats)]
    return Match(settings.the_game(), settings.rules(), cards, first_seed(secret, settings.seats))


def random_moves(match: Match, luck: Luck, most: int) -> list[Said]:
    """So many moves at random from here on, or up to the end."""
    found: list[Said] = []
    while match.to_act() and len(found) < most:
        seat = match.to_act()[0]
        found.append(Said(seat, match.moves(seat).pick(luck)))
        match.play(*found[-1])
    return found


class Line(Guest):
    """Somebody who has come in with a ticket; notes when each frame came."""

    def __init__(self, table: Table, person: str) -> None:
        self.table = table
        self.person = person
        self.paper: Timed = Timed()
        self.ids = 0

    def taken(self) -> list[tuple[float, bytes]]:
        """All frames since this was asked last, with their times."""
        frames = self.received()
        self.paper.frames, self.paper.times = [], []
        return frames

    def received(self) -> list[tuple[float, bytes]]:
        """All frames so far, with their times."""
        return list(zip(self.paper.times, self.paper.frames, strict=True))

    def messages(self) -> list[Any]:
        return [decode_from_room(frame) for frame in self.paper.frames]


class World:
    """One table and everybody around it; `lines` are the people by their names, p0 on the first chair."""

    def __init__(self, settings: TableSettings, secret: str = secret_of(1), *, pace: float = NEVER) -> None:
        self.settings = checked_settings(settings)
        self._secret = secret
        self._pace = pace
        self._count = 0
        self.lines: dict[str, Line] = {}

    async def open(self) -> None:
        """The table, with a person on every chair; the first of them is the host."""
        self.clock = virtual_clock()
        self.store = MemoryStore(now=self.clock.now)
        digest = await keep_rules(self.store, self.settings.rules())
        opened = Pending(Open(self.settings, "p0", digest, self._secret), by=BY_HOST)
        await self.store.append(Batch([row_of(opened, KEY, 1, int(BEGINNING * 1000))]))
        await self._wake()
        for seat in range(self.settings.seats):
            await self.sit(f"p{seat}", seat)

    async def another_room(self) -> Room:
        """A room over the same store, which has to wake the table."""
        return await Room.opened(
            self.store, clock=self.clock, bots=RoomBots(pace=self._pace), fresh=self._fresh
        )

    async def _wake(self) -> None:
        self.room = await self.another_room()
        self.table = await self.room.table(KEY)

    def _fresh(self) -> bytes:
        """Seeds and tokens that are the same in every world."""
        self._count += 1
        return (1_000_000 + self._count).to_bytes(32, "big")

    async def restart(self) -> None:
        """The room goes down and comes up again; everybody who had a line gets another one."""
        await self.room.drain()
        await self._wake()
        for person in list(self.lines):
            self.lines[person] = await self.line(person, paper=self.lines[person].paper)

    async def line(self, person: str, *, token: str = "", paper: Any = None, **hello: Any) -> Line:
        """A line of this person by a ticket of theirs."""
        ticket, _ = await self.room.ticket(KEY, person, token)
        return await self.line_with(ticket, person, paper=paper, **hello)

    async def line_with(self, ticket: str, person: str, *, paper: Any = None, **hello: Any) -> Line:
        """A line by a ticket that was got before."""
        line = Line(self.table, person)
        line.paper = paper or line.paper
        greeting = messages.Hello(proto=1, table=KEY, ticket=ticket, **hello)
        line.session = await self.room.visit(greeting, line.paper)
        return line

    async def come(self, person: str, **hello: Any) -> Line:
        self.lines[person] = await self.line(person, **hello)
        return self.lines[person]

    async def sit(self, person: str, seat: int) -> None:
        """Comes in if need be, and takes this chair."""
        line = self.lines.get(person) or await self.come(person)
        line.say(messages.Sit(line.id(), seat, person.title()))
        await asyncio.sleep(0.2)
        assert line.session.seat == seat, f"{person} does not sit on {seat}"

    def of_seat(self, seat: int) -> Line:
        """Whoever has the chair now."""
        return next(line for line in self.lines.values() if line.session.seat == seat)

    async def do(self, person: str, what: str, **details: Any) -> None:
        """A wish."""
        line = self.lines[person]
        line.say(messages.Do(line.id(), what, **details))
        await asyncio.sleep(0.2)

    async def decide(self, person: str, what: str, **details: Any) -> None:
        """A wish that is put to the vote; everybody else agrees."""
        await self.do(person, what, **details)
        for line in list(self.lines.values()):
            vote, seat = self.table.votes.shown(), line.session.seat
            if vote is not None and seat is not None and seat != vote.asked_by:
                line.say(messages.Do(line.id(), "vote"))
        await asyncio.sleep(0.2)
        assert self.table.votes.shown() is None

    async def play(self, moves: Sequence[Said]) -> None:
        """These moves, each by whoever has the chair."""
        for seat, move in moves:
            line, asked = self.of_seat(seat), self.table.state.asked[seat]
            line.say(messages.PlayMove(line.id(), asked, move_tree(move)))
            await asyncio.sleep(0.01)

    async def ask(self, person: str) -> None:
        """All that a person can ask without moving: the house, and why not."""
        line, state = self.lines[person], self.table.state
        seat = line.session.seat
        asked = state.asked[seat] if seat is not None else 0
        for what in ("hand", "hint", "odds"):
            line.say(messages.Ask(line.id(), what, asked))
        line.say(messages.Why(line.id()))
        line.say(messages.TryMove(line.id(), asked, {"verb": "DANCE"}))
        await asyncio.sleep(_A_WHILE)

    # What is read beside the line

    async def reads(self, person: str, number: int = 1) -> dict[str, bytes]:
        """All that this person can read of a game, or the codes of the refusals."""
        played, found = await self.room.archive.played(KEY, number), dict[str, bytes]()
        for viewer in (None, *range(self.settings.seats)):
            for is_open in (False, True):
                name = f"replay {viewer} {is_open}"
                found[name] = await self._replay(person, played, viewer, is_open=is_open)
            found[f"fork {viewer}"] = self._fork(person, played, viewer or 0)
        found["export"] = await self._export(person, played)
        lines = await self.room.archive.games_of(person)
        found["games"] = msgspec.json.encode(lines)
        return found

    async def _replay(self, person: str, played: Played, viewer: int | None, *, is_open: bool) -> bytes:
        try:
            seen = await self.room.archive.replay(person, played, viewer, is_open=is_open)
        except ParlourError as error:
            return error.code.encode()
        return msgspec.json.encode(seen)

    async def _export(self, person: str, played: Played) -> bytes:
        try:
            return await self.room.archive.exported(person, played)
        except ParlourError as error:
            return error.code.encode()

    def _fork(self, person: str, played: Played, seat: int) -> bytes:
        try:
            check_fork(played, person, 0, seat)
        except ParlourError as error:
            return error.code.encode()
        return b"forked"


def differences(here: dict[str, Any], there: dict[str, Any]) -> list[str]:
    """The names of what is not the same in two worlds."""
    return [name for name in here.keys() | there.keys() if here.get(name) != there.get(name)]
