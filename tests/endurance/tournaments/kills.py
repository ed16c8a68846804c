"""Two processes on one PostgreSQL behind a balancer, one of which is killed again and again."""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple

from parlour.client import RoomError
from parlour.storage import store_at
from parlour.storage.store import Store
from parlour.tables.tournament.opening import NOT_OVER
from tests.endurance.balancer import Balancer
from tests.endurance.rooms import MortalRoom, free_port
from tests.endurance.tournaments.cups import Cup, Organiser
from tests.endurance.tournaments.reckoning import reckon

_PROCESSES: Final = 2
_REST: Final = (0.2, 2.8)
"""Seconds between two kills."""
_EARLY: Final = 0.1
"""The share of kills that do not wait until the process that was killed before has opened again."""
_PATIENCE: Final = 600.0
_STILL: Final = 180.0
"""A tournament at whose tables nothing is written for so many seconds stands still: clocks are shorter."""
_LONGEST: Final = 2400.0
"""So many seconds after the last kill all are over."""
_MOST: Final = 10_000
_THREADS: Final = 64
"""So many people may knock at the same time after a kill."""


class Outcome(NamedTuple):
    """What came of a trial."""

    kills: int
    early: int
    seconds: float
    cups: list[Cup]
    games: int
    moves: int
    start: float
    problems: list[str]

    def __str__(self) -> str:
        people = [person for cup in self.cups for person in cup.people]
        refusals = sum((seat.refusals for each in people for seat in each.seats.values()), Counter[str]())
        refused = ", ".join(f"{code} {times}" for code, times in refusals.most_common())
        said = (
            f"{self.kills} kills in {self.seconds:.0f} s ({self.early} before the last one had opened again, "
            f"within {self.start:.2f} s as a rule), amid {len(self.cups)} tournaments, {self.games} games, "
            f"{self.moves} moves; people were sent to {sum(each.calls for each in people)} tables, and "
            f"{sum(each.acked() for each in people)} moves of theirs were acknowledged: "
            f"{len(self.problems)} problems"
        )
        return "\n".join([said, f"refused: {refused or 'nothing'}", *self.problems[:40]])


class Written(NamedTuple):
    """How far a tournament is: its last row by the room's clock, and since when that is the last by ours."""

    last: int
    tables: int
    at: float

    def since(self, before: "Written | None", now: float) -> "Written":
        return self._replace(at=before.at if before is not None and before.last == self.last else now)

    def told(self, now: float) -> str:
        return f"{self.tables} tables, the last row was written {now - self.at:.0f} s ago"


class Trial:
    """The processes, the tournaments that they play, and the people in them."""

    def __init__(self, rooms: list[MortalRoom], store: Store, organiser: Organiser, luck: Random) -> None:
        self.rooms = rooms
        self.cups: list[Cup] = []
        self.early = 0
        self.problems: list[str] = []
        self._store = store
        self._organiser = organiser
        self._luck = luck
        self._end = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def running(self) -> list[Cup]:
        """The tournaments with people that are not over; where nobody heard that it was opened, none come."""
        lines = {line.tournament for line in await self._store.tournaments(status=NOT_OVER, most=_MOST)}
        return [cup for cup in self.cups if cup.key in lines]

    async def top_up(self, wanted: int) -> None:
        """Opens as many tournaments as have ended, so that so many go on at once."""
        missing = wanted - len(await self.running())
        await asyncio.gather(*(self._open() for _ in range(missing)))

    async def _open(self) -> None:
        try:
            cup = await self._organiser.open()
        except RoomError as error:  # whoever was let in is gone: what was acknowledged is lost
            self.problems.append(f"a tournament could not be opened: {error.code}")
            return
        self.cups.append(cup)
        self._playing += [asyncio.create_task(person.attend(self._end)) for person in cup.people]

    async def kill_one(self) -> None:
        """Kills either process at some moment, and starts it again."""
        await asyncio.sleep(self._luck.uniform(*_REST))
        room = self._luck.choice(self.rooms)
        room.kill()
        room.start()
        if self._luck.random() < _EARLY:
            self.early += 1
        else:
            await room.opened()

    async def play_out(self) -> list[str]:
        """Waits until everything is over or stands still; says what is not over."""
        until, written = time.monotonic() + _LONGEST, dict[str, Written]()
        while left := await self.running():
            now = time.monotonic()
            written = {cup.key: (await self._written(cup)).since(written.get(cup.key), now) for cup in left}
            print(f"{len(left)} tournaments go on", end="\r", file=sys.stderr)
            if now > until or all(each.at + _STILL < now for each in written.values()):
                return [f"{cup.name} {cup.key[:4]} is not over: {written[cup.key].told(now)}" for cup in left]
            await asyncio.sleep(1)
        return []

    async def _written(self, cup: Cup) -> "Written":
        """How far its tables have come; a tournament's own log tells the time even where nobody plays."""
        tables = [line.table for line in await self._store.tables(tournament=cup.key, most=_MOST)]
        changes = [await self._store.last_change(table) for table in tables]
        return Written(max(changes, default=0), len(tables), 0)

    async def end(self) -> list[str]:
        """Everybody leaves; says who failed."""
        self._end.set()
        await asyncio.wait(self._playing, timeout=_PATIENCE)
        failed = [task.exception() for task in self._playing if task.done() and not task.cancelled()]
        return [f"somebody failed: {error!r}" for error in failed if error is not None]


@asynccontextmanager
async def opened_rooms(folder: Path, url: str, mutant: str) -> AsyncIterator[tuple[list[MortalRoom], str]]:
    """The processes, and the address of the balancer before them."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with ExitStack() as stack:
        rooms = [
            stack.enter_context(
                closing(MortalRoom(folder / str(each), url, "--public-url", address, mutant=mutant))
            )
            for each in range(_PROCESSES)
        ]
        for room in rooms:
            room.start()
            await room.opened()
        balancer = Balancer([room.port for room in rooms])
        await balancer.open(port)
        yield rooms, address
        await balancer.close()


async def endure(
    folder: Path, url: str, *, kills: int, at_once: int, luck: Random, mutant: str = ""
) -> Outcome:
    """A trial: so many kills, with so many tournaments going on all the while, and the reckoning."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(_THREADS))
    store = store_at(url)
    await store.open()
    async with opened_rooms(folder, url, mutant) as (rooms, address):
        trial = Trial(rooms, store, Organiser(address, luck), luck)
        began = time.monotonic()
        for number in range(1, kills + 1):
            await trial.top_up(at_once)
            await trial.kill_one()
            print(f"{number}/{kills} kills, {len(trial.cups)} tournaments", end="\r", file=sys.stderr)
        took = time.monotonic() - began
        problems = trial.problems + await trial.play_out() + await trial.end()
        for room in rooms:
            room.kill()
        problems += [f"said: {line}" for room in rooms for line in room.log().splitlines() if "Error" in line]
    reckoned = await reckon(store, url, trial.cups)
    await store.close()
    return Outcome(
        kills=kills,
        early=trial.early,
        seconds=took,
        cups=trial.cups,
        games=reckoned.games,
        moves=reckoned.moves,
        start=median(start for room in rooms for start in room.starts),
        problems=problems + reckoned.problems,
    )
