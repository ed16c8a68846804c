"""Chairs: sitting down, standing up, coming back, and who may not."""

import asyncio
from hashlib import sha256

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.limits import TableLimits
from parlour.wire.messages import No, Ok, Seated, Seats, Sit, State
from tests.tables.stage import Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(2, 0)
SETTINGS = brief_settings(game_names()[0], seats=2, clock="none")
FOUR = brief_settings(game_names()[0], seats=4, clock="none")


@staged
async def test_of_fifty_claims_of_one_chair_one_wins() -> None:
    table = await open_table(FOUR)
    guests = [Guest(table, f"p{number}") for number in range(50)]
    for guest in guests:
        guest.say(Sit(1, 2, f"Name {guest.person}"))
    await asyncio.sleep(1)
    seated = [guest for guest in guests if guest.all(Seated)]
    assert len(seated) == 1
    refused = {no.code for guest in guests for no in guest.all(No)}
    assert refused == {"chair-taken", "slow-down"}
    assert table.state.seat_of(seated[0].person) == 2


@staged
async def test_fifty_claims_in_two_processes_have_one_winner_too() -> None:
    store = MemoryStore()
    table = await open_table(FOUR, store=store)
    other = await wake(store.beside(), FOUR)
    guests = [Guest((table, other)[number % 2], f"p{number}") for number in range(50)]
    for guest in guests:
        guest.say(Sit(1, 2, f"Name {guest.person}"))
    await asyncio.sleep(1)
    assert sum(bool(guest.all(Seated)) for guest in guests) == 1


@staged
async def test_any_free_chair_will_do_and_a_bots_when_there_is_none() -> None:
    table = await open_table(SETTINGS)
    host = Guest(table, "ann")
    assert (await host.sit()).seat == 0
    await host.do("fill", seat=1, text="house:easy")
    assert table.state.chairs[1].kind() == "bot"
    assert (await Guest(table, "bob").sit()).seat == 1
    assert (await Guest(table, "cid").sit()).code == "no-chair"


@staged
async def test_the_token_opens_the_seat_from_another_device() -> None:
    table = await open_table(SETTINGS)
    guest = Guest(table, "ann")
    seated = await guest.sit()
    seat = table.state.seat_with(sha256(seated.token.encode()).hexdigest())
    assert seat == seated.seat
    phone = Guest(table, "somebody", seat=seat)
    await guest.do("begin")
    await asyncio.sleep(0.1)
    assert phone.last(State).own == guest.last(State).own
    assert seated.token not in str([table.state.chairs, table.state.line()])


@staged
async def test_all_lines_of_a_person_sit_down_together() -> None:
    table = await open_table(SETTINGS)
    laptop, phone = Guest(table, "ann"), Guest(table, "ann")
    await laptop.sit()
    assert phone.session.seat == laptop.session.seat == 0
    assert phone.last(Seats).you == 0


@staged
async def test_a_chair_that_somebody_lost_is_whole_for_the_next_one() -> None:
    table = await open_table(brief_settings(game_names()[0], seats=2))
    ann, bob = Guest(table, "ann"), Guest(table, "bob")
    await ann.sit()
    await bob.sit()
    bob.session.gone()
    await ann.do("kick", seat=1)
    cid = Guest(table, "cid")
    await cid.sit()
    await asyncio.sleep(30)
    await ann.do("begin")
    await asyncio.sleep(1)
    assert not table.state.chairs[1].house


@staged
async def test_a_seat_has_so_many_lines_and_always_one_for_its_person() -> None:
    table = await open_table(SETTINGS, limits=TableLimits(visitors=3, lines=2))
    ann = Guest(table, "ann")
    await ann.sit()
    onlookers = [Guest(table, f"p{number}") for number in range(4)]
    lines = [Guest(table, "ann") for _ in range(2)]
    assert [bool(each.paper.closed) for each in onlookers] == [False, False, False, True]
    assert [bool(each.paper.closed) for each in lines] == [False, True]


@staged
async def test_names_are_cleaned_and_nobody_has_anothers() -> None:
    table = await open_table(FOUR)
    await Guest(table, "a").sit(name="A\u030annika\u202e\x07  Lee")
    assert table.state.chairs[0].name == "Ånnika Lee"
    assert (await Guest(table, "b").sit(name="ÅNNIKA LEE")).code == "same-name"
    await Guest(table, "c").sit()
    await Guest(table, "d").sit(name="\u200b\u2066")
    assert [chair.name for chair in table.state.chairs[1:3]] == ["Guest", "Guest 2"]


