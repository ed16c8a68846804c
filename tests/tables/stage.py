"""A table on a stage: virtual time, a store in memory, lines that keep what they are sent."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from parlour.cards.luck import Luck
from parlour.engine.play.move_json import move_tree
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, Row
from parlour.storage.store import Store
from parlour.tables.clock import LoopClock
from parlour.tables.connection import Connection
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import Open
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.people.session import Session
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings, checked_settings
from parlour.tables.table import Table
from parlour.wire import messages
from parlour.wire.codec import decode_from_room, encode
from tests.simulation.virtual_loop import BEGINNING, VirtualLoop, run_virtually

T = TypeVar("T")
KEY = "tabula"


class Paper(Connection):
    """A line that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.full = False

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def is_full(self) -> bool:
        return self.full

    def close(self, code: int, why: str) -> None:
        self.closed = (code, why)


class Guest:
    """Somebody with a line to the table, who can say things and read what came."""

    def __init__(
        self, table: Table, person: str, seat: int | None = None, *, paper: Paper | None = None, **hello: Any
    ) -> None:
        self.table = table
        self.person = person
        self.paper = paper or Paper()
        greeting = messages.Hello(proto=1, table=table.key, **hello)
        self.session: Session = table.visit(self.paper, person=person, seat=seat, hello=greeting)
        self.ids = 0

    def say(self, message: messages.FromClient) -> None:
        self.session.hear(encode(message))

    def id(self) -> int:
        self.ids += 1
        return self.ids

    def all(self, kind: type[T]) -> list[T]:
        """Every message of this kind so far."""
        found = (decode_from_room(frame) for frame in self.paper.frames)
        return [message for message in found if isinstance(message, kind)]

    def last(self, kind: type[T]) -> T:
        return self.all(kind)[-1]

    async def ask(self, message: Any) -> Any:
        """Says it, and gives back the answer to its id."""
        self.say(message)
        for _ in range(200):
            await asyncio.sleep(0.01)
            for answer in reversed([decode_from_room(frame) for frame in self.paper.frames]):
                if getattr(answer, "id", None) == message.id or getattr(answer, "re", None) == message.id:
                    return answer
        raise AssertionError(f"no answer to {message}")

    async def do(self, what: str, **details: Any) -> Any:
        return await self.ask(messages.Do(self.id(), what, **details))

    def say_do(self, what: str) -> None:
        self.say(messages.Do(self.id(), what))

    async def ask_late(self, what: str) -> None:
        """Wishes for something that takes its time."""
        self.say_do(what)
        await asyncio.sleep(3)

    async def play_as_onlooker(self) -> Any:
        return await self.ask(messages.PlayMove(self.id(), 1, {"verb": "ANY"}))

    async def sit(self, **details: Any) -> Any:
        return await self.ask(messages.Sit(self.id(), **details))

    async def play(self, move: Any, asked: int | None = None) -> Any:
        """Plays a move as the answer to the present question."""
        asked = self.table.state.asked[self.seat()] if asked is None else asked
        return await self.ask(messages.PlayMove(self.id(), asked, move_tree(move)))

    def seat(self) -> int:
        seat = self.session.seat
        assert seat is not None
        return seat

    def any_move(self, luck: Luck) -> Any:
        return self.table.state.now_played().position.moves(self.seat()).pick(luck)


def virtual_clock() -> LoopClock:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return LoopClock(loop, loop.wall)


def opening(settings: TableSettings, host: str = "ann") -> Row:
    """The first row of a table."""
    entry = Open(checked_settings(settings), host, settings.rules().digest, bytes(31).hex() + "01")
    return row_of(Pending(entry), KEY, 1, int(BEGINNING * 1000))


async def open_table(
    settings: TableSettings,
    *,
    store: Store | None = None,
    host: str = "ann",
    pace: float = 0.0,
    limits: TableLimits | None = None,
    shared: bool = False,
) -> Table:
    """A new table, as the room opens one."""
    store = store or MemoryStore()
    await store.append(Batch([opening(settings, host)]))
    return await wake(store, settings, pace=pace, limits=limits, shared=shared)


async def wake(
    store: Store,
    settings: TableSettings,
    *,
    pace: float = 0.0,
    limits: TableLimits | None = None,
    leads: bool = True,
    shared: bool = False,
) -> Table:
    """The table as another process finds it."""
    rows, numbers = await store.rows(KEY), iter(range(1, 1_000_000))
    return Table(
        KEY,
        store,
        rows,
        rules=settings.rules(),
        clock=virtual_clock(),
        bots=RoomBots(pace=pace),
        limits=limits,
        leads=leads,
        shared=shared,
        fresh=lambda: (1_000 * len(rows) + next(numbers)).to_bytes(32, "big"),
    )


def staged(story: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """A test that is a story in virtual time."""

    def test() -> None:
        run_virtually(story)

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test
