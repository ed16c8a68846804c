"""Loads: every table as fast as it is acknowledged, or one move a second at each; and what came of them."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from http.client import HTTPConnection
from typing import Any, Final, NamedTuple

from bench.room.servers import Watched, all_cpu
from bench.room.tables import BoardgameTable, LoadTable, ParlourTable, post_json
from parlour.cards.luck import Luck

_AT_ONCE: Final = 20
_SETTLE: Final = 60.0
_WARM_UP: Final = 2.0
Opener = Callable[[Watched, int, int], Awaitable[list[Any]]]


class Found(NamedTuple):
    """What a load found; times in milliseconds, memory in kilobytes a table."""

    tables: int
    seats: int
    moves: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    memory: float
    memory_after: float
    frame_bytes: float
    other: float

    def per_cpu(self) -> float:
        return self.moves / self.cpu if self.cpu else 0.0


async def parlour_tables(server: Watched, number: int, seats: int, game: str = "bastard-brag") -> list[Any]:
    """Open so many tables of a game, everybody seated and the first game begun."""
    line = HTTPConnection(server.host)
    people = [post_json(line, "/api/person", {"name": f"Seat {seat}"})["key"] for seat in range(seats)]
    settings = {"game": game, "seats": seats, "clock": "none"}
    keys = [str(post_json(line, "/api/tables", settings, people[0])["table"]) for _ in range(number)]
    tables = [ParlourTable(seats, Luck(place)) for place in range(number)]

    async def open_one(place: int) -> None:
        tickets = [
            post_json(line, f"/api/tables/{keys[place]}/ticket", {}, each)["ticket"] for each in people
        ]
        await tables[place].open(server.host, keys[place], tickets)

    await _in_groups([lambda place=place: open_one(place) for place in range(number)])  # type: ignore[misc]
    await asyncio.sleep(0.5)
    for table in tables:
        table.begin()
    await _until(lambda: all(table.acting for table in tables), "all games have begun")
    return tables


async def boardgame_tables(server: Watched, number: int, seats: int) -> list[Any]:
    """Open the same of boardgame.io."""
    line, tables = HTTPConnection(server.host), []
    for _ in range(number):
        match = post_json(line, "/games/highcard/create", {"numPlayers": seats})["matchID"]
        path = f"/games/highcard/{match}/join"
        seated = [
            post_json(line, path, {"playerID": str(seat), "playerName": f"Seat {seat}"})
            for seat in range(seats)
        ]
        tables.append(BoardgameTable(seats, match, [each["playerCredentials"] for each in seated]))
    await _in_groups([lambda table=table: table.open(server.host) for table in tables])  # type: ignore[misc]
    await _until(lambda: all(table.settled for table in tables), "all tables are synchronised")
    return tables


async def _in_groups(openers: Sequence[Callable[[], Awaitable[None]]]) -> None:
    for start in range(0, len(openers), _AT_ONCE):
        await asyncio.gather(*(each() for each in openers[start : start + _AT_ONCE]))


async def _until(holds: Callable[[], bool], what: str) -> None:
    began = time.perf_counter()
    while not holds():
        if time.perf_counter() - began > _SETTLE:
            raise SystemExit(f"waited {_SETTLE:.0f} s in vain until {what}")
        await asyncio.sleep(0.05)


async def warm_up(server: Watched, opener: Opener, seats: int) -> int:
    """Return the server's memory once a table has been played at, so that what is read once is no table's."""
    tables = await opener(server, 1, seats)
    for table in tables:
        table.on_settled = LoadTable.go_on
        table.go_on()
    await asyncio.sleep(_WARM_UP)
    for table in tables:
        table.on_settled = _rest
        table.close()
    await asyncio.sleep(0.1)
    return server.memory()


def _rest(table: LoadTable) -> None:
    pass


class _Counted:
    """How long moves took, once the load has warmed up."""

    def __init__(self) -> None:
        self.counts = False
        self.waits: list[float] = []

    def took(self, since: float) -> None:
        if self.counts:
            self.waits.append(time.perf_counter() - since)


async def closed_load(server: Watched, opener: Opener, number: int, seats: int, seconds: float) -> Found:
    """Let every table play on as soon as all its seats have seen the last move."""
    before = await warm_up(server, opener, seats)
    tables = await opener(server, number, seats)
    counted = _Counted()

    def settled(table: LoadTable) -> None:
        counted.took(table.sent_at)
        table.go_on()

    for table in tables:
        table.on_settled = settled
        table.go_on()
    return await _measure_load(server, tables, counted, seconds=seconds, before=before)


async def paced_load(server: Watched, opener: Opener, number: int, seats: int, seconds: float) -> Found:
    """Let every table play one move a second; a wait counts from the time when the move was due."""
    before = await warm_up(server, opener, seats)
    tables = await opener(server, number, seats)
    counted = _Counted()
    due: dict[LoadTable, float] = {}

    def settled(table: LoadTable) -> None:
        counted.took(due[table])

    async def pace(table: LoadTable) -> None:
        due[table] = time.perf_counter() + random.random()
        table.waits = True
        while not table.lines[0].closed:
            await asyncio.sleep(max(0.0, due[table] - time.perf_counter()))
            if table.waits:
                table.go_on()
                while not table.waits:
                    await asyncio.sleep(0.02)
            due[table] = max(due[table] + 1.0, time.perf_counter())

    for table in tables:
        table.on_settled = settled
    paces = [asyncio.create_task(pace(table)) for table in tables]
    found = await _measure_load(server, tables, counted, seconds=seconds, before=before)
    for each in paces:
        each.cancel()
    return found


async def _measure_load(
    server: Watched, tables: list[Any], counted: _Counted, *, seconds: float, before: int
) -> Found:
    await asyncio.sleep(min(2.0, seconds / 4))
    memory = server.memory()
    for table in tables:
        table.bytes = table.frames = 0
    began, cpu, other, own = time.perf_counter(), server.cpu(), all_cpu(), time.process_time()
    counted.counts = True
    await asyncio.sleep(seconds)
    counted.counts = False
    took, used = time.perf_counter() - began, server.cpu() - cpu
    foreign = all_cpu() - other - used - (time.process_time() - own)
    after = server.memory()
    for table in tables:
        table.close()
    return _sum_up(tables, counted, took=took, cpu=used, sizes=(before, memory, after), other=foreign)


def _sum_up(
    tables: list[Any],
    counted: _Counted,
    *,
    took: float,
    cpu: float,
    sizes: tuple[int, int, int],
    other: float,
) -> Found:
    waits, number = sorted(counted.waits), len(tables)
    if not waits:
        raise SystemExit("not one move was answered")
    before, during, after = sizes
    return Found(
        tables=number,
        seats=tables[0].seats,
        moves=len(waits),
        seconds=took,
        cpu=cpu,
        p50=1000 * waits[len(waits) // 2],
        p99=1000 * waits[len(waits) * 99 // 100],
        memory=(during - before) / number / 1024,
        memory_after=(after - before) / number / 1024,
        frame_bytes=sum(table.bytes for table in tables) / max(1, sum(table.frames for table in tables)),
        other=max(0.0, other) / took,
    )