@staged
async def test_standing_up_before_a_game_frees_the_chair_and_in_a_game_the_house_plays() -> None:
    table = await open_table(SETTINGS)
    ann, bob = Guest(table, "ann"), Guest(table, "bob")
    await ann.sit()
    await bob.sit()
    await bob.do("stand")
    assert table.state.chairs[1].kind() == "empty"
    assert bob.session.seat is None
    await bob.sit()
    await ann.do("begin")
    await bob.do("stand")
    assert table.state.chairs[1].why == "left"
    assert table.state.chairs[1].person == "bob"
    assert (await Guest(table, "cid").sit(seat=1)).code == "playing", "the chair stays Bob's"
    await bob.do("back")
    assert not table.state.chairs[1].house


@staged
async def test_nobody_sits_down_in_a_game_or_at_a_closed_table() -> None:
    table = await open_table(SETTINGS)
    ann, bob = Guest(table, "ann"), Guest(table, "bob")
    await ann.sit()
    await ann.do("begin")
    assert (await bob.sit()).code == "playing"
    closed = await open_table(SETTINGS, store=MemoryStore())
    ann = Guest(closed, "ann")
    assert isinstance(await ann.do("close"), Ok)
    assert (await Guest(closed, "bob").sit()).code == "closed"


@staged
async def test_sitting_down_twice_is_sitting_down_once() -> None:
    table = await open_table(SETTINGS)
    guest = Guest(table, "ann")
    first = await guest.sit(name="Ann")
    again = await guest.sit(name="Ann")
    assert isinstance(again, Seated)
    assert (again.seat, again.token) == (first.seat, "")
    assert sum(chair.is_person() for chair in table.state.chairs) == 1


@staged
async def test_bots_take_the_empty_chairs_unless_the_table_has_none() -> None:
    table = await open_table(FOUR)
    ann = Guest(table, "ann")
    await ann.sit()
    await ann.do("begin")
    assert [chair.kind() for chair in table.state.chairs] == ["person", "bot", "bot", "bot"]
    assert len({chair.name for chair in table.state.chairs}) == 4
    lone = await open_table(brief_settings(game_names()[0], fill=""), store=MemoryStore())
    host = Guest(lone, "ann")
    await host.sit()
    assert (await host.do("begin")).code == "empty-chairs"


@staged
async def test_after_a_game_the_same_people_play_another() -> None:
    table = await open_table(SETTINGS)
    ann, bob = Guest(table, "ann"), Guest(table, "bob")
    await ann.sit()
    await bob.sit()
    await ann.do("begin")
    commitment = table.state.commitment()
    while table.state.is_played():
        for guest in (ann, bob):
            if table.state.is_played() and table.state.asked[guest.seat()]:
                await guest.play(guest.any_move(LUCK))
    assert table.state.commitment() != commitment
    assert isinstance(await bob.do("rematch"), State)
    assert (table.state.number, bob.last(State).game) == (2, 2)


@staged
async def test_the_seats_of_a_game_that_ended_at_once_are_shown_with_its_end() -> None:
    table = await open_table(SETTINGS)
    onlooker = Guest(table, "zed")
    assert onlooker.last(Seats).status == "open"
    ann = Guest(table, "ann")
    await ann.sit()
    await ann.do("begin")
    assert onlooker.last(Seats).status == "playing"


@staged
async def test_no_two_at_a_table_are_called_alike_by_sitting_down_or_by_another_name() -> None:
    table = await open_table(FOUR)
    ann, bob = Guest(table, "ann"), Guest(table, "bob", language="de")
    await ann.sit(name="Zoë")
    refused = await bob.sit(name="ZOE")
    assert (refused.code, refused.free) == ("same-name", "ZOE 2")
    assert "ZOE 2 ist frei" in refused.why
    assert isinstance(await bob.sit(name=refused.free), Seated)
    again = await bob.do("name", text="zoé")
    assert (again.code, again.free) == ("same-name", "zoé 2"), "their own name is no hindrance"
    assert isinstance(await bob.do("name", text=again.free), Ok)
    assert [chair.name for chair in table.state.chairs[:2]] == ["Zoë", "zoé 2"]


@staged
async def test_guests_are_told_apart_by_numbers_in_their_language() -> None:
    table = await open_table(FOUR)
    for person, language in (("ann", "en"), ("bob", "de"), ("cid", "de")):
        await Guest(table, person, language=language).sit(name="Guest" if person == "cid" else "")
    assert [chair.name for chair in table.state.chairs[:3]] == ["Guest", "Gast", "Gast 2"]
