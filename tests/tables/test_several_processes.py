"""A table in two processes: they share nothing but the store."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.tables.table import Table
from parlour.wire.messages import Ok, Said, Say, Seats, State
from tests.tables.stage import Guest, opening, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(6, 0)
SETTINGS = brief_settings(game_names()[0], seats=2)


async def two_processes() -> tuple[Table, Table, Guest, Guest]:
    """Ann is at the first, Bob at the second, and a game is on."""
    store = MemoryStore()
    store.keep(_first())
    tables = [await wake(store, SETTINGS, leads=True, shared=True)]
    beside = store.beside()
    tables.append(await wake(beside, SETTINGS, leads=False, shared=True))
    store.watch(lambda table, n: tables[0].hint(n))
    beside.watch(lambda table, n: tables[1].hint(n))
    store.subscribe(lambda table, message: tables[0].pubsub.receive(message))
    beside.subscribe(lambda table, message: tables[1].pubsub.receive(message))
    ann, bob = Guest(tables[0], "ann"), Guest(tables[1], "bob")
    await ann.sit()
    await bob.sit()
    await asyncio.sleep(0.1)
    await ann.do("begin")
    await asyncio.sleep(0.1)
    return tables[0], tables[1], ann, bob


def _first() -> Batch:
    return Batch([opening(SETTINGS)])


@staged
async def test_people_play_and_see_each_other_across_processes() -> None:
    first, second, ann, bob = await two_processes()
    assert all(person.here for guest in (ann, bob) for person in guest.last(Seats).seats)
    for _ in range(6):
        guest = next(each for each in (ann, bob) if first.state.asked[each.seat()])
        assert isinstance(await guest.play(guest.any_move(LUCK)), State)
        await asyncio.sleep(0.1)
        assert ann.last(State).seq == bob.last(State).seq == first.state.n == second.state.n


@staged
async def test_who_comes_back_through_another_process_is_not_lost() -> None:
    first, _second, ann, bob = await two_processes()
    bob.session.gone()
    await asyncio.sleep(5)
    assert Guest(first, "bob").session.seat == bob.table.state.seat_of("bob")
    await asyncio.sleep(30)
    assert not first.state.chairs[1].house
    assert ann.last(Seats).seats[1].here


@staged
async def test_who_is_lost_to_one_process_and_nowhere_else_is_played_by_the_house() -> None:
    first, _second, ann, bob = await two_processes()
    bob.session.gone()
    await asyncio.sleep(25)
    assert first.state.chairs[1].why == "lost"
    assert ann.last(Seats).seats[1].house


@staged
async def test_only_the_one_who_leads_runs_the_clock_and_who_takes_over_gives_all_their_time() -> None:
    first, second, ann, _bob = await two_processes()
    await asyncio.sleep(50)
    first.lead(on=False)
    await asyncio.sleep(20)
    assert first.state.now_played().n == 0
    second.lead(on=True)
    await asyncio.sleep(55)
    assert first.state.now_played().n == 0
    await asyncio.sleep(10)
    assert first.state.now_played().n == 1
    assert ann.last(State).seq == second.state.n


@staged
async def test_people_talk_across_processes_unless_they_are_muted() -> None:
    _first, _second, ann, bob = await two_processes()
    await bob.ask(Say(bob.id(), "Well, well."))
    await bob.ask(Say(bob.id(), preset="hello"))
    await asyncio.sleep(0.1)
    assert [each.text for each in ann.all(Said)] == [each.text for each in bob.all(Said)]
    assert ann.all(Said)[0].text == "Well, well."
    await ann.do("mute", seat=1)
    await asyncio.sleep(0.1)
    assert (await bob.ask(Say(bob.id(), "Still here."))).code == "muted"
    await ann.do("mute", seat=1, yes=False)
    await asyncio.sleep(0.1)
    assert isinstance(await bob.ask(Say(bob.id(), "Again.")), Ok)


@staged
async def test_people_vote_across_processes() -> None:
    first, second, ann, bob = await two_processes()
    await bob.do("pause")
    await asyncio.sleep(0.1)
    asked = ann.last(Seats).vote
    assert asked is not None
    assert (asked.what, asked.needed, asked.agreed) == ("pause", 2, [1])
    await ann.do("vote")
    await asyncio.sleep(0.1)
    assert first.state.paused == second.state.paused != 0
    assert ann.last(Seats).vote is bob.last(Seats).vote is None


@staged
async def test_a_no_from_another_process_ends_the_vote_everywhere() -> None:
    first, _second, ann, bob = await two_processes()
    await bob.do("pause")
    await asyncio.sleep(0.1)
    await ann.do("vote", yes=False)
    await asyncio.sleep(0.1)
    assert ann.last(Seats).vote is bob.last(Seats).vote is None
    assert not first.state.paused


@staged
async def test_an_aside_that_nobody_understands_is_let_go() -> None:
    first, _second, ann, _bob = await two_processes()
    before = len(ann.paper.frames)
    first.pubsub.receive(b'{"t": "sung", "seat": 1}')
    first.pubsub.receive(b"[")
    assert len(ann.paper.frames) == before
