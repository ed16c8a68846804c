"""Presence: where nobody looks, nobody plays."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.settings import TableSettings
from parlour.tables.table import Table
from tests.tables.stage import Guest, open_table, staged, wake

LUCK = Luck(8, 0)
PACE = 1.0


def long_settings(**more: object) -> TableSettings:
    """A game that bots do not finish in some minutes at their usual pace."""
    return TableSettings(**{"game": game_names()[0], "seats": 3, "fill": "house:easy"} | more)  # type: ignore[arg-type]


async def stood_up(store: MemoryStore, **settings: object) -> tuple[Table, Guest]:
    """A game at which nobody decides but bots: its only person has stood up."""
    table = await open_table(long_settings(**settings), store=store, pace=PACE)
    ann = Guest(table, "ann")
    await ann.sit()
    await ann.do("begin")
    await ann.do("stand")
    return table, ann


@staged
async def test_bots_play_while_somebody_looks_and_stop_a_grace_after_the_last_one() -> None:
    table, ann = await stood_up(MemoryStore())
    start = table.state.n
    await asyncio.sleep(10)
    assert table.state.n > start
    ann.session.gone()
    await asyncio.sleep(25)
    asleep = table.state.n
    await asyncio.sleep(5_000)
    assert table.state.n == asleep
    assert table.state.is_played()
    assert table.is_idle(table.clock.now())


@staged
async def test_the_game_goes_on_when_somebody_looks_on() -> None:
    table, ann = await stood_up(MemoryStore())
    ann.session.gone()
    await asyncio.sleep(1_000)
    asleep = table.state.n
    Guest(table, "zed")
    await asyncio.sleep(10)
    assert table.state.n > asleep


@staged
async def test_after_a_restart_it_waits_for_somebody_to_look() -> None:
    store = MemoryStore()
    table, _ann = await stood_up(store)
    table.drain()
    woken = await wake(store, table.state.settings, pace=PACE)
    asleep = woken.state.n
    await asyncio.sleep(100)
    assert woken.state.n == asleep
    Guest(woken, "zed")
    await asyncio.sleep(10)
    assert woken.state.n > asleep


@staged
async def test_a_game_that_the_house_plays_for_people_who_are_away_sleeps_too() -> None:
    table = await open_table(long_settings(seats=2), pace=PACE)
    guests = [Guest(table, "ann"), Guest(table, "bob")]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    for guest in guests:
        guest.session.gone()
    await asyncio.sleep(60)
    asleep = table.state.n
    assert all(chair.house for chair in table.state.chairs)
    await asyncio.sleep(5_000)
    assert table.state.n == asleep
    Guest(table, "bob")
    await asyncio.sleep(1)
    assert not table.state.chairs[1].house


@staged
async def test_a_game_with_a_rematch_sleeps_like_the_first() -> None:
    table = await open_table(long_settings(clock="none"), pace=PACE)
    ann = Guest(table, "ann")
    await ann.sit()
    await ann.do("begin")
    await ann.do("end")
    await ann.do("rematch")
    await ann.do("stand")
    ann.session.gone()
    await asyncio.sleep(25)
    asleep = table.state.n
    await asyncio.sleep(1_000)
    assert table.state.n == asleep
    assert table.state.is_played()


@staged
async def test_somebody_who_looks_through_another_process_keeps_the_game_going() -> None:
    store = MemoryStore()
    table = await open_table(long_settings(), store=store, pace=PACE, shared=True)
    other = await wake(store.beside(), table.state.settings, pace=PACE, leads=False, shared=True)
    store.subscribe(lambda key, message: table.pubsub.receive(message))
    ann = Guest(table, "ann")
    await ann.sit()
    await ann.do("begin")
    await ann.do("stand")
    await asyncio.sleep(0.1)
    other.hint(table.state.n)
    await asyncio.sleep(0.1)
    looker = Guest(other, "zed")
    ann.session.gone()
    await asyncio.sleep(40)
    before = table.state.n
    await asyncio.sleep(5)
    assert table.state.n > before
    looker.session.gone()
    await asyncio.sleep(32)
    asleep = table.state.n
    await asyncio.sleep(100)
    assert table.state.n == asleep
    assert table.state.is_played()
