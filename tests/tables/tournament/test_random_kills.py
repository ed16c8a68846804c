"""Tournaments whose processes are killed by chance, refused by their store, and started again."""

import asyncio

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import ParlourError
from parlour.storage.rows import Batch
from parlour.tables.tournament.tournament import Tournament
from tests.simulation.virtual_loop import run_virtually
from tests.size import games
from tests.tables.tournament.cups import Hall
from tests.tables.tournament.failing import a_disk, a_process, judge
from tests.tables.tournament.mortal_store import AFTER, BEFORE, REFUSED, MortalStore, Verdict

FORMATS = ("freeze-out", "freeze-out", "swiss", "single-elimination", "group-knockout")


def any_fate(luck: Luck) -> Verdict:
    """One batch of eighty kills the process, before or after it is stored; one of forty is refused."""

    def fate(batch: Batch) -> str:
        drawn = luck.below(160)
        return {0: BEFORE, 1: AFTER}.get(drawn, REFUSED if drawn < 6 else "")

    return fate


async def a_mortal(disk: MortalStore, luck: Luck, *, shared: bool) -> tuple[Hall, MortalStore]:
    hall, store = await a_process(disk, shared=shared, pace=0.05 * luck.below(3))
    store.fate = any_fate(luck)
    return hall, store


async def begun(disk: MortalStore, luck: Luck, *, shared: bool) -> str:
    """A tournament that has begun, by a process that does not die before."""
    hall, store = await a_process(disk, shared=shared)
    name = FORMATS[luck.below(len(FORMATS))]
    chairs = 2 if name == "single-elimination" else 3 + luck.below(2)
    cup = await hall.with_bots(5 + luck.below(9), name, chairs=chairs, prizes={"places": [5, 3]})
    store.is_dead = True
    return cup.book.key


async def live(seed: int) -> None:
    """Lets two processes die and come back until the tournament is over, and judges what is left."""
    luck, disk = Luck(seed), a_disk()
    shared = luck.below(2) == 1
    key = await begun(disk, luck, shared=shared)
    processes = [await a_mortal(disk, luck, shared=shared) for _ in range(1 + shared)]
    for _ in range(4_000):
        await asyncio.sleep(0.5)
        for place, (_, store) in enumerate(processes):
            if store.is_dead:
                await asyncio.sleep(luck.below(4))
                processes[place] = await a_mortal(disk, luck, shared=shared)
        cup = await found(processes[0][0], key)
        if cup is not None and cup.is_over() and not cup.book.is_ahead:
            await judge(disk, key, cup)
            return
    raise AssertionError("it goes on and on")


async def found(hall: Hall, key: str) -> Tournament | None:
    try:
        return await asyncio.wait_for(hall.tournaments.tournament(key), 1)
    except (ParlourError, TimeoutError):
        return None


@pytest.mark.parametrize("seed", range(4))
def test_every_order_is_played_and_settled_once_whatever_dies(seed: int) -> None:
    run_virtually(lambda: live(seed))


@pytest.mark.thorough
@pytest.mark.parametrize("block", range(10))
def test_every_order_is_played_and_settled_once_in_many_worlds(block: int) -> None:
    """Two hundred of them in `./check slow`."""
    for seed in range(100 + 20 * block, 100 + 20 * block + games(20)):
        run_virtually(lambda: live(seed))  # noqa: B023
