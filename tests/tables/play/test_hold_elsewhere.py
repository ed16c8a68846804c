"""The hold between two deals of a table in two processes: each waits for the lines of both."""

import asyncio

from parlour.cards.luck import Luck
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.tables.table import Table
from parlour.wire.messages import Seats, State
from tests.tables.play.test_hold import GAME, play_to_the_close
from tests.tables.stage import Guest, opening, staged, wake
from tests.tables.stories import brief_settings

SETTINGS = brief_settings(GAME, changes={}, fill="house:easy", rated=False)


async def at_the_close(
    *, ann_at: int = 0, says_next: bool = True, is_silent: bool = False
) -> tuple[list[Table], list[Guest]]:
    """Return a table of two processes just after a deal of a game that goes on: the first leads, Bob is at
    the second, and that may say nothing to others."""
    for seed in range(60):
        tables = await _two_processes()
        guests = [Guest(tables[ann_at], "ann", next=says_next), Guest(tables[1], "bob", next=says_next)]
        await _begin(tables, guests)
        tables[1].role.shared = not is_silent
        if await play_to_the_close(tables[0], guests, Luck(seed, 0)):
            await asyncio.sleep(0.2)
            return tables, guests
    raise AssertionError("no deal was closed before the end")


async def _two_processes() -> list[Table]:
    store = MemoryStore()
    store.keep(Batch([opening(SETTINGS)]))
    stores = [store, store.beside()]
    tables = [await wake(each, SETTINGS, pace=1.0, leads=each is store, shared=True) for each in stores]
    for each, table in zip(stores, tables, strict=True):
        _connect(each, table)
    return tables


def _connect(store: MemoryStore, table: Table) -> None:
    store.watch(lambda key, n: table.hint(n))
    store.subscribe(lambda key, message: table.pubsub.receive(message))


async def _begin(tables: list[Table], guests: list[Guest]) -> None:
    for guest in guests:
        await guest.sit()
        await asyncio.sleep(0.1)
    for seat in range(2, len(tables[0].state.chairs)):
        await guests[0].do("fill", seat=seat, text="house:easy")
    await guests[0].do("begin")
    await asyncio.sleep(4)


@staged
async def test_the_next_deal_waits_for_the_lines_of_every_process() -> None:
    tables, (ann, bob) = await at_the_close()
    n, before = tables[0].state.n, ann.last(State)
    for guest in (ann, bob):
        hold = guest.last(Seats).hold
        assert hold is not None
        assert (hold.waiting, hold.ready) == ([ann.seat(), bob.seat()], [])
    await ann.do("next")
    await asyncio.sleep(5)
    hold = bob.last(Seats).hold
    assert hold is not None
    assert (hold.waiting, hold.ready) == ([bob.seat()], [ann.seat()])
    assert (tables[0].state.n, ann.last(State)) == (n, before)
    await bob.do("next")
    await asyncio.sleep(0.1)
    assert [table.broadcast.closing for table in tables] == [None, None]
    assert ann.last(State).common == bob.last(State).common != before.common


@staged
async def test_who_leads_without_any_line_waits_as_long_as_those_who_have_them() -> None:
    tables, (ann, _bob) = await at_the_close(ann_at=1)
    n = tables[0].state.n
    await asyncio.sleep(11)
    assert (tables[0].state.n, tables[0].deadlines.next_due()) == (n, None)
    await asyncio.sleep(1)
    assert [table.broadcast.closing for table in tables] == [None, None]
    await asyncio.sleep(0.2)
    assert ann.last(Seats).hold is None


@staged
async def test_whoever_goes_from_one_process_is_not_waited_for_by_the_other() -> None:
    tables, (ann, bob) = await at_the_close()
    await ann.do("next")
    bob.session.gone()
    await asyncio.sleep(0.1)
    assert [table.broadcast.closing for table in tables] == [None, None]


@staged
async def test_nobody_waits_where_no_line_says_next() -> None:
    tables, (ann, bob) = await at_the_close(says_next=False)
    assert [table.broadcast.closing for table in tables] == [None, None]
    assert ann.last(State).common == bob.last(State).common


@staged
async def test_a_process_that_says_nothing_is_waited_for_a_second() -> None:
    (table, _), (ann, _bob) = await at_the_close(is_silent=True)
    await ann.do("next")
    assert table.broadcast.closing is not None
    await asyncio.sleep(1)
    assert table.broadcast.closing is None
