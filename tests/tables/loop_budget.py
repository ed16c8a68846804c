"""What tables by random house rules cost the loop: `python -m tests.tables.loop_budget` measures it.

A room with workers, as `parlour serve` has it, in this process. At each table by random rules, and at some by
our own, a person plays beside bots and asks for all that can be asked. Everything that the loop does for them
is a callback, and of each the processor time of this thread is measured; what the people of the test do
themselves is not counted.
`./check slow` holds the compiled build to 20 ms.
"""

import argparse
import asyncio
import gc
import sys
import time
from asyncio.events import Handle
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event
from typing import Any, Final, NamedTuple, TypeVar

from parlour.cards.luck import Luck
from parlour.cli.room import _COLLECTS_AFTER, _read_games
from parlour.engine.errors import ParlourError
from parlour.engine.play.move_json import move_tree
from parlour.engine.rules.cache import _kept
from parlour.match import match as a_compiled_module
from parlour.storage.memory import MemoryStore
from parlour.tables.clock import LoopClock
from parlour.tables.lobby.room import Room
from parlour.tables.people.session import Session
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.play.workers import Workers
from parlour.tables.settings import TableSettings
from parlour.tables.table import Table
from parlour.wire import messages
from parlour.wire.codec import encode
from tests.tables.random_rules import our_settings, random_settings
from tests.tables.stage import Paper

T = TypeVar("T")
MOST: Final = 0.020
"""Seconds of processor time that a callback may take as compiled; plain Python takes several times that."""
MOVES: Final = 60
PATIENCE: Final = 4.0
"""So many moves are made at a table, or as many as there are in so many seconds."""
_DRIVER: Final = "driver"


class Cost(NamedTuple):
    """A callback: how long it took, what it was, and at which table."""

    seconds: float
    what: str
    where: str


class Meter:
    """Measures every callback of the loop but those of the test's own people."""

    def __init__(self) -> None:
        self.costs: list[Cost] = []
        self.where = ""

    @contextmanager
    def measuring(self) -> Iterator[None]:
        run = Handle._run

        def timed(handle: Any) -> None:
            called = handle._callback
            began = time.thread_time()
            run(handle)
            took = time.thread_time() - began
            if not _is_driver(called):
                self.costs.append(Cost(took, _name(called) if took > MOST / 4 else "", self.where))

        Handle._run = timed  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Handle._run = run  # type: ignore[method-assign]


def _is_driver(called: Any) -> bool:
    task = getattr(called, "__self__", None)
    return isinstance(task, asyncio.Task) and task.get_name() == _DRIVER


def _name(called: Any) -> str:
    task = getattr(called, "__self__", None)
    return task.get_name() if isinstance(task, asyncio.Task) else repr(called)[:300]


async def called(name: str, what: Callable[[], T]) -> T:
    """What the loop itself calls, as it calls what comes in at a socket."""
    found: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def call() -> None:
        found.set_result(what())

    call.__qualname__ = name
    asyncio.get_running_loop().call_soon(call)
    return await found


async def asked(name: str, work: Awaitable[T]) -> T:
    """What a request does, in a task of its own."""

    async def waiting() -> T:
        return await work

    return await asyncio.create_task(waiting(), name=name)


