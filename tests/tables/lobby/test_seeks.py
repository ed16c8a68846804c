"""Seeks: tables that wait for players, begin by themselves, and are gone when nobody waits any more."""

import asyncio

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.seeks import PEOPLE, QUICK, people_settings, quick_settings
from parlour.tables.refusals import TableRefused
from parlour.tables.settings import TableSettings
from parlour.wire import messages
from parlour.wire.messages import No, Seats
from tests.simulation.virtual_loop import run_virtually
from tests.tables.lobby.test_room import Someone, come_in, in_a_room, new_room, two_rooms
from tests.tables.stage import virtual_clock

A_GAME = next(name for name in game_names() if find_game(name).rules().players.least == 2)
QUICKLY = quick_settings(A_GAME, "default", 2)
WAIT = 20_000


def pair(**changes: object) -> TableSettings:
    wanted = {"seats": 2, "is_rated": False, "clock": "rules"} | changes
    return people_settings(A_GAME, "default", **wanted)  # type: ignore[arg-type]


async def sit(room: Room, key: str, person: str) -> Someone:
    paper = await come_in(room, key, person)
    paper.say(messages.Sit(1, -1, person.title()))
    await asyncio.sleep(0.1)
    return paper


async def status(room: Room, key: str) -> str:
    line = await room.store.table(key)
    assert line is not None
    return line.status


def test_quick_play_counts_down_and_begins_with_the_house() -> None:
    async def story(room: Room) -> None:
        wish = quick_settings(A_GAME, "default", 3 if find_game(A_GAME).rules().players.most > 2 else 2)
        now = room.clock.now()
        key, until = await room.seeks.seek("ann", wish, QUICK)
        assert until == now + WAIT
        ann = await sit(room, key, "ann")
        seek = ann.last(Seats).seek
        assert seek is not None
        assert (seek.kind, seek.until, seek.free) == ("quick", until, wish.seats - 1)
        assert 0 < seek.left <= WAIT
        await asyncio.sleep(18)
        assert (await room.seeks.seek("ben", wish, QUICK)).table == key
        assert await status(room, key) == "open"
        await asyncio.sleep(4)
        assert await status(room, key) == "playing"
        assert ann.last(Seats).seek is None
        assert (await room.seeks.seek("cleo", wish, QUICK)).table != key

    in_a_room(story)


def test_a_table_at_which_all_chairs_are_taken_begins_at_once() -> None:
    async def story(room: Room) -> None:
        for seek, wish in ((QUICK, QUICKLY), (PEOPLE, pair())):
            key, _ = await room.seeks.seek("ann", wish, seek)
            await sit(room, key, "ann")
            assert (await room.seeks.seek("ben", wish, seek)).table == key
            await sit(room, key, "ben")
            await asyncio.sleep(0.5)
            assert await status(room, key) == "playing", seek

    in_a_room(story)


def test_whoever_waits_begins_now_or_stands_up_and_the_table_is_gone() -> None:
    async def story(room: Room) -> None:
        key, _ = await room.seeks.seek("ann", QUICKLY, QUICK)
        ann = await sit(room, key, "ann")
        ann.say(messages.Do(2, "begin"))
        await asyncio.sleep(0.5)
        assert await status(room, key) == "playing"
        other, _ = await room.seeks.seek("ben", QUICKLY, QUICK)
        ben = await sit(room, other, "ben")
        ben.say(messages.Do(2, "stand"))
        await asyncio.sleep(0.5)
        assert await status(room, other) == "closed"
        assert [line.table for line in await room.listing.tables()] == [key]

    in_a_room(story)


def test_people_who_seek_each_other_are_not_dealt_bots_and_wait_in_vain_for_half_an_hour() -> None:
    async def story(room: Room) -> None:
        key, until = await room.seeks.seek("ann", pair(), PEOPLE)
        ann = await sit(room, key, "ann")
        ann.say(messages.Do(2, "begin"))
        await asyncio.sleep(0.5)
        assert ann.last(No).code == "empty-chairs"
        assert [line.table for line in await room.listing.seeking()] == [key]
        await asyncio.sleep((until - room.clock.now()) / 1000 + 1)
        assert await status(room, key) == "closed"
        assert await room.listing.seeking() == []

    in_a_room(story)


