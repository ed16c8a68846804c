"""Luck: the deal is made of a secret of the room and a value of every person."""

import asyncio

from parlour.cards.seeds import mixed_seed, value_commitment
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.log.entries import Begin
from parlour.tables.log.rows import entry_of
from parlour.tables.table import Table
from parlour.wire.messages import Luck, Ok, OpenLuck
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

SETTINGS = brief_settings(game_names()[0], seats=4, clock="none")
VALUES = {person: bytes([number]) * 32 for number, person in enumerate(("ann", "bob", "cid"))}


async def begin_row(store: MemoryStore) -> Begin:
    rows = [row for row in await store.rows(KEY) if row.kind == "begin"]
    entry = entry_of(rows[-1])
    assert isinstance(entry, Begin)
    return entry


async def seated(store: MemoryStore) -> list[Guest]:
    table = await open_table(SETTINGS, store=store)
    guests = [Guest(table, person) for person in VALUES]
    for guest in guests:
        await guest.sit(luck=value_commitment(VALUES[guest.person]))
    return guests


@staged
async def test_the_seed_is_mixed_from_the_secret_and_what_people_opened() -> None:
    store = MemoryStore()
    guests = await seated(store)
    table = guests[0].table
    promised = table.state.commitment()
    begun = asyncio.ensure_future(guests[0].do("begin"))
    await asyncio.sleep(0.1)
    for guest in guests:
        asked = guest.last(OpenLuck)
        assert asked.room == promised
        assert asked.commitments == [*map(value_commitment, VALUES.values()), ""]
        assert not table.state.is_played()
        guest.say(Luck(VALUES[guest.person].hex()))
    assert isinstance(await begun, Ok)
    entry = await begin_row(store)
    values = [*VALUES.values(), None]
    assert entry.values == [value.hex() if value else "" for value in values]
    assert bytes.fromhex(entry.seed) == mixed_seed(bytes.fromhex(entry.secret), values)
    assert table.state.commitment() == promised


@staged
async def test_who_opens_nothing_or_something_else_is_left_out_after_three_seconds() -> None:
    store = MemoryStore()
    guests = await seated(store)
    table = guests[0].table
    begun = asyncio.ensure_future(guests[0].ask_late("begin"))
    await asyncio.sleep(0.1)
    guests[0].say(Luck(VALUES["ann"].hex()))
    guests[1].say(Luck(bytes(32).hex()))
    assert (await guests[2].do("stand")).code == "beginning"
    await asyncio.sleep(2.5)
    assert not table.state.is_played()
    await asyncio.sleep(0.5)
    assert table.state.is_played()
    assert (await begin_row(store)).values == [VALUES["ann"].hex(), "", "", ""]
    await begun


@staged
async def test_a_value_is_used_once() -> None:
    store = MemoryStore()
    guests = await seated(store)
    table = guests[0].table
    guests[0].say_do("begin")
    for guest in guests:
        guest.say(Luck(VALUES[guest.person].hex()))
    await asyncio.sleep(0.1)
    assert [chair.luck for chair in table.state.chairs] == [""] * 4


@staged
async def test_a_commitment_is_sixty_four_digits() -> None:
    table = await open_table(SETTINGS)
    assert (await Guest(table, "ann").sit(luck="abc")).code == "bad-luck"


async def two_processes(store: MemoryStore) -> tuple[list[Table], list[Guest]]:
    """Ann has her line at the first process, Bob and Cid at the second; they share nothing but the log."""
    first = await open_table(SETTINGS, store=store, shared=True)
    beside = store.beside()
    second = await wake(beside, SETTINGS, leads=False, shared=True)
    store.watch(lambda key, n: first.hint(n))
    beside.watch(lambda key, n: second.hint(n))
    guests = [Guest(first, "ann"), Guest(second, "bob"), Guest(second, "cid")]
    for guest in guests:
        await guest.sit(luck=value_commitment(VALUES[guest.person]))
    await asyncio.sleep(0.1)
    return [first, second], guests


def open_all(guests: list[Guest]) -> None:
    for guest in guests:
        if guest.all(OpenLuck):
            guest.say(Luck(VALUES[guest.person].hex()))


@staged
async def test_whoever_sits_at_another_process_is_in_the_mix_too() -> None:
    store = MemoryStore()
    tables, guests = await two_processes(store)
    begun = asyncio.ensure_future(guests[0].do("begin"))
    await asyncio.sleep(0.1)
    assert all(guest.last(OpenLuck).room == tables[0].state.commitment() for guest in guests)
    open_all(guests)
    assert isinstance(await begun, Ok)
    assert (await begin_row(store)).values == [*(value.hex() for value in VALUES.values()), ""]
    await asyncio.sleep(0.1)
    assert [table.state.is_played() for table in tables] == [True, True]


@staged
async def test_nobody_sits_down_anywhere_between_the_call_and_the_deal() -> None:
    _tables, guests = await two_processes(MemoryStore())
    guests[0].say_do("begin")
    await asyncio.sleep(0.1)
    assert (await Guest(guests[1].table, "dot").sit()).code == "beginning"
    assert (await guests[0].do("begin")).code == "beginning"
    assert (await guests[0].do("close")).code == "beginning"


@staged
async def test_a_game_that_was_called_begins_though_its_process_was_killed() -> None:
    store = MemoryStore()
    tables, guests = await two_processes(store)
    guests[0].say_do("begin")
    await asyncio.sleep(0.1)
    tables[0].drain()
    back = Guest(tables[1], "ann")
    open_all([back, *guests[1:]])
    await asyncio.sleep(4)
    assert tables[1].state.is_played()
    assert (await begin_row(store)).values == [*(value.hex() for value in VALUES.values()), ""]


@staged
async def test_a_table_that_wakes_after_a_call_asks_whoever_comes_and_deals() -> None:
    store = MemoryStore()
    guests = await seated(store)
    guests[0].say_do("begin")
    await asyncio.sleep(0.1)
    guests[0].table.drain()
    woken = await wake(store, SETTINGS)
    guests = [Guest(woken, person) for person in VALUES]
    open_all(guests)
    await asyncio.sleep(0.2)
    assert (await begin_row(store)).values == [*(value.hex() for value in VALUES.values()), ""]
