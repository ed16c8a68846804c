"""Clubs: joined by link and password, looked after by their founders, with limits."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.seeks import PEOPLE, people_settings
from parlour.tables.refusals import TableRefused
from tests.simulation.virtual_loop import run_virtually
from tests.tables.clubs.rooms import TABLE, WORD, club_room, found, look_on, said, sit_down
from tests.tables.lobby.test_room import A_GAME
from tests.tables.stage import virtual_clock


def in_a_club(story: Callable[[Room, str], Awaitable[None]], *others: str) -> None:
    """A story in a room with a club of ann's, with these people in it."""

    async def run() -> None:
        room = await club_room()
        await story(room, await found(room, *others))

    run_virtually(run)


async def names(room: Room, key: str) -> list[str]:
    return [member.name for member in await room.clubs.register.members(key)]


async def founder(room: Room, key: str) -> str:
    inside = [await room.clubs.look_into(key, each.person) for each in await room.clubs.register.members(key)]
    [own] = [each.me.person for each in inside if each.is_founder(each.me.person)]
    return own


async def refused(asked: Awaitable[object]) -> str:
    with pytest.raises(TableRefused) as no:
        await asked
    return no.value.code


def test_link_and_password_let_somebody_in_and_neither_does_alone() -> None:
    async def story(room: Room, key: str) -> None:
        for wrong in ("", "Opensesame", WORD + "!", WORD[:-1]):
            assert await refused(room.clubs.join(key, "ben", "Ben", wrong)) == "wrong-password"
        await room.clubs.join(key, "ben", "Ben", f"  {WORD} ")
        assert await names(room, key) == ["Ann", "Ben"]
        await room.clubs.join(key, "ben", "Ben", "whoever is in needs none")
        await asyncio.sleep(1)
        open_one = await found(room, founder="cid", password="")
        await room.clubs.join(open_one, "ben", "Ben", "")
        assert [each.club.founder for _, each in await room.clubs.clubs_of("ben")] == ["cid", "ann"]

    in_a_club(story)


def test_only_the_founder_decides() -> None:
    async def story(room: Room, key: str) -> None:
        clubs = room.clubs
        acts = [
            clubs.rename(key, "ben", "Ours"),
            clubs.set_password(key, "ben", "another"),
            clubs.remove(key, "ben", "cid"),
            clubs.forgive(key, "ben", "cid"),
            clubs.hand_over(key, "ben", "ben"),
            clubs.close(key, "ben"),
        ]
        assert {await refused(act) for act in acts} == {"only-founder"}
        assert await refused(clubs.remove(key, "ann", "dot")) == "not-a-member"
        assert await refused(clubs.remove(key, "ann", "ann")) == "not-a-member"
        await clubs.rename(key, "ann", "  Friday\u202e round ")
        await clubs.hand_over(key, "ann", "cid")
        assert await refused(clubs.rename(key, "ann", "Mine")) == "only-founder"
        assert (await clubs.look_into(key, "ben")).club.name == "Friday round"
        assert await founder(room, key) == "cid"

    in_a_club(story, "ben", "cid")


def test_a_founder_who_leaves_is_followed_by_the_oldest_member_and_the_last_closes_the_club() -> None:
    async def story(room: Room, key: str) -> None:
        await room.clubs.leave(key, "ann")
        assert await founder(room, key) == "ben"
        await room.clubs.join(key, "ann", "Ann", WORD)
        assert await founder(room, key) == "ben"
        for person in ("ben", "ann"):
            await room.clubs.leave(key, person)
        assert await refused(room.clubs.join(key, "ann", "Ann", WORD)) == "wrong-password"
        assert await room.clubs.register.count(9) == 0

    in_a_club(story, "ben")


def test_whoever_was_removed_comes_back_when_forgiven_and_not_before() -> None:
    async def story(room: Room, key: str) -> None:
        await room.clubs.remove(key, "ann", "ben")
        assert await refused(room.clubs.join(key, "ben", "Ben", WORD)) == "wrong-password"
        await room.clubs.forgive(key, "ann", "ben")
        assert await names(room, key) == ["Ann"]
        await room.clubs.join(key, "ben", "Ben", WORD)
        assert await names(room, key) == ["Ann", "Ben"]

    in_a_club(story, "ben")


def test_people_and_the_room_have_only_so_many_clubs_and_a_club_so_many_people() -> None:
    async def story(room: Room, key: str) -> None:
        room.clubs._limits = msgspec.structs.replace(room.clubs._limits, clubs=2, members=2, room_clubs=3)
        await room.clubs.join(key, "ben", "Ben", WORD)
        assert await refused(room.clubs.join(key, "cid", "Cid", WORD)) == "club-full"
        await found(room)
        assert await refused(room.clubs.found("ann", "Ann", "Third", "")) == "too-many-clubs"
        await found(room, founder="cid")
        assert await refused(room.clubs.found("ben", "Ben", "Fourth", "")) == "no-more-clubs"
        assert await refused(room.clubs.found("dot", "Dot", " \u200b ", "")) == "club-name"
        assert await refused(room.clubs.found("dot", "Dot", "Round", "abc")) == "short-password"

    in_a_club(story)


def test_a_member_is_called_by_the_name_they_have_now() -> None:
    async def story(room: Room, key: str) -> None:
        await room.clubs.look_into(key, "ben", "Benjamin")
        assert await names(room, key) == ["Ann", "Benjamin"]

    in_a_club(story, "ben")


def test_members_who_seek_the_same_find_each_other_and_nobody_else() -> None:
    wanted = people_settings(A_GAME, "default", seats=2, is_rated=False, clock="none")
    inside = msgspec.structs.replace(wanted, public=False)

    async def story(room: Room, key: str) -> None:
        ours, _ = await room.seeks.seek("ann", inside, PEOPLE, club=key)
        await sit_down(room, ours, "ann", 0)
        await asyncio.sleep(0.1)
        public, _ = await room.seeks.seek("cid", wanted, PEOPLE)
        assert public != ours
        assert (await room.seeks.seek("ben", inside, PEOPLE, club=key)).table == ours
        assert [line.table for line in await room.listing.tables_of(key)] == [ours]
        assert ours not in [line.table for line in await room.listing.tables()]
        other = await found(room, founder="dot")
        assert (await room.seeks.seek("dot", inside, PEOPLE, club=other)).table not in (ours, public)

    in_a_club(story, "ben")


def test_a_club_is_the_same_after_a_restart() -> None:
    async def story() -> None:
        store = MemoryStore(now=virtual_clock().now)
        room = await club_room(store)
        key = await found(room, "ben", "cid")
        table = await room.open_table("ann", TABLE, club=key)
        await room.clubs.remove(key, "ann", "cid")
        await room.clubs.set_password(key, "ann", "another")
        await room.drain()
        again = await club_room(store)
        assert await names(again, key) == ["Ann", "Ben"]
        assert [line.table for line in await again.listing.tables_of(key)] == [table]
        assert (await look_on(again, table, "ben")).closed is None
        assert await refused(again.clubs.join(key, "dot", "Dot", WORD)) == "wrong-password"
        assert await refused(again.clubs.join(key, "cid", "Cid", "another")) == "wrong-password"
        assert await said(again.clubs.join(key, "dot", "Dot", "another")) is None

    run_virtually(story)
