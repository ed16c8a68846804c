"""Games that people end: won by walkover by whoever is left alone, or ended without a result."""

import asyncio
import json

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.archive import Archive
from parlour.tables.lobby.ratings import Ratings
from parlour.tables.lobby.rules_store import keep_rules
from parlour.tables.table import Table
from parlour.wire.codec import decode_from_room
from parlour.wire.messages import PlayMove, Seats, State
from tests.tables.stage import KEY, Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

LUCK = Luck(4, 0)
NAME = game_names()[0]


async def begun(
    people: int = 2, *, store: MemoryStore | None = None, host: str = "ann", **settings: object
) -> tuple[Table, list[Guest]]:
    chosen = brief_settings(NAME, **{"seats": people, "changes": {}} | settings)
    store = store or MemoryStore()
    await keep_rules(store, chosen.rules())
    table = await open_table(chosen, store=store, host=host)
    guests = [Guest(table, person) for person in ("ann", "bob", "cid")[:people]]
    for guest in guests:
        await guest.sit(name=guest.person.title())
    await guests[0].do("begin")
    return table, guests


def ending(guest: Guest) -> dict[str, object]:
    found = json.loads(bytes(guest.last(State).common))["ending"]
    assert isinstance(found, dict)
    return found


@staged
async def test_who_is_left_alone_wins_by_walkover_after_a_minute() -> None:
    table, (ann, bob) = await begun(rated=True)
    assert (await bob.do("walkover")).code == "still-here"
    ann.session.gone()
    await asyncio.sleep(55)
    assert (await bob.do("walkover")).code == "still-here"
    await asyncio.sleep(10)
    assert isinstance(await bob.do("walkover"), State)
    assert table.state.status == "over"
    assert (ending(bob)["places"], ending(bob)["winners"]) == ([2, 1], [1])
    assert (ending(bob)["say"], ending(bob)["why"]) == (
        "Bob wins.",
        "Bob won by walkover: everybody else had left.",
    )
    assert bob.last(Seats).status == "over"


@staged
async def test_a_walkover_counts_and_one_that_was_ended_does_not() -> None:
    store = MemoryStore()
    _table, (ann, bob) = await begun(store=store, rated=True)
    ann.session.gone()
    await asyncio.sleep(80)
    await bob.do("walkover")
    first = await Ratings(store).of(NAME)
    assert [(each.person, each.games) for each in first] == [("bob", 1), ("ann", 1)]
    await bob.do("rematch")
    await asyncio.sleep(80)
    assert isinstance(await bob.do("end"), State)
    assert ending(bob) == {
        "winners": [],
        "places": [],
        "tallies": [],
        "reason": "end.ended",
        "say": "The game was ended without a result.",
    }
    assert await Ratings(store).of(NAME) == first
    lines = await store.games(person="bob", ended=True)
    assert [line.places for line in lines] == [[], [2, 1]]


@staged
async def test_a_walkover_is_the_same_after_a_restart_and_another_game_can_follow() -> None:
    store = MemoryStore()
    table, (ann, bob) = await begun(store=store)
    ann.session.gone()
    await asyncio.sleep(80)
    await bob.do("walkover")
    before = bob.last(State)
    table.drain()
    woken = await wake(store, table.state.settings)
    again = Guest(woken, "bob")
    assert (again.last(State).common, again.last(State).own) == (before.common, before.own)
    assert woken.state.asked == [0, 0]
    assert isinstance(await again.do("rematch"), State)
    assert (woken.state.number, woken.state.ended) == (2, None)


@staged
async def test_nothing_is_played_after_a_walkover() -> None:
    table, (ann, bob) = await begun()
    ann.session.gone()
    await asyncio.sleep(80)
    await bob.do("walkover")
    rows = table.state.n
    move = {"verb": "KNOCK"}
    assert (await bob.ask(PlayMove(bob.id(), 0, move))).code == "not-playing"
    ann = Guest(table, "ann")
    assert (await ann.ask(PlayMove(ann.id(), 0, move))).code == "not-playing"
    for what in ("walkover", "end", "pause", "undo"):
        assert (await bob.do(what)).code == "not-playing"
    await asyncio.sleep(1_000)
    assert table.state.n - rows <= 1, "only that Ann is back"
    assert not [frame for frame in ann.paper.frames if getattr(decode_from_room(frame), "asked", 0)]


