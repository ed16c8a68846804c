"""Votes: who is asked, who waits before asking again, and what goes before what."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.table import Table
from parlour.wire.messages import No, Ok, Seats
from tests.tables.stage import Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(6, 0)
SETTINGS = brief_settings(game_names()[0], seats=4, clock="none")


async def seated(people: int, *, host: str = "ann", **settings: object) -> tuple[Table, list[Guest]]:
    chosen = brief_settings(game_names()[0], **{"seats": 4, "clock": "none"} | settings)
    table = await open_table(chosen, host=host)
    guests = [Guest(table, person) for person in ("ann", "bob", "cid", "dot")[:people]]
    for guest in guests:
        await guest.sit()
    return table, guests


@staged
async def test_who_asked_in_vain_waits_before_asking_again() -> None:
    table, (ann, bob, cid) = await seated(3)
    await ann.do("begin")
    await bob.do("pause")
    await cid.do("vote", yes=False)
    answer = await bob.do("pause")
    assert answer.code == "asked-lately"
    assert "60 s" in answer.why
    await cid.do("undo")
    assert isinstance(await cid.do("pause"), Ok), "others have not asked"
    await asyncio.sleep(61)
    assert isinstance(await bob.do("pause"), Ok)
    assert table.votes.shown() is not None


@staged
async def test_another_line_of_the_same_person_waits_too() -> None:
    table, (ann, bob, cid) = await seated(3)
    await ann.do("begin")
    await bob.do("pause")
    await cid.do("vote", yes=False)
    assert (await Guest(table, "bob").do("pause")).code == "asked-lately"


@staged
async def test_who_was_agreed_with_need_not_wait() -> None:
    table, (ann, bob) = await seated(2)
    await ann.do("begin")
    for _ in range(3):
        await bob.do("pause")
        await ann.do("vote")
        await asyncio.sleep(0.1)
        assert table.state.paused
        await bob.do("resume")


@staged
async def test_a_kick_goes_before_any_other_question() -> None:
    table, (ann, bob, cid, dot) = await seated(4)
    await ann.do("begin")
    await bob.do("pause")
    assert isinstance(await ann.do("kick", seat=1), Ok)
    vote = dot.last(Seats).vote
    assert vote is not None
    assert (vote.what, vote.seat) == ("kick", 1)
    assert (await bob.do("pause")).code == "vote-open"
    assert (await cid.do("kick", seat=3)).code == "vote-open", "one kick after the other"
    await dot.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.chairs[1].kind() == "bot"


@staged
async def test_nobody_holds_off_a_kick_by_asking_for_pauses() -> None:
    _table, (ann, bob, cid, _dot) = await seated(4)
    await ann.do("begin")
    held_off = 0
    for number in range(8):
        await bob.do("pause")
        asker = (ann, cid)[number % 2]
        held_off += isinstance(await asker.do("kick", seat=1), No)
        await asyncio.sleep(31)
    assert held_off == 0


@staged
async def test_a_question_that_gave_way_was_not_asked_in_vain() -> None:
    table, (ann, bob, cid, dot) = await seated(4)
    await ann.do("begin")
    await bob.do("pause")
    await ann.do("kick", seat=2)
    await bob.do("vote", yes=False)
    await dot.do("vote", yes=False)
    assert table.votes.shown() is None
    assert isinstance(await bob.do("pause"), Ok)
    assert cid.last(Seats).vote is not None


# A table without a host


@staged
async def test_without_a_host_nobody_sends_anybody_away_alone() -> None:
    table, (ann, bob) = await seated(2, host="")
    assert (await bob.do("kick", seat=0)).code == "too-few"
    cid = Guest(table, "cid")
    await cid.sit()
    assert isinstance(await bob.do("kick", seat=0), Ok)
    assert table.state.chairs[0].person == "ann"
    await cid.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.chairs[0].kind() == "empty"
    assert ann.session.seat is None


@staged
async def test_without_a_host_a_table_is_closed_by_more_than_half() -> None:
    table, (ann, bob, cid) = await seated(3, host="")
    await bob.do("close")
    assert table.state.status == "open"
    await cid.do("vote", yes=False)
    await ann.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.status == "closed"


@staged
async def test_one_person_with_bots_closes_a_table_alone() -> None:
    table, (ann,) = await seated(1, host="")
    await ann.do("fill", seat=1, text="house:easy")
    assert isinstance(await ann.do("close"), Ok)
    assert table.state.status == "closed"
    assert isinstance(await ann.do("close"), Ok), "closed already"


@staged
async def test_nobody_closes_a_table_on_somebody_who_has_just_lost_the_line() -> None:
    table, (ann, bob) = await seated(2, host="")
    ann.session.gone()
    await asyncio.sleep(100)
    await bob.do("close")
    assert table.state.status == "open"
    await asyncio.sleep(300)
    await bob.do("close")
    assert table.state.status == "closed"


@staged
async def test_nobody_makes_themselves_the_host_of_a_table_without_one() -> None:
    table, (ann, bob) = await seated(2, host="")
    await bob.do("host", seat=1)
    assert table.state.host == ""
    await ann.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.host == "bob"
    await bob.do("kick", seat=0)
    assert table.state.chairs[0].kind() == "empty"
    _table, (alone,) = await seated(1, host="")
    assert (await alone.do("host", seat=0)).code == "too-few"


@staged
async def test_the_last_host_who_stands_up_leaves_a_table_that_needs_votes() -> None:
    table, (ann,) = await seated(1)
    await ann.do("stand")
    assert table.state.host == ""
    bob, cid = Guest(table, "bob"), Guest(table, "cid")
    await bob.sit()
    await cid.sit()
    assert (await bob.do("kick", seat=1)).code == "too-few"
    await bob.do("close")
    assert table.state.status == "open"


# Taking back while somebody is away


async def moved(clock: str = "none") -> tuple[Table, Guest, Guest]:
    """A game of two; whoever has moved, and the other one."""
    table, guests = await seated(2, seats=2, clock=clock)
    await guests[0].do("begin")
    mover = next(guest for guest in guests if table.state.asked[guest.seat()])
    await mover.play(mover.any_move(LUCK))
    return table, mover, next(guest for guest in guests if guest is not mover)


@staged
async def test_nothing_is_taken_back_behind_the_back_of_somebody_who_is_away() -> None:
    table, mover, other = await moved("rules")
    other.session.gone()
    assert (await mover.do("undo")).code == "somebody-away"
    await asyncio.sleep(25)
    assert table.state.chairs[other.seat()].house
    if table.state.is_played():
        assert (await mover.do("undo")).code == "somebody-away"


@staged
async def test_after_five_minutes_the_others_take_back_without_them() -> None:
    table, mover, other = await moved()
    other.session.gone()
    await asyncio.sleep(290)
    assert (await mover.do("undo")).code == "somebody-away"
    await asyncio.sleep(11)
    await mover.do("undo")
    await asyncio.sleep(0.1)
    assert table.state.now_played().n == 0


@staged
async def test_who_stood_up_and_looks_on_is_asked() -> None:
    table, mover, other = await moved()
    await other.do("stand")
    await mover.do("undo")
    assert table.votes.shown() is not None
    await other.do("vote", yes=False)
    assert table.votes.shown() is None


@staged
async def test_the_five_minutes_begin_anew_with_a_restart() -> None:
    store = MemoryStore()
    table = await open_table(SETTINGS, store=store)
    guests = [Guest(table, person) for person in ("ann", "bob")]
    for guest in guests:
        await guest.sit()
    await guests[0].do("begin")
    await asyncio.sleep(5)
    mover = next(guest for guest in guests if table.state.asked[guest.seat()])
    await mover.play(mover.any_move(LUCK))
    await asyncio.sleep(1)
    table.drain()
    await asyncio.sleep(1_000)
    woken = await wake(store, SETTINGS)
    back = Guest(woken, mover.person)
    assert (await back.do("undo")).code == "somebody-away"
    await asyncio.sleep(301)
    rows = woken.state.n
    await back.do("undo")
    await asyncio.sleep(0.1)
    assert woken.state.n > rows
