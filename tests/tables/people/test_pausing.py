"""Pauses: they end with the grace of whoever called them, and a game has only so many."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.limits import TableLimits
from parlour.tables.table import Table
from parlour.wire.messages import State
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(3, 0)


async def begun(
    people: int = 2,
    *,
    store: MemoryStore | None = None,
    limits: TableLimits | None = None,
    **settings: object,
) -> tuple[Table, list[Guest]]:
    chosen = brief_settings(game_names()[0], **{"seats": people, "changes": {}} | settings)
    table = await open_table(chosen, store=store, limits=limits)
    guests = [Guest(table, person) for person in ("ann", "bob", "cid")[:people]]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    return table, guests


async def resumed_by(table: Table) -> list[str]:
    return [row.by for row in await table.queue.store.rows(KEY) if row.kind == "resume"]


@staged
async def test_a_host_who_pauses_and_leaves_stops_the_game_for_a_grace_only() -> None:
    table, (ann, bob) = await begun(rated=True)
    await ann.do("pause")
    ann.session.gone()
    await asyncio.sleep(19)
    assert table.state.paused
    assert not table.state.chairs[0].house
    await asyncio.sleep(2)
    assert not table.state.paused
    assert await resumed_by(table) == ["clock"]
    assert table.state.chairs[0].why == "lost"
    clock = bob.last(State).clock
    assert clock is None or not clock.paused


@staged
async def test_a_caller_who_comes_back_in_time_keeps_the_pause() -> None:
    table, (ann, _bob) = await begun(rated=True)
    await ann.do("pause")
    ann.session.gone()
    await asyncio.sleep(10)
    Guest(table, "ann")
    await asyncio.sleep(60)
    assert table.state.paused


@staged
async def test_the_grace_of_others_runs_in_a_pause_too() -> None:
    table, (ann, bob) = await begun()
    await ann.do("pause")
    bob.session.gone()
    await asyncio.sleep(21)
    assert table.state.chairs[1].why == "lost"
    assert table.state.paused, "who called it is here"


@staged
async def test_a_table_without_a_clock_is_not_paused_for_ever_either() -> None:
    table, (ann, _bob) = await begun(clock="none")
    await ann.do("pause")
    ann.session.gone()
    await asyncio.sleep(21)
    assert not table.state.paused
    assert not table.state.chairs[0].house, "nobody is hurried here"


@staged
async def test_after_a_restart_the_grace_of_a_caller_who_stays_away_runs_anew() -> None:
    store = MemoryStore()
    table, (ann, _bob) = await begun(store=store, rated=True)
    await ann.do("pause")
    table.drain()
    await asyncio.sleep(100)
    woken = await wake(store, table.state.settings)
    Guest(woken, "bob")
    await asyncio.sleep(19)
    assert woken.state.paused
    await asyncio.sleep(2)
    assert not woken.state.paused


@staged
async def test_a_caller_who_is_sent_away_takes_the_pause_along() -> None:
    table, (ann, bob, cid) = await begun(3)
    await ann.do("pause")
    await bob.do("kick", seat=0)
    await cid.do("vote")
    await asyncio.sleep(1)
    assert not table.state.paused
    assert table.state.host == "bob"


@staged
async def test_a_caller_who_hands_the_table_over_still_ends_the_pause_by_leaving() -> None:
    table, (ann, _bob) = await begun()
    await ann.do("pause")
    await ann.do("host", seat=1)
    ann.session.gone()
    await asyncio.sleep(21)
    assert not table.state.paused


@staged
async def test_a_pause_to_which_all_agreed_is_nobodys_alone() -> None:
    table, (ann, bob) = await begun()
    await bob.do("pause")
    await ann.do("vote")
    await asyncio.sleep(0.1)
    bob.session.gone()
    await asyncio.sleep(60)
    assert table.state.paused
    assert isinstance(await ann.do("resume"), State)


@staged
async def test_a_game_has_so_many_pauses_and_the_next_one_has_them_again() -> None:
    _table, (ann, bob) = await begun(rated=True)
    for _ in range(3):
        await ann.do("pause")
        await ann.do("resume")
    assert (await ann.do("pause")).code == "no-more-pauses"
    assert (await bob.do("pause")).code == "no-more-pauses"
    await ann.do("end")
    await bob.do("vote")
    await asyncio.sleep(0.1)
    await ann.do("rematch")
    assert isinstance(await ann.do("pause"), State)


@staged
async def test_pauses_last_so_long_together_through_a_restart() -> None:
    store = MemoryStore()
    table, (ann, _bob) = await begun(store=store, rated=True)
    await ann.do("pause")
    await asyncio.sleep(540)
    await ann.do("resume")
    table.drain()
    woken = await wake(store, table.state.settings)
    ann, _bob = Guest(woken, "ann"), Guest(woken, "bob")
    await ann.do("pause")
    await asyncio.sleep(58)
    assert woken.state.paused
    await asyncio.sleep(4)
    assert not woken.state.paused
    assert (await ann.do("pause")).code == "no-more-pauses"


@staged
async def test_a_casual_game_has_an_hour() -> None:
    table, (ann, _bob) = await begun()
    await ann.do("pause")
    await asyncio.sleep(3_590)
    assert table.state.paused
    await asyncio.sleep(15)
    assert not table.state.paused


@staged
async def test_a_room_may_allow_other_pauses() -> None:
    table, (ann, _bob) = await begun(limits=TableLimits(pauses=1, pause_time=5_000))
    await ann.do("pause")
    await asyncio.sleep(6)
    assert not table.state.paused
    assert (await ann.do("pause")).code == "no-more-pauses"