class Evening:
    """One table by some rules, from its opening until it is looked back on."""

    def __init__(self, room: Room, settings: TableSettings, luck: Luck) -> None:
        self.room = room
        self.settings = settings
        self.luck = luck
        self.ids = 0

    async def spend(self) -> int:
        """How many moves were made."""
        self.key = await asked("open", self.room.open_table("ann", self.settings))
        self.table: Table = await asked("wake", self.room.table(self.key))
        self.ann = await self._visit("ann", "en")
        await self._visit("", "de")
        await self._say(messages.Sit(self._id()))
        await self._say(messages.Do(self._id(), "begin"))
        moves = await self._play()
        await self._say(messages.Do(self._id(), "undo"))
        await self._look_back()
        return moves

    async def _visit(self, person: str, language: str) -> Session:
        hello = messages.Hello(proto=1, table=self.key, language=language)
        return await called("visit", lambda: self.table.visit(Paper(), person=person, seat=None, hello=hello))

    def _id(self) -> int:
        self.ids += 1
        return self.ids

    async def _say(self, message: messages.FromClient) -> None:
        frame = encode(message)
        await called(type(message).__name__, lambda: self.ann.hear(frame))
        await asyncio.sleep(0.002)

    async def _play(self) -> int:
        """Plays at random, asking for everything now and then, until it has been enough."""
        state, until = self.table.state, time.monotonic() + PATIENCE
        while state.match is None and time.monotonic() < until:
            await asyncio.sleep(0.01)
        while state.is_played() and time.monotonic() < until and state.now_played().n < MOVES:
            seat = self.ann.seat
            if seat is None or not state.asked[seat]:
                await asyncio.sleep(0.002)
                continue
            await self._answer(seat, state.asked[seat])
        return state.match.n if state.match else 0

    async def _answer(self, seat: int, question: int) -> None:
        move = move_tree(self.table.state.now_played().moves(seat).pick(self.luck))
        for message in (
            messages.Why(self._id()),
            messages.TryMove(self._id(), question, move),
            messages.TryMove(self._id(), question, {**move, "cards": [1, 2, 3, 4, 5]}),
            messages.Ask(self._id(), ("hint", "hand", "odds")[self.luck.below(3)], question),
            messages.PlayMove(self._id(), question, move),
        ):
            await self._say(message)

    async def _look_back(self) -> None:
        """Leaves, has the table sleep and wake, and sees the game again."""
        for session in list(self.table.broadcast.sessions):
            await called("gone", session.gone)
        while self.table.is_busy():
            await asyncio.sleep(0.01)
        await called("sleep", lambda: self.room._put_to_sleep(self.table))
        table = await asked("wake again", self.room.table(self.key))
        if table.state.number:
            played = await asked("find", self.room.archive.played(self.key, 1))
            await asked("replay", self.room.archive.replay("ann", played, 0))
            await asked("export", self.room.archive.exported("ann", played))
        while table.is_busy():
            await asyncio.sleep(0.01)
        self.room._put_to_sleep(table)


async def measured(cases: int, seed: int, *, first: int = 0, tell: bool = False) -> list[Cost]:
    """The costs of all callbacks at so many tables by random rules; rubbish is collected as in a room."""
    usual = gc.get_threshold()
    asyncio.current_task().set_name(_DRIVER)  # type: ignore[union-attr]
    _read_games(Event())
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTS_AFTER)
    workers, meter = Workers(), Meter()
    clock = LoopClock(asyncio.get_running_loop())
    bots = RoomBots(pace=0.0, workers=workers)
    room = await Room.opened(MemoryStore(), clock=clock, bots=bots)
    try:
        for case in range(first, first + cases):
            await _one(room, _settings(Random(1_000_000 * seed + case)), Luck(case, 1), meter, tell=tell)
    finally:
        await room.drain()
        await workers.close()
        gc.set_threshold(*usual)
        gc.unfreeze()
    return meter.costs


def _settings(random: Random) -> TableSettings:
    """Rules that somebody brings, of which nothing is known yet; now and then our own, which are."""
    if random.randrange(5) == 0:
        return our_settings(random)
    settings = random_settings(random)
    _kept.clear()
    return settings


async def _one(room: Room, settings: TableSettings, luck: Luck, meter: Meter, *, tell: bool) -> None:
    rules = settings.changes or settings.variant
    meter.where = f"{settings.game} × {settings.seats}, {settings.fill}: {rules}"
    before = len(meter.costs)
    with meter.measuring():
        try:
            moves = await Evening(room, settings, luck).spend()
        except ParlourError as error:
            moves = -1
            meter.where += f" ({error.code})"
    worst = max(meter.costs[before:])
    if tell:
        print(
            f"{1000 * worst.seconds:7.2f} ms {worst.what[:60]:60} {moves:4} moves, {meter.where[:150]}",
            flush=True,
        )


def report(costs: list[Cost]) -> int:
    """Says how long callbacks took; the exit code: 1 where one took too long as compiled."""
    times = sorted(cost.seconds for cost in costs)
    for share in (0.5, 0.99, 0.999, 1.0):
        longest = times[int(share * len(times)) - 1]
        print(f"{share:7.1%} of {len(times)} callbacks took at most {1000 * longest:.2f} ms")
    for cost in sorted(costs, reverse=True)[:10]:
        print(f"{1000 * cost.seconds:7.2f} ms  {cost.what[:150]}\n            {cost.where[:200]}")
    is_compiled = a_compiled_module.__file__.endswith(".so")
    print("compiled" if is_compiled else "plain Python, which is not held to anything")
    return 1 if is_compiled and times[-1] > MOST else 0


def main() -> int:
    wanted = argparse.ArgumentParser(prog="python -m tests.tables.loop_budget", description=__doc__)
    wanted.add_argument("--cases", type=int, default=100)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--first", type=int, default=0)
    wanted.add_argument("--tell", action="store_true", help="a line for each table")
    given = wanted.parse_args()
    return report(asyncio.run(measured(given.cases, given.seed, first=given.first, tell=given.tell)))


if __name__ == "__main__":
    sys.exit(main())
