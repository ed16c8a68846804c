"""A cup on a stage: a room with its tournaments, regulations, and people who look on."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any, TypeVar

import msgspec

from parlour.cards.luck import Luck
from parlour.client import RoomError, Table, random_move
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import PersonLine, tournament_log
from parlour.storage.store import Store
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.log.rows import row_of
from parlour.tables.tournament.opening import Wanted
from parlour.tables.tournament.session import TournamentSession
from parlour.tables.tournament.show.whole_file import whole_file
from parlour.tables.tournament.tournament import Tournament
from parlour.tables.tournament.tournaments import Tournaments
from parlour.tournaments.log.rows import Row
from parlour.tournaments.regulations.text import regulations_from
from parlour.wire import messages
from parlour.wire.codec import decode_from_room, encode
from parlour.wire.tournament_parts import TournamentCommon, TournamentOwn
from tests.tables.stage import Paper, virtual_clock

T = TypeVar("T")
CARRIED = "bastard-brag"
HOST = PersonLine("host", b"", b"", "Hilde", 0)


def _seeds() -> Iterator[bytes]:
    """The same seeds in every run."""
    return (sha256(b"cup %d" % number).digest() for number in count())


class Hall:
    """A room with its tournaments, over a store that may be there already."""

    def __init__(self, room: Room, tournaments: Tournaments) -> None:
        self.room = room
        self.tournaments = tournaments

    @classmethod
    async def opened(
        cls,
        store: Store | None = None,
        *,
        shared: bool = False,
        pace: float = 0.0,
        limits: TournamentLimits | None = None,
    ) -> "Hall":
        kept = store or MemoryStore(now=virtual_clock().now)
        bots, fresh = RoomBots(pace=pace), partial(next, _seeds())
        room = await Room.opened(kept, clock=virtual_clock(), bots=bots, shared=shared, fresh=fresh)
        hall = cls(room, Tournaments(room, limits))
        await hall.tournaments.begin()
        return hall

    async def open(
        self, name: str = "freeze-out", *, rated: bool = False, code: str = "", **others: Any
    ) -> Tournament:
        wanted = Wanted(regulations_from(a_tree(name, **others)), rated=rated, code=code)
        return await self.tournaments.open(HOST, wanted)

    async def act(self, cup: Tournament, what: str, reason: str = "Because.", **others: Any) -> None:
        order = messages.Act(1, what, reason, **others)
        await self.tournaments.act(cup.book.key, HOST.person, order)

    async def with_bots(self, count: int, name: str = "freeze-out", **others: Any) -> Tournament:
        """A tournament of so many bots that has started."""
        cup = await self.open(name, **others)
        await self.act(cup, "bot", player="random", amount=count)
        await self.act(cup, "start")
        return cup


def a_tree(name: str, **others: Any) -> dict[str, Any]:
    """Regulations of a small tournament."""
    game = others.pop("game", CARRIED)
    options = others.pop("options", {})
    return {"game": game, "format": {"name": name, **options}, "chairs": 4, **others}


def somebody(name: str) -> PersonLine:
    return PersonLine(name.lower(), b"", b"", name, 0)


class Onlooker:
    """Somebody with a line to a tournament."""

    def __init__(self, paper: Paper, session: TournamentSession) -> None:
        self.paper = paper
        self.session = session
        self._ids = 0

    @classmethod
    async def at(cls, hall: Hall, key: str, person: PersonLine, language: str = "en") -> "Onlooker":
        log, paper = tournament_log(key), Paper()
        hello = messages.Hello(1, log, await hall.tournaments.ticket(key, person), language=language)
        ticket = await hall.room.admit(hello)
        return cls(paper, await hall.tournaments.visit(hello, ticket, paper))

    def all(self, kind: type[T]) -> list[T]:
        found = (decode_from_room(frame) for frame in self.paper.frames)
        return [message for message in found if isinstance(message, kind)]

    def common(self) -> TournamentCommon:
        return msgspec.json.decode(self.all(messages.TournamentState)[-1].common, type=TournamentCommon)

    def own(self) -> TournamentOwn:
        return msgspec.json.decode(self.all(messages.TournamentState)[-1].own, type=TournamentOwn)

    async def ask(self, what: str, **others: Any) -> Any:
        """Says it, and gives back the answer."""
        self._ids += 1
        kind = messages.Do if what in ("enter", "withdraw", "reenter", "back", "begin") else messages.Act
        self.session.hear(encode(kind(self._ids, what, **others)))
        for _ in range(100):
            await asyncio.sleep(0.05)
            for frame in reversed(self.paper.frames):
                answer = decode_from_room(frame)
                if getattr(answer, "id", None) == self._ids:
                    return answer
        raise AssertionError(f"no answer to {what}")


async def until_over(cup: Tournament, seconds: float = 36_000) -> None:
    """Wait until the tournament is over."""
    for _ in range(int(seconds)):
        if cup.is_over() and not cup.book.is_ahead:
            return
        await asyncio.sleep(1)
    raise AssertionError("the tournament goes on and on")


async def kept_rows(store: Store, key: str) -> list[Row]:
    """All rows of a tournament's log."""
    return [row_of(each) for each in await store.rows(tournament_log(key))]


async def play_along(client: Table) -> None:
    """Plays any move whenever it is asked."""
    luck = Luck(5)
    async with client:
        async for now in client:
            if now.view and now.asked:
                with suppress(RoomError):
                    await now.move(random_move(now.view, luck))


async def file_of(hall: Hall, cup: Tournament, *, is_over: bool | None = None) -> bytes:
    """The whole file of a tournament as it stands, or as if it were over."""
    over = cup.is_over() if is_over is None else is_over
    pieces = whole_file(hall.room.store, hall.room.archive, cup.book, is_over=over)
    return b"".join([piece async for piece in pieces])
