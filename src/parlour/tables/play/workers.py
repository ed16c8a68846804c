"""Worker processes for bots that think long: they get a game as its moves, and give back one move.

They are started when they are needed. One that dies or takes too long is ended; a later thought gets another.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import msgspec

from parlour.engine.play.move import Move
from parlour.match.match import Match
from parlour.match.provenance import SpelledStart, spell_start
from parlour.tables.play.advice_text import AdviceText

Answered = Callable[[Move | None], None]
"""Told the move, or None when the worker failed or ran out of time."""
Advised = Callable[[AdviceText | None], None]
"""Told what the house answers, or None likewise."""
Spelled = tuple[str, tuple[int, ...], tuple[int, ...], int, str]

HEAD: Final = 4
_COMMAND: Final = (sys.executable, "-m", "parlour.tables.play.worker")
_AT_ONCE: Final = 500
"""So many moves a worker is told in one piece, so that telling it of a long game holds nobody up."""
_STARTS_IN: Final = 10.0
_FAILURES: Final = (TimeoutError, OSError, EOFError, msgspec.DecodeError)


class WorkOrder(msgspec.Struct, frozen=True):
    """What a worker needs to think: which game it is, the moves from `first` on, and for whom."""

    table: str
    number: int
    game: str
    rules: bytes
    seed: bytes
    names: list[str]
    first: int
    moves: list[tuple[int, Spelled]]
    seat: int
    player: str
    start: SpelledStart | None = None
    about: tuple[str, str] | None = None
    """What the house is asked, and in which language; None where a bot is to move."""

    def asks_nothing(self) -> bool:
        """Return whether the worker is only told of moves; the question follows."""
        return not self.player and self.about is None


_Known = tuple[int, int]
"""What a worker was told of a match: how often moves had been taken back, and how many stood."""


class Reply(msgspec.Struct, frozen=True):
    """What the worker says: a move or advice, or that it does not know the moves before `first`."""

    move: Spelled | None = None
    advice: AdviceText | None = None

    def is_empty(self) -> bool:
        return self.move is None and self.advice is None


class Task:
    """A thought for a seat of a match, as it is now."""

    def __init__(self, table: str, number: int, match: Match, seat: int, player: str) -> None:
        self.key = (table, number)
        self.match = match
        self.known: _Known = (match.returns, match.n)
        self.seat = seat
        self.player = player
        self.about: tuple[str, str] | None = None

    def orders(self, first: int) -> Iterator[WorkOrder]:
        """Yield the orders for a worker that knows the moves before the first of these; the last one asks."""
        n = self.known[1]
        for start in range(first, n, _AT_ONCE):
            yield self._order(start, min(n, start + _AT_ONCE), asks=start + _AT_ONCE >= n)
        if first == n:
            yield self._order(n, n, asks=True)

    def _order(self, first: int, last: int, *, asks: bool) -> WorkOrder:
        match = self.match
        table, number = self.key
        return WorkOrder(
            table=table,
            number=number,
            game=match.game.id,
            rules=b"" if first else msgspec.json.encode(match.rules),
            seed=match.seed,
            names=match.names(),
            first=first,
            moves=[(turn.seat, turn.move.key()) for turn in match.played[first:last]],
            seat=self.seat,
            player=self.player if asks else "",
            start=spell_start(match.start),
            about=self.about if asks else None,
        )


class _Job:
    """Something for a worker to do by then; without a task it only starts."""

    def __init__(self, task: Task | None, until: float, answered: Callable[[Reply], None]) -> None:
        self.task = task
        self.until = until
        self.answered = answered


class _Worker:
    """One process, and what waits for it; it remembers the games it was told."""

    def __init__(self) -> None:
        self.jobs: deque[_Job] = deque()
        self._process: Process | None = None
        self._known: dict[tuple[str, int], _Known] = {}
        self._running: asyncio.Task[None] | None = None

    def put(self, job: _Job) -> None:
        self.jobs.append(job)
        if self._running is None:
            self._running = asyncio.ensure_future(self._work())

    async def _work(self) -> None:
        """Do one job after the other."""
        try:
            while self.jobs:
                reply = await self._done(self.jobs[0])
                self.jobs.popleft().answered(reply)
        finally:
            self._running = None

    async def _done(self, job: _Job) -> Reply:
        left = job.until - asyncio.get_running_loop().time()
        if left <= 0:
            return Reply()
        try:
            return await asyncio.wait_for(self._thought(job.task) if job.task else self._started(), left)
        except _FAILURES:
            await self.end()
            return Reply()

    async def _thought(self, task: Task) -> Reply:
        returns, known = self._known.get(task.key, (0, 0))
        first = known if returns == task.known[0] and known <= task.known[1] else 0
        reply = await self._told_all(task, first)
        if reply.is_empty() and first:
            reply = await self._told_all(task, 0)
        self._known[task.key] = task.known
        return reply

    async def _told_all(self, task: Task, first: int) -> Reply:
        """Return the answer after all orders; the other replies say nothing."""
        reply = Reply()
        for order in task.orders(first):
            reply = await self._asked(order)
        return reply

    def forget(self, key: tuple[str, int]) -> None:
        self._known.pop(key, None)

    async def _started(self) -> Reply:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE)
        return Reply()

    async def _asked(self, order: WorkOrder) -> Reply:
        await self._started()
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        body = msgspec.msgpack.encode(order)
        self._process.stdin.write(len(body).to_bytes(HEAD, "big") + body)
        await self._process.stdin.drain()
        size = int.from_bytes(await self._process.stdout.readexactly(HEAD), "big")
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(size), type=Reply)

    async def end(self) -> None:
        """End the process; what it knew is told to the next one."""
        process, self._process = self._process, None
        self._known.clear()
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
        await self.end()


class Workers:
    """The worker processes of a room: as many as there are cores but one, and each only when it is needed."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most or max(1, (os.cpu_count() or 2) - 1)
        self._workers: list[_Worker] = []
        self._homes: dict[tuple[str, int], _Worker] = {}

    def think(self, task: Task, most: int, answered: Answered) -> None:
        """Have the task thought about for at most so many milliseconds."""
        self._put(task, most, lambda reply: answered(None if reply.move is None else Move(*reply.move)))

    def advise(self, task: Task, about: tuple[str, str], most: int, advised: Advised) -> None:
        """Ask the house about the task: what, and in which language."""
        task.about = about
        self._put(task, most, lambda reply: advised(reply.advice))

    def _put(self, task: Task, most: int, answered: Callable[[Reply], None]) -> None:
        until = asyncio.get_running_loop().time() + most / 1000
        self._worker_for(task).put(_Job(task, until, answered))

    def _worker_for(self, task: Task) -> _Worker:
        """Return the worker that knows the game, or an idle one, or a new one, or the one with the least to
        do."""
        home = self._homes.get(task.key)
        if home is not None and not home.jobs:
            return home
        idle = [worker for worker in self._workers if not worker.jobs]
        if not idle and len(self._workers) < self._most:
            idle = [_Worker()]
            self._workers += idle
        found = min(idle or self._workers, key=lambda worker: len(worker.jobs))
        self._homes[task.key] = found
        return found

    def forget(self, table: str, number: int) -> None:
        """Forget a game that is over, or whose table sleeps."""
        self._homes.pop((table, number), None)
        for worker in self._workers:
            worker.forget((table, number))

    def start(self) -> None:
        """Start a process beside whatever happens now, so that the first thought need not wait for it."""
        if not self._workers:
            self._workers.append(_Worker())
            self._workers[0].put(
                _Job(None, asyncio.get_running_loop().time() + _STARTS_IN, lambda reply: None)
            )

    async def close(self) -> None:
        """End all processes; what was being thought about is never answered."""
        workers, self._workers = self._workers, []
        self._homes.clear()
        for worker in workers:
            await worker.close()
