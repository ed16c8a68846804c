"""Sleeping tables: what is not awake takes no memory, and no collector is needed for that."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.match.match import Match
from parlour.storage.memory import MemoryStore
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.room import Room
from parlour.tables.people.session import Session
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.state import TableState
from parlour.tables.table import Table
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, virtual_clock
from tests.tables.stories import brief_settings

KINDS = (Table, TableState, Match, Session)
LUCK = Luck(1, 0)


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def in_memory() -> Counter[type]:
    """How many tables are in memory, and what belongs to them."""
    return Counter(type(each) for each in gc.get_objects() if type(each) in KINDS)


async def an_evening(room: Room, game: str) -> None:
    """Somebody opens a table, plays a little with bots, asks, talks, votes, and leaves."""
    settings = brief_settings(game, clock="none", fill="house:hard")
    table = await room.table(await room.open_table("ann", settings))
    guest = Guest(table, "ann")
    await guest.sit()
    await guest.do("begin")
    for _ in range(3):
        while table.state.is_played() and not table.state.asked[guest.seat()]:
            await asyncio.sleep(0.1)
        if table.state.is_played():
            await guest.play(guest.any_move(LUCK))
    await guest.do("pause")
    await guest.do("kick", seat=1)
    guest.session.gone()


@pytest.mark.thorough
@pytest.mark.usefixtures("no_collector")
def test_a_table_that_sleeps_is_freed_at_once() -> None:
    async def story() -> None:
        limits = TableLimits(idle=60_000)
        room = await Room.opened(MemoryStore(), clock=virtual_clock(), bots=RoomBots(pace=0.0), limits=limits)
        before = in_memory()
        for name in game_names():
            await an_evening(room, name)
        assert in_memory()[Table] - before[Table] == room.awake() == len(game_names())
        await asyncio.sleep(300)
        assert room.awake() == 0
        assert in_memory() == before

    run_virtually(story)