@staged
async def test_somebody_who_is_away_since_a_restart_is_gone_a_minute_later() -> None:
    store = MemoryStore()
    table, guests = await begun(store=store, clock="none")
    waiting = next(guest for guest in guests if not table.state.asked[guest.seat()])
    table.drain()
    woken = await wake(store, table.state.settings)
    left = Guest(woken, waiting.person)
    await asyncio.sleep(50)
    assert (await left.do("walkover")).code == "still-here"
    await asyncio.sleep(15)
    assert isinstance(await left.do("walkover"), State)


@staged
async def test_who_comes_back_in_time_loses_nothing() -> None:
    table, (ann, bob) = await begun()
    ann.session.gone()
    await asyncio.sleep(70)
    Guest(table, "ann")
    await asyncio.sleep(0.1)
    assert (await bob.do("walkover")).code == "still-here"


@staged
async def test_everybody_else_must_be_gone() -> None:
    _table, (ann, bob, _cid) = await begun(3)
    ann.session.gone()
    await asyncio.sleep(80)
    assert (await bob.do("walkover")).code == "still-here"


@staged
async def test_nobody_wins_by_walkover_against_bots() -> None:
    table, (ann,) = await begun(1, seats=3)
    assert (await ann.do("walkover")).code == "no-walkover"
    assert isinstance(await ann.do("end"), State)
    assert table.state.status == "over"


@staged
async def test_who_left_nothing_undone_is_not_walked_over() -> None:
    table, guests = await begun(2, clock="none")
    mover = next(guest for guest in guests if table.state.asked[guest.seat()])
    other = next(guest for guest in guests if guest is not mover)
    other.session.gone()
    await asyncio.sleep(80)
    assert (await mover.do("walkover")).code == "no-walkover"
    await mover.play(mover.any_move(LUCK))
    assert isinstance(await mover.do("walkover"), State)


async def played_until_somebody_is_out(table: Table, guests: list[Guest]) -> Guest:
    luck, badges = Luck(1, 0), table.state.now_played().position.badges
    while not any("out" in badges(guest.seat()) for guest in guests):
        acting = next(guest for guest in guests if table.state.asked[guest.seat()])
        await acting.play(acting.any_move(luck))
        badges = table.state.now_played().position.badges
    return next(guest for guest in guests if "out" in badges(guest.seat()))


@staged
async def test_who_is_out_has_no_walkover_and_does_not_end_a_rated_game() -> None:
    table, guests = await begun(3, rated=True, clock="none")
    out = await played_until_somebody_is_out(table, guests)
    assert table.state.is_played()
    for guest in guests:
        if guest is not out:
            guest.session.gone()
    await asyncio.sleep(61)
    assert (await out.do("end")).code == "out-of-game"
    others = [guest.seat() for guest in guests if guest is not out]
    table.state.abandoned = frozenset(others)
    assert (await out.do("walkover")).code == "out-of-game"


@staged
async def test_a_game_is_ended_when_all_agree() -> None:
    table, (ann, bob) = await begun()
    await ann.do("end")
    vote = bob.last(Seats).vote
    assert vote is not None
    assert (vote.what, vote.needed) == ("end", 2)
    assert table.state.is_played()
    await bob.do("vote")
    await asyncio.sleep(0.1)
    assert table.state.status == "over"


@staged
async def test_the_hands_after_a_walkover_are_told_as_its_settings_say() -> None:
    for reveal, eyes in (("end", [0, 1]), ("never", [1])):
        store = MemoryStore()
        _table, (ann, bob) = await begun(store=store, reveal=reveal)
        ann.session.gone()
        await asyncio.sleep(80)
        await bob.do("walkover")
        archive = Archive(store)
        played = await archive.played(KEY, 1)
        replay = await archive.replay("bob", played, 1)
        assert (replay.over, replay.eyes) == (True, eyes)
        assert b"won by walkover" in bytes(replay.frames[-1].common)
        assert b'"seed"' not in await archive.exported("bob", played)
