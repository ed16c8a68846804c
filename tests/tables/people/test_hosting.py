"""Hosts: what they may do, and what the people decide together."""

import asyncio

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.tables.table import Table
from parlour.wire.messages import No, Ok, Said, Say, Seats, State
from tests.tables.stage import Guest, open_table, staged
from tests.tables.stories import brief_settings

LUCK = Luck(9, 0)


async def seated(people: int = 3, **settings: object) -> tuple[Table, list[Guest]]:
    chosen = brief_settings(game_names()[0], **{"seats": 4, "clock": "none"} | settings)
    table = await open_table(chosen)
    guests = [Guest(table, person) for person in ("ann", "bob", "cid", "dot")[:people]]
    for guest in guests:
        await guest.sit()
    return table, guests


def is_here(table: Table, seat: int, person: str) -> bool:
    return table.state.chairs[seat].person == person


@staged
async def test_only_the_host_fills_chairs_hands_over_and_closes() -> None:
    table, (ann, bob, _) = await seated()
    for what in ("begin", "fill", "host", "mute", "close"):
        assert (await bob.do(what, seat=3, text="random")).code == "only-host", what
    await ann.do("host", seat=1)
    assert table.state.host == "bob"
    assert (await bob.do("fill", seat=3, text="random")).id
    assert table.state.chairs[3].player == "random"
    await bob.do("fill", seat=3)
    assert table.state.chairs[3].kind() == "empty"


@staged
async def test_nobody_waits_for_a_host_who_is_away() -> None:
    table, (ann, bob, _) = await seated()
    onlooker = Guest(table, "zed")
    assert (await bob.do("begin")).code == "only-host"
    ann.session.gone()
    assert (await onlooker.do("begin")).code == "not-seated"
    assert isinstance(await bob.do("begin"), State)


@staged
async def test_a_player_from_a_file_does_not_get_in() -> None:
    _table, (ann, *_) = await seated()
    for words in ("solver:/etc/passwd", "solver:book.book", "nobody", "house:grand", "me", "search:nine"):
        assert isinstance(await ann.do("fill", seat=3, text=words), No), words


@staged
async def test_nobody_brings_a_player_who_thinks_for_ever() -> None:
    table, (ann, *_) = await seated()
    for words in ("search:1000000", "tree:90000", "search:60s"):
        assert (await ann.do("fill", seat=3, text=words)).code == "thinks-too-long", words
    await ann.do("fill", seat=3, text="search:400")
    assert table.state.chairs[3].player == "search:400"


@staged
async def test_a_host_who_stands_up_hands_over() -> None:
    table, (ann, *_) = await seated()
    await ann.do("stand")
    assert table.state.host == "bob"


@staged
async def test_the_host_asks_somebody_to_leave_before_a_game() -> None:
    table, (ann, bob, _) = await seated()
    await ann.do("kick", seat=1)
    assert table.state.chairs[1].kind() == "empty"
    assert bob.session.seat is None
    assert (await bob.sit()).code == "banned"


@staged
async def test_in_a_game_more_than_half_of_the_others_must_agree() -> None:
    table, (ann, bob, cid, dot) = await seated(4)
    await ann.do("begin")
    await ann.do("kick", seat=1)
    vote = dot.last(Seats).vote
    assert vote is not None
    assert (vote.what, vote.seat, vote.needed, vote.agreed) == ("kick", 1, 2, [0])
    assert (await bob.do("vote", yes=False)).code == "not-yours"
    await cid.do("vote", yes=False)
    assert is_here(table, 1, "bob")
    await dot.do("vote")
    await asyncio.sleep(0.1)
    assert not is_here(table, 1, "bob")
    assert table.state.chairs[1].kind() == "bot"
    assert bob.session.seat is None
    assert bob.last(Seats).you is None


@staged
async def test_nobody_is_sent_away_by_one_person_alone() -> None:
    _table, (ann, _bob) = await seated(2)
    await ann.do("begin")
    assert (await ann.do("kick", seat=1)).code == "too-few"


@staged
async def test_a_vote_that_nobody_answers_ends() -> None:
    table, (_ann, bob, cid) = await seated()
    await Guest(table, "ann").do("begin")
    await bob.do("pause")
    assert cid.last(Seats).vote is not None
    assert (await cid.do("undo")).code in ("vote-open", "nothing-to-undo")
    await asyncio.sleep(31)
    assert cid.last(Seats).vote is None
    assert not table.state.paused


