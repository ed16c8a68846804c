"""Outboxes and the broadcast: slow readers, late spectators, and what is said to whoever comes back."""

import asyncio
import logging

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.tables.limits import TableLimits
from parlour.tables.outbox import MOST_EVENTS, merge_states
from parlour.tables.table import Table
from parlour.wire import messages
from parlour.wire.messages import Ok, Seats, State, Welcome
from tests.tables.leaks.twins import LogPages
from tests.tables.stage import Guest, open_table, staged
from tests.tables.stories import brief_settings

LUCK = Luck(4, 0)


async def begun(limits: TableLimits | None = None, **settings: object) -> tuple[Table, list[Guest]]:
    chosen = brief_settings(game_names()[0], **{"seats": 2, "clock": "none"} | settings)
    table = await open_table(chosen, limits=limits)
    guests = [Guest(table, "ann"), Guest(table, "bob")]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    return table, guests


async def play(table: Table, guests: list[Guest], moves: int) -> None:
    for _ in range(moves):
        guest = next(guest for guest in guests if table.state.asked[guest.seat()])
        await guest.play(guest.any_move(LUCK))


@staged
async def test_a_slow_reader_gets_the_newest_state_with_all_that_happened() -> None:
    table, guests = await begun()
    slow, quick = Guest(table, "zed"), Guest(table, "yan")
    slow.paper.full = True
    before = len(slow.all(State))
    await play(table, guests, 5)
    assert len(slow.all(State)) == before
    slow.paper.full = False
    slow.session.drained()
    states = slow.all(State)
    assert len(states) == before + 1
    assert states[-1].seq == table.state.n
    told = [event for state in quick.all(State)[-5:] for event in state.events]
    assert states[-1].events == told


@staged
async def test_everybody_is_told_how_many_look_on() -> None:
    table, (ann, bob) = await begun()
    eve, zed = Guest(table, "eve"), Guest(table, "zed")
    await asyncio.sleep(0.2)
    assert [guest.last(Seats).watchers for guest in (ann, bob, eve, zed)] == [2, 2, 2, 2]
    eve.session.gone()
    await asyncio.sleep(0.2)
    assert [guest.last(Seats).watchers for guest in (ann, bob, zed)] == [1, 1, 1]


@staged
async def test_a_slow_mover_is_still_told_that_the_move_was_played() -> None:
    table, guests = await begun()
    guest = next(guest for guest in guests if table.state.asked[guest.seat()])
    guest.paper.full = True
    guest.say(messages.PlayMove(99, table.state.asked[guest.seat()], {"verb": guest.any_move(LUCK).verb}))
    guest.say(messages.Ping(7))
    await asyncio.sleep(1)
    guest.paper.full = False
    guest.session.drained()
    answers = [message for message in guest.all(messages.FromRoom) if isinstance(message, Ok | messages.No)]
    assert answers[-1].id == 99


@staged
async def test_whoever_does_not_read_for_ten_seconds_is_dropped() -> None:
    table, guests = await begun()
    slow = Guest(table, "zed")
    slow.paper.full = True
    await play(table, guests, 1)
    await asyncio.sleep(9)
    assert slow.paper.closed is None
    await asyncio.sleep(2)
    assert slow.paper.closed is not None
    assert slow.paper.closed[0] == 4408
    assert slow.session not in table.broadcast.sessions
    await play(table, guests, 1)


@staged
async def test_too_many_messages_for_a_slow_reader_end_its_line() -> None:
    table, _guests = await begun(TableLimits(small=4))
    slow = Guest(table, "zed")
    slow.paper.full = True
    for at in range(5):
        slow.say(messages.Ping(at))
    assert slow.paper.closed is not None
    assert slow.paper.closed[0] == 4408


def test_of_too_many_events_the_oldest_are_left_out_and_counted() -> None:
    told = [messages.Told("kind", str(number)) for number in range(150)]
    raw = msgspec.Raw(b"{}")
    old = State(1, 1, raw, raw, 0, events=told, missed=3)
    new = State(2, 1, raw, raw, 0, events=told)
    both = merge_states(old, new)
    assert (len(both.events), both.missed, both.seq) == (MOST_EVENTS, 103, 2)
    assert both.events[-1] == told[-1]