def test_whoever_goes_without_a_word_does_not_hold_a_chair() -> None:
    async def story(room: Room) -> None:
        key, _ = await room.seeks.seek("ann", pair(), PEOPLE)
        ann = await sit(room, key, "ann")
        ann.session.gone()
        await asyncio.sleep(10)
        assert (await room.seeks.seek("ben", pair(), PEOPLE)).table == key
        await asyncio.sleep(12)
        assert await status(room, key) == "closed"

    in_a_room(story)


def test_nobody_hosts_a_table_that_found_its_players_by_itself() -> None:
    async def story(room: Room) -> None:
        key, _ = await room.seeks.seek("ann", quick_settings(A_GAME, "default", 2), QUICK)
        ann = await sit(room, key, "ann")
        for number, (what, details) in enumerate(
            {
                "fill": {"seat": 1, "text": "house:easy"},
                "host": {"seat": 0},
                "mute": {"seat": 0},
                "close": {},
            }.items(),
            3,
        ):
            ann.say(messages.Do(number, what, **details))  # type: ignore[arg-type]
            await asyncio.sleep(0.2)
            assert (ann.last(No).id, ann.last(No).code) == (number, "no-host"), what
        assert not any(each.host for each in ann.last(Seats).seats)

    in_a_room(story)


def test_only_the_same_is_the_same() -> None:
    async def story(room: Room) -> None:
        wishes = [pair(), pair(is_rated=True), pair(clock="none")]
        keys = [
            (await room.seeks.seek(f"p{number}", wish, PEOPLE)).table for number, wish in enumerate(wishes)
        ]
        keys.append((await room.seeks.seek("quick", QUICKLY, QUICK)).table)
        keys.append(await room.open_table("host", pair()))
        assert len(set(keys)) == len(keys)

    in_a_room(story)


def test_nobody_seeks_in_more_than_three_places_at_once() -> None:
    async def story(room: Room) -> None:
        for wish in (pair(), pair(is_rated=True), pair(clock="none")):
            await room.seeks.seek("ann", wish, PEOPLE)
        with pytest.raises(TableRefused) as refused:
            await room.seeks.seek("ann", pair(is_rated=True, clock="none"), PEOPLE)
        assert refused.value.code == "too-many-seeks"
        assert (await room.seeks.seek("ann", pair(), PEOPLE)).table, "what is sought already is no new one"
        await asyncio.sleep(1_801)
        assert await room.seeks.seek("ann", pair(is_rated=True, clock="none"), PEOPLE)

    in_a_room(story)


def test_people_who_seek_at_two_processes_find_each_other() -> None:
    async def story() -> None:
        first, second = await two_rooms()
        keys = await asyncio.gather(
            *(
                room.seeks.seek(f"p{number}", pair(), PEOPLE)
                for number, room in enumerate((first, second, first, second))
            )
        )
        assert len({sought.table for sought in keys}) == 1
        key = keys[0].table
        await sit(first, key, "ann")
        await sit(second, key, "ben")
        await asyncio.sleep(1)
        assert await status(first, key) == "playing"

    run_virtually(story)


def test_a_seek_goes_on_after_a_restart_and_ends_when_it_was_to() -> None:
    async def story() -> None:
        store = MemoryStore(now=virtual_clock().now)
        room = await new_room(store)
        key, until = await room.seeks.seek("ann", QUICKLY, QUICK)
        await sit(room, key, "ann")
        await room.drain()
        again = await new_room(store)
        assert await again.seeks.seek("ben", QUICKLY, QUICK) == (key, until)
        ann = await come_in(again, key, "ann")
        assert ann.last(Seats).seek is not None
        await asyncio.sleep(21)
        assert await status(again, key) == "playing"

    run_virtually(story)


def test_a_finished_table_that_found_its_players_is_in_no_list_and_closes_with_the_last() -> None:
    async def story(room: Room) -> None:
        key, _ = await room.seeks.seek("ann", QUICKLY, QUICK)
        ann = await sit(room, key, "ann")
        ann.say(messages.Do(2, "begin"))
        await asyncio.sleep(0.5)
        ann.say(messages.Do(3, "end"))
        await asyncio.sleep(0.5)
        assert await status(room, key) == "over"
        assert await room.listing.tables() == []
        ann.say(messages.Do(4, "stand"))
        await asyncio.sleep(0.5)
        assert await status(room, key) == "closed"

    in_a_room(story)