@staged
async def test_all_agree_to_a_pause_and_one_no_ends_the_question() -> None:
    table, (ann, bob, cid) = await seated()
    await ann.do("begin")
    await bob.do("pause")
    await ann.do("vote")
    await cid.do("vote", yes=False)
    assert not table.state.paused
    assert table.votes.shown() is None
    await asyncio.sleep(60)
    await bob.do("pause")
    await ann.do("vote")
    await cid.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.paused
    assert isinstance(await cid.do("resume"), State)


@staged
async def test_a_move_is_taken_back_when_all_agree_and_it_is_recorded() -> None:
    table, guests = await seated(4)
    await guests[0].do("begin")
    mover = next(guest for guest in guests if table.state.asked[guest.seat()])
    before = table.state.now_played().position.state()
    await mover.play(mover.any_move(LUCK))
    await mover.do("undo")
    for guest in guests:
        if guest is not mover:
            assert isinstance(await guest.do("vote"), Ok)
    await asyncio.sleep(0.1)
    assert table.state.now_played().n == 0
    assert table.state.now_played().position.state() == before
    assert mover.last(State).asked == table.state.n
    assert isinstance(await mover.play(mover.any_move(LUCK)), State)


@staged
async def test_what_bots_played_meanwhile_is_taken_back_too() -> None:
    table, guests = await seated(2)
    await guests[0].do("begin")
    await asyncio.sleep(1)
    mover = next(guest for guest in guests if table.state.asked[guest.seat()])
    first = table.state.now_played().n
    await mover.play(mover.any_move(LUCK))
    await mover.do("undo")
    await asyncio.sleep(1)
    other = next(guest for guest in guests if guest is not mover)
    await other.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.now_played().n == first
    assert isinstance(await mover.play(mover.any_move(LUCK)), State)


@staged
async def test_nothing_is_taken_back_at_a_rated_table_or_before_one_has_moved() -> None:
    _table, guests = await seated(4, rated=True, changes={})
    await guests[0].do("begin")
    assert (await guests[1].do("undo")).code == "not-casual"
    _table, guests = await seated(4)
    await guests[0].do("begin")
    assert (await guests[1].do("undo")).code == "nothing-to-undo"


@staged
async def test_a_bot_stands_in_for_who_is_away_until_they_take_their_seat_back() -> None:
    table, (ann, bob, *_) = await seated(3)
    await ann.do("begin")
    assert (await ann.do("fill", seat=1, text="house:hard")).code == "chair-taken"
    bob.session.gone()
    await ann.do("fill", seat=1, text="house:hard")
    assert table.state.chairs[1].house == "house:hard"
    back = Guest(table, "bob")
    await back.do("back")
    assert not table.state.chairs[1].house


@staged
async def test_people_talk_within_limits() -> None:
    table, (ann, bob, _) = await seated()
    onlooker = Guest(table, "zed", language="de")
    await ann.ask(Say(ann.id(), "Hi \u202ethere\x00"))
    assert bob.last(Said).text == "Hi there"
    await ann.ask(Say(ann.id(), preset="hello"))
    assert bob.last(Said).preset == onlooker.last(Said).preset == "hello"
    assert bob.last(Said).text != onlooker.last(Said).text
    assert (await onlooker.ask(Say(1, "hey"))).code == "not-seated"
    assert (await bob.ask(Say(bob.id(), preset="nonsense"))).code == "bad-saying"
    for _ in range(5):
        answer = await ann.ask(Say(ann.id(), "la"))
    assert answer.code == "slow-down"
    await asyncio.sleep(10)
    assert isinstance(await ann.ask(Say(ann.id(), "sorry")), Ok)
    await ann.do("mute", seat=1)
    assert (await bob.ask(Say(bob.id(), "why?"))).code == "muted"
    await ann.do("mute", seat=1, yes=False)
    assert isinstance(await bob.ask(Say(bob.id(), "thanks")), Ok)


@staged
async def test_tables_may_talk_in_presets_only_or_not_at_all() -> None:
    _table, (ann, *_) = await seated(talk="presets")
    assert (await ann.ask(Say(ann.id(), "hey"))).code == "only-presets"
    _table, (ann, *_) = await seated(talk="off")
    assert (await ann.ask(Say(ann.id(), preset="hello"))).code == "no-talk"
