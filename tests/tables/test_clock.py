"""Clocks: whose time is up when, and that neither restarts nor pauses nor lost lines cost anybody time."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.table import Table
from parlour.wire.messages import Seats, State
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(5, 0)


async def begun(store: MemoryStore | None = None, **settings: object) -> tuple[Table, list[Guest]]:
    chosen = brief_settings(game_names()[0], seats=2, **settings)
    table = await open_table(chosen, store=store)
    guests = [Guest(table, "ann"), Guest(table, "bob")]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    return table, guests


def asked(table: Table, guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if table.state.asked[guest.seat()])


def seconds(table: Table, guest: Guest) -> int:
    return table.state.now_played().position.seconds(guest.seat())


@staged
async def test_when_the_time_is_up_the_house_plays_what_it_said_it_would() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    other = next(each for each in guests if each is not guest)
    clock, theirs = guest.last(State).clock, other.last(State).clock
    assert clock is not None
    assert theirs is not None
    assert clock.timeout
    assert not theirs.timeout
    assert theirs.due == clock.due
    expected = table.state.now_played().position.on_timeout(guest.seat())
    await asyncio.sleep((clock.due - table.clock.now()) / 1000 - 0.05)
    assert table.state.now_played().n == 0
    await asyncio.sleep(0.2)
    turn = table.state.now_played().played[0]
    assert (turn.seat, turn.move, turn.by) == (guest.seat(), expected, "clock")
    assert turn.at >= clock.due


@staged
async def test_everybody_is_told_which_seconds_the_game_counts() -> None:
    chosen = brief_settings("claim", seats=4)
    table = await open_table(chosen)
    guests = [Guest(table, f"p{seat}") for seat in range(4)]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    clocks = [guest.last(State).clock for guest in guests]
    assert [clock.count for clock in clocks if clock is not None] == [3] * 4


@staged
async def test_a_table_without_a_clock_hurries_nobody() -> None:
    table, guests = await begun(clock="none")
    assert guests[0].last(State).clock is None
    await asyncio.sleep(100_000)
    assert table.state.now_played().n == 0


@staged
async def test_a_restart_gives_everybody_their_whole_time_again() -> None:
    store = MemoryStore()
    table, guests = await begun(store)
    guest = asked(table, guests)
    await asyncio.sleep(seconds(table, guest) - 1)
    table.drain()
    await asyncio.sleep(3_600)
    woken = await wake(store, table.state.settings)
    back = Guest(woken, guest.person)
    Guest(woken, next(each.person for each in guests if each is not guest))
    await asyncio.sleep(seconds(table, guest) - 1)
    assert woken.state.now_played().n == 0
    assert back.last(State).asked
    await asyncio.sleep(2)
    assert woken.state.now_played().n == 1


@staged
async def test_a_pause_stops_the_clock() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    await asyncio.sleep(seconds(table, guest) - 1)
    await guests[0].do("pause")
    clock = guests[1].last(State).clock
    assert clock is not None
    assert clock.paused
    await asyncio.sleep(3_000)
    assert (await guest.play(guest.any_move(LUCK))).code == "paused"
    await guests[0].do("resume")
    await asyncio.sleep(seconds(table, guest) - 1)
    assert table.state.now_played().n == 0
    await asyncio.sleep(2)
    assert table.state.now_played().n == 1


@staged
async def test_who_sleeps_twice_is_played_by_the_house_until_they_are_back() -> None:
    table, guests = await begun()
    guest = guests[1]
    for _ in range(40):
        if table.state.chairs[guest.seat()].house or not table.state.is_played():
            break
        if table.state.asked[guests[0].seat()]:
            await guests[0].play(guests[0].any_move(LUCK))
        await asyncio.sleep(61 if table.state.asked[guest.seat()] else 0.1)
    assert table.state.chairs[guest.seat()].why == "slept"
    assert [row.by for row in await table.queue.store.rows(KEY) if row.kind == "move"].count("clock") == 2
    assert guests[0].last(Seats).seats[guest.seat()].house
    await guest.do("back")
    assert not table.state.chairs[guest.seat()].house
    assert not guests[0].last(Seats).seats[guest.seat()].house


@staged
async def test_a_lost_line_has_its_grace_and_then_the_house_plays() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    other = next(each for each in guests if each is not guest)
    guest.session.gone()
    await asyncio.sleep(19)
    person = other.last(Seats).seats[guest.seat()]
    assert not person.here
    assert 0 < person.grace <= 20_000
    assert not table.state.chairs[guest.seat()].house
    await asyncio.sleep(2)
    assert table.state.chairs[guest.seat()].why == "lost"
    back = Guest(table, guest.person)
    await asyncio.sleep(1)
    assert not table.state.chairs[back.seat()].house


@staged
async def test_a_line_lost_at_the_last_second_is_waited_for() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    await asyncio.sleep(seconds(table, guest) - 1)
    guest.session.gone()
    await asyncio.sleep(10)
    assert table.state.now_played().n == 0
    back = Guest(table, guest.person)
    await asyncio.sleep(9)
    assert table.state.now_played().n == 0
    assert isinstance(await back.play(back.any_move(LUCK)), State)


@staged
async def test_coming_and_going_does_not_stop_the_clock_for_ever() -> None:
    table, guests = await begun()
    guest = asked(table, guests)
    seat = guest.seat()
    await asyncio.sleep(seconds(table, guest) - 1)
    for _ in range(5):
        guest.session.gone()
        await asyncio.sleep(15)
        guest = Guest(table, guest.person)
        await asyncio.sleep(5)
    assert table.state.now_played().played[0].seat == seat
