"""`python -m tests.endurance.processes --kills 9`: three processes on one PostgreSQL behind a balancer.

Eight people play through the balancer while one process after the other is killed and started again. Play has
to go on at every table within three seconds, and nothing acknowledged is lost or doubled.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple

from tests.endurance.balancer import Balancer
from tests.endurance.kills import reckoned, stores
from tests.endurance.players import Company, Player, companies, leave_all, play_all
from tests.endurance.rooms import MortalRoom, free_port

SECONDS: Final = 3.0
"""So long may a table stand still when a process dies."""
_PROCESSES: Final = 3
_REST: Final = (0.5, 3.0)
_PATIENCE: Final = 30.0


def longest_gap(moved: list[float], since: float, until: float) -> float:
    """For how long at most somebody saw nothing move, from the last move before `since` on."""
    before = [each for each in moved if each <= since]
    times = [before[-1] if before else since, *(each for each in moved if each > since), until]
    return max(later - earlier for earlier, later in pairwise(times))


class Wait(NamedTuple):
    """For how long somebody saw nothing move after a kill, and what they did meanwhile."""

    seconds: float
    story: str


async def endure(folder: Path, store: str, *, kills: int, luck: Random) -> tuple[list[str], list[Wait], int]:
    """What was lost or doubled, for how long people saw nothing move, and how much was played."""
    with ExitStack() as stack:
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        rooms = [
            stack.enter_context(closing(MortalRoom(folder / str(each), store, "--public-url", address)))
            for each in range(_PROCESSES)
        ]
        for room in rooms:
            room.start()
            await room.opened()
        balancer = Balancer([room.port for room in rooms])
        await balancer.open(port)
        tables = await companies(address, luck)
        end = asyncio.Event()
        playing = asyncio.create_task(play_all(tables, end))
        waits: list[Wait] = []
        for number in range(kills):
            await asyncio.sleep(luck.uniform(*_REST))
            waits += await _kill_one(rooms[number % _PROCESSES], tables)
        end.set()
        await asyncio.wait_for(playing, _PATIENCE)
        await leave_all(tables)
        await balancer.close()
        return await reckoned(store, tables, is_shared=True), waits, sum(table.acked() for table in tables)


async def _kill_one(room: MortalRoom, tables: list[Company]) -> list[Wait]:
    """Kills one process, sees how the others go on, and starts it again."""
    killed = time.monotonic()
    room.kill()
    await asyncio.sleep(SECONDS + 1)
    waits = [_waited(player, killed) for table in tables for player in table.players]
    room.start()
    await room.opened()
    return waits


def _waited(player: Player, killed: float) -> Wait:
    """The wait, and when the line came back and the next move was seen, in seconds after the kill."""
    welcomes, moves = (
        [each - killed for each in times if each > killed] for times in (player.welcomes, player.moved)
    )
    lines = f"came in again after {welcomes[0]:.2f} s" if welcomes else "kept the line"
    seen = f"saw a move after {moves[0]:.2f} s" if moves else "saw no move"
    return Wait(longest_gap(player.moved, killed, time.monotonic()), f"{player.name}: {lines}, {seen}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=9)
    options.add_argument("--seed", type=int, default=int(time.time()))
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, stores("postgres", Path(folder)) as store:
        problems, waits, acked = asyncio.run(
            endure(Path(folder), store, kills=given.kills, luck=Random(given.seed))
        )
    late = [wait for wait in waits if wait.seconds > SECONDS]
    seconds = [wait.seconds for wait in waits]
    print(
        f"{_PROCESSES} processes, {given.kills} kills (seed {given.seed}), {acked} moves acknowledged: "
        f"people saw nothing move for at most {max(seconds):.2f} s, {median(seconds):.2f} s as a rule; "
        f"{len(problems)} problems, {len(late)} times longer than {SECONDS:.0f} s"
    )
    print(*problems[:20], *(f"{wait.seconds:.2f} s, {wait.story}" for wait in late[:20]), sep="\n")
    sys.exit(bool(problems or late))


if __name__ == "__main__":
    main()
