"""`python -m tests.endurance.kills --store sqlite --seconds 60`: a room that is killed 85 times a minute.

Eight people play through real sockets as fast as they can while the room is killed (−9) at random moments
and started again at once. Whatever was acknowledged has to be in the store, once, and everybody comes back
to the very table that they saw.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple

from parlour.storage import store_at
from tests.endurance.players import Company, companies, leave_all, play_all
from tests.endurance.reckoning import reckon
from tests.endurance.rooms import MortalRoom
from tests.storage.postgres_server import PostgresServer, binaries

_PERIOD: Final = 60 / 90
_SHARE: Final = 0.4
"""A room is left alone for this share of a period at least."""
_EARLY: Final = 0.1
"""The share of kills that do not wait for anything."""
_PATIENCE: Final = 30.0


class Outcome(NamedTuple):
    """What came of a trial."""

    kills: int
    early: int
    seconds: float
    acked: int
    sights: int
    start: float
    refusals: Counter[str]
    problems: list[str]

    def __str__(self) -> str:
        said = (
            f"{self.kills} kills in {self.seconds:.0f} s ({self.early} before the room had opened), opened "
            f"again within {self.start:.2f} s, {self.acked} moves acknowledged, {self.sights} sights "
            f"compared: {len(self.problems)} problems"
        )
        refused = ", ".join(f"{code} {times}" for code, times in self.refusals.most_common())
        return "\n".join([said, f"refused: {refused or 'nothing'}", *self.problems[:20]])


async def kill_and_start(
    room: MortalRoom, tables: list[Company], *, kills: int, moves: int, luck: Random
) -> int:
    """Kills the room so often, once in every period and amid play; how often before it had opened.

    Where the machine is too busy for so many moves in one period, the room is left alone until there were.
    """
    early = 0
    for _ in range(kills):
        began, before = time.monotonic(), _acked(tables)
        opening = asyncio.create_task(room.opened())
        await asyncio.sleep(luck.uniform(_SHARE, 2 - _SHARE) * _PERIOD)
        is_early = luck.random() < _EARLY
        while not is_early and _acked(tables) < before + moves and time.monotonic() - began < _PATIENCE:
            await asyncio.sleep(0.001)
        early += not opening.done()
        opening.cancel()
        with suppress(asyncio.CancelledError):
            await opening
        room.kill()
        room.start()
    await room.opened()
    return early


def _acked(tables: list[Company]) -> int:
    return sum(table.acked() for table in tables)


async def endure(
    folder: Path, store: str, *, kills: int, luck: Random, moves: int = 1, mutant: str = ""
) -> Outcome:
    """A trial: so many kills amid play with so many moves between them at least, and the reckoning."""
    with closing(MortalRoom(folder, store, mutant=mutant)) as room:
        room.start()
        await room.opened()
        tables = await companies(room.address, luck)
        end = asyncio.Event()
        playing = asyncio.create_task(play_all(tables, end))
        began = time.monotonic()
        early = await kill_and_start(room, tables, kills=kills, moves=moves, luck=luck)
        took = time.monotonic() - began
        stuck = await _all_go_on(tables)
        end.set()
        try:
            await asyncio.wait_for(playing, _PATIENCE)
        except TimeoutError:
            stuck.append("somebody waits for an answer without end")
        await leave_all(tables)
        room.kill()
        problems = await reckoned(store, tables) + stuck
        return _outcome(tables, room, kills=kills, early=early, took=took, problems=problems)


async def _all_go_on(tables: list[Company]) -> list[str]:
    """Which tables stand still after the last kill."""
    before = [table.acked() for table in tables]
    until = time.monotonic() + _PATIENCE
    while any(table.acked() <= old for table, old in zip(tables, before, strict=True)):
        if time.monotonic() > until:
            return ["a table stands still after the last kill"]
        await asyncio.sleep(0.05)
    return []


async def reckoned(url: str, tables: list[Company], *, is_shared: bool = False) -> list[str]:
    store = store_at(url)
    await store.open()
    try:
        return await reckon(store, tables, is_shared=is_shared)
    finally:
        await store.close()


def _outcome(
    tables: list[Company], room: MortalRoom, *, kills: int, early: int, took: float, problems: list[str]
) -> Outcome:
    players = [player for table in tables for player in table.players]
    return Outcome(
        kills=kills,
        early=early,
        seconds=took,
        acked=sum(len(player.acked) for player in players),
        sights=sum(len(player.sights) for player in players),
        start=median(room.starts),
        refusals=sum((player.refusals for player in players), Counter()),
        problems=problems + [f"said: {line}" for line in room.log().splitlines() if "Traceback" in line],
    )


@contextmanager
def stores(kind: str, folder: Path) -> Iterator[str]:
    """The address of a store that waits for the disk."""
    if kind == "sqlite":
        yield str(folder / "room.db")
        return
    programs = binaries()
    if programs is None:
        print("SKIPPED: there is no PostgreSQL on this machine")
        sys.exit(0)
    server = PostgresServer(programs, is_durable=True)
    try:
        yield server.url
    finally:
        server.remove()


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=int(time.time()))
    options.add_argument("--mutant", default="")
    given = options.parse_args()
    kills = max(1, int(given.seconds / _PERIOD))
    with tempfile.TemporaryDirectory() as folder, stores(given.store, Path(folder)) as store:
        outcome = asyncio.run(
            endure(Path(folder), store, kills=kills, luck=Random(given.seed), mutant=given.mutant)
        )
    print(f"{given.store}, seed {given.seed}: {outcome}")
    sys.exit(bool(outcome.problems))


if __name__ == "__main__":
    main()
