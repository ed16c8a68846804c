"""What sleeping tables cost: `python -m tests.endurance.sleeping` opens thousands and looks at the memory.

A room on SQLite in this process, with the collector as `parlour serve` sets it. At each table somebody plays
a few moves with bots and leaves; a moment later it sleeps. After a warm-up, `--tables` more may add 5 MB, and
none is in memory that is not awake.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from parlour.cards.luck import Luck
from parlour.cli.room import _COLLECTS_AFTER
from parlour.engine.rules.finder import game_names
from parlour.storage.sqlite import SqliteStore
from parlour.tables.clock import LoopClock
from parlour.tables.limits import TableLimits
from parlour.tables.lobby import room as rooms
from parlour.tables.lobby.room import Room
from parlour.tables.people.commands import play_move
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.table import Table
from parlour.wire import messages
from tests.tables.stage import Guest
from tests.tables.stories import brief_settings

WARM_UP: Final = 1_000
TABLES: Final = 4_000
MOST_BYTES: Final = 5_000_000
AT_ONCE: Final = 50
MOVES: Final = 4
LIMITS: Final = TableLimits(idle=2_000)
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


def memory() -> int:
    """Bytes of this process that lie in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE


def tables_in_memory() -> int:
    return sum(1 for each in gc.get_objects() if type(each) is Table)


@contextmanager
def as_served() -> Iterator[None]:
    """The collector as a room has it."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTS_AFTER)
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


async def an_evening(room: Room, number: int) -> None:
    """Somebody opens a table, plays a few moves and leaves."""
    names = game_names()
    settings = brief_settings(names[number % len(names)], clock="none", fill="house:medium")
    settings = msgspec.structs.replace(settings, title=f"No. {number}")
    table = await room.table(await room.open_table("ann", settings))
    guest, luck = Guest(table, "ann"), Luck(number, 0)
    guest.say(messages.Sit(guest.id()))
    guest.say(messages.Do(guest.id(), "begin"))
    state = table.state
    while state.match is None or (state.is_played() and state.match.n < MOVES):
        if state.match is not None and state.asked[guest.seat()]:
            asked = state.asked[guest.seat()]
            play_move(table.context, asked, guest.any_move(luck), (guest.session, 1))
        await asyncio.sleep(0.005)
    guest.session.gone()


async def evenings(room: Room, first: int, last: int) -> None:
    for start in range(first, last, AT_ONCE):
        await asyncio.gather(
            *(an_evening(room, number) for number in range(start, min(last, start + AT_ONCE)))
        )
    while room.awake():
        await asyncio.sleep(0.05)


async def measured(warm_up: int, tables: int, folder: str) -> tuple[int, int]:
    """How many bytes the tables after the warm-up add, and how many of all are still in memory."""
    rooms._LOOK_ROUND = 100  # type: ignore[misc]
    store = SqliteStore(Path(folder) / "room.db")
    await store.open()
    clock = LoopClock(asyncio.get_running_loop())
    room = await Room.opened(store, clock=clock, bots=RoomBots(pace=0.0), limits=LIMITS)
    with as_served():
        await evenings(room, 0, warm_up)
        before = memory()
        print(f"{warm_up} tables: {before / 1e6:.1f} MB, {tables_in_memory()} in memory", flush=True)
        for number in range(warm_up, warm_up + tables, 500):
            await evenings(room, number, min(number + 500, warm_up + tables))
            print(
                f"{number + 500} tables: {memory() / 1e6:.1f} MB, {tables_in_memory()} in memory",
                flush=True,
            )
        found = memory() - before, tables_in_memory()
    await room.drain()
    await store.close()
    return found


def main() -> int:
    wanted = argparse.ArgumentParser(prog="python -m tests.endurance.sleeping", description=__doc__)
    wanted.add_argument("--warm-up", type=int, default=WARM_UP)
    wanted.add_argument("--tables", type=int, default=TABLES)
    given = wanted.parse_args()
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        added, left = asyncio.run(measured(given.warm_up, given.tables, folder))
    print(f"{given.tables} tables after the warm-up added {added / 1e6:.2f} MB; {left} are still in memory")
    return 0 if added < MOST_BYTES and left == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