@staged
async def test_all_lines_of_a_viewer_get_the_same_bytes() -> None:
    table, guests = await begun()
    second = Guest(table, "ann")
    await asyncio.sleep(1)
    start = [len(guests[0].paper.frames), len(second.paper.frames)]
    await play(table, [guests[0], guests[1]], 3)
    first_frames = [frame.split(b',"re"')[0] for frame in guests[0].paper.frames[start[0] :]]
    second_frames = [frame.removesuffix(b"}") for frame in second.paper.frames[start[1] :]]
    assert [frame.removesuffix(b"}") for frame in first_frames] == second_frames


@staged
async def test_the_public_of_a_late_table_sees_it_so_many_moves_later_and_all_at_the_end() -> None:
    table, guests = await begun(delay=3)
    late = Guest(table, "zed")
    assert not late.all(State)
    begin = table.state.n
    await play(table, guests, 3)
    assert late.last(State).seq == begin
    assert late.last(State).clock is None
    later = Guest(table, "yan")
    assert later.last(State).seq == begin
    while table.state.is_played():
        assert late.last(State).seq <= max(begin, table.state.n - 3)
        await play(table, guests, 1)
    assert late.last(State).seq == table.state.n
    told = [event.say for state in late.all(State) for event in state.events]
    own = [event.say for state in guests[0].all(State) for event in state.events]
    assert len(told) == len(own)


@staged
async def test_a_table_without_spectators_shows_them_no_state() -> None:
    table, guests = await begun(spectators=False)
    onlooker = Guest(table, "zed")
    await play(table, guests, 2)
    assert onlooker.all(Welcome)
    assert onlooker.all(Seats)
    assert not onlooker.all(State)


@staged
async def test_who_comes_back_hears_what_happened_since() -> None:
    table, guests = await begun()
    seen = guests[1].last(State).seq
    await play(table, guests, 4)
    told = [event.say for state in guests[1].all(State) if state.seq > seen for event in state.events]
    back = Guest(table, "bob", seen=seen)
    assert [event.say for event in back.last(State).events] == told


@staged
async def test_the_catalogue_is_sent_to_those_who_do_not_know_it() -> None:
    table, guests = await begun()
    welcome = guests[0].last(Welcome)
    assert welcome.catalogue
    assert not Guest(table, "zed", know=welcome.know).last(Welcome).catalogue
    assert welcome.you is None
    assert Guest(table, "ann").last(Welcome).you == 0


@staged
async def test_people_are_told_in_their_own_language() -> None:
    table, _guests = await begun()
    german = Guest(table, "zed", language="de")
    gibberish = Guest(table, "yan", language="xx/../")
    answers = [await each.play_as_onlooker() for each in (german, gibberish)]
    assert answers[0].why != answers[1].why
    assert {answer.code for answer in answers} == {"not-seated"}


@staged
async def test_a_table_that_drains_says_goodbye_and_does_nothing_more() -> None:
    table, guests = await begun(clock="rules")
    table.drain()
    assert all(guest.paper.closed is not None and guest.paper.closed[0] == 1012 for guest in guests)
    rows = table.state.n
    await asyncio.sleep(1_000)
    assert table.state.n == rows


@staged
async def test_a_table_is_idle_when_nobody_has_been_there_for_a_while() -> None:
    table, guests = await begun()
    assert not table.is_idle(table.clock.now() + 10**9)
    for guest in guests:
        guest.session.gone()
    await asyncio.sleep(1)
    assert not table.is_idle(table.clock.now())
    assert table.is_idle(table.clock.now() + table.limits.idle)


@staged
async def test_the_lobby_hears_of_what_it_lists() -> None:
    table = await open_table(brief_settings(game_names()[0]))
    heard: list[tuple[str, int]] = []
    table.on_change = lambda line: heard.append((line.status, line.people))
    ann = Guest(table, "ann")
    await ann.sit()
    await ann.do("name", text="Anna")
    await ann.do("begin")
    assert heard == [("open", 1), ("playing", 1)]


@staged
async def test_a_fault_ends_one_line_and_logs_no_word_of_it() -> None:
    table, guests = await begun()
    patch, pages, card = pytest.MonkeyPatch(), LogPages(), "the queen of spades"

    def fault(*given: object) -> None:
        raise KeyError(card)

    logging.getLogger("parlour").addHandler(pages)
    try:
        patch.setattr(table.talk, "say", fault)
        guests[0].say(messages.Say(1, "hello"))
    finally:
        patch.undo()
        logging.getLogger("parlour").removeHandler(pages)
    assert guests[0].paper.closed is not None
    assert guests[0].paper.closed[0] == 1011
    assert "KeyError" in pages.pages[0]
    assert card not in pages.pages[0]
    await play(table, [Guest(table, "ann"), guests[1]], 2)
