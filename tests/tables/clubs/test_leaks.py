"""What a club tells to whom, across time: removed, gone, closed, a new password, a restart.

Every test of a leak has a fault that is planted once, to see that it would be caught.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from parlour.storage.memory import MemoryStore
from parlour.tables.clubs.clubs import Clubs, NoClub
from parlour.tables.clubs.register import Club, Member, Register
from parlour.tables.lobby.room import Room
from parlour.wire import messages
from parlour.wire.messages import NO_TABLE
from tests.simulation.virtual_loop import run_virtually
from tests.tables.clubs.rooms import (
    TABLE,
    WORD,
    PlainPasswords,
    club_room,
    found,
    look_on,
    said,
    sit_down,
    told_of,
)
from tests.tables.lobby.test_room import Someone
from tests.tables.stage import Paper, virtual_clock

Act = Callable[[Room, str], Awaitable[object]]
Plant = pytest.MonkeyPatch


async def remove(room: Room, key: str) -> None:
    await room.clubs.remove(key, "ann", "ben")


async def leave(room: Room, key: str) -> None:
    await room.clubs.leave(key, "ben")


async def close(room: Room, key: str) -> None:
    await room.clubs.close(key, "ann")


ENDS = [remove, leave, close]


def what_is_left(act: Act) -> tuple[list[Any], list[Any]]:
    """All that ben, who was in the club, and cid, who never was, are told of it after the act: at once, in
    another process and after a restart."""

    async def story() -> tuple[list[Any], list[Any]]:
        store = MemoryStore(now=virtual_clock().now)
        room, second = await club_room(store, shared=True), await club_room(store.beside(), shared=True)
        key = await found(room, "ben")
        table = await room.open_table("ann", TABLE, club=key)
        await asyncio.sleep(1)
        await act(room, key)
        rooms = [room, second, await club_room(store)]
        ben, cid = [[await told_of(each, key, table, person) for each in rooms] for person in ("ben", "cid")]
        return ben, cid

    return run_virtually(story)


@pytest.mark.parametrize("act", ENDS)
def test_whoever_is_in_a_club_no_longer_is_told_what_strangers_are(act: Act) -> None:
    ben, stranger = what_is_left(act)
    assert ben == stranger
    assert stranger[0][-1][0] == "wrong-password"


async def whoever_was_in(self: Register, key: str, person: str) -> Member | None:
    note = await self._note(key, person)
    return Member(person, "", 0) if note is not None else None


async def forgets_the_club_alone(self: Register, key: str) -> None:
    await self._store.drop_note("club", key, key)


def test_a_planted_leak_to_the_removed_is_caught(monkeypatch: Plant) -> None:
    monkeypatch.setattr(Register, "member", whoever_was_in)
    ben, stranger = what_is_left(remove)
    assert ben != stranger


def test_a_planted_leak_of_a_closed_club_is_caught(monkeypatch: Plant) -> None:
    monkeypatch.setattr(Register, "drop", forgets_the_club_alone)
    monkeypatch.setattr(Register, "member", whoever_was_in)
    ben, stranger = what_is_left(close)
    assert ben != stranger


def test_a_wrong_password_no_club_and_a_removed_person_are_answered_alike() -> None:
    async def story() -> list[Any]:
        room = await club_room()
        key, closed, open_one = await found(room, "ben"), await found(room), await found(room, password="")
        await remove(room, key)
        await room.clubs.close(closed, "ann")
        await room.clubs.join(open_one, "ben", "Ben", "")
        await room.clubs.remove(open_one, "ann", "ben")
        return [
            await said(room.clubs.join(key, "cid", "Cid", "not it")),
            await said(room.clubs.join("nowhere", "cid", "Cid", WORD)),
            await said(room.clubs.join(closed, "cid", "Cid", WORD)),
            await said(room.clubs.join(key, "ben", "Ben", WORD)),
            await said(room.clubs.join(open_one, "ben", "Ben", "")),
        ]

    answers = run_virtually(story)
    assert len(set(answers)) == 1
    assert answers[0][0] == "wrong-password"


def hashes_counted(key_of: Callable[[Room], Awaitable[tuple[str, str]]]) -> int:
    """How many hashes a join in vain costs."""
    counted = 0

    class Counting(PlainPasswords):
        async def _digest(self, password: str, salt: bytes, cost: tuple[int, int, int]) -> bytes:
            nonlocal counted
            counted += 1
            return await super()._digest(password, salt, cost)

    async def story() -> None:
        room = await club_room()
        key, person = await key_of(room)
        room.clubs.passwords = Counting()
        assert (await said(room.clubs.join(key, person, "Name", "in vain")))[0] == "wrong-password"

    run_virtually(story)
    return counted


def test_every_try_in_vain_costs_one_hash_whatever_it_is_in_vain_for() -> None:
    async def wrong(room: Room) -> tuple[str, str]:
        return await found(room), "cid"

    async def nowhere(room: Room) -> tuple[str, str]:
        return "nowhere", "cid"

    async def removed(room: Room) -> tuple[str, str]:
        key = await found(room, "ben", password="")
        await remove(room, key)
        return key, "ben"

    assert [hashes_counted(each) for each in (wrong, nowhere, removed)] == [1, 1, 1]


# A password that changes while somebody tries the old one


def joins_while_it_changes() -> Any:
    """What ben is answered, whose right password is hashed while ann gives the club another."""

    async def story() -> Any:
        room = await club_room()
        key = await found(room)
        is_hashing, may_go_on = asyncio.Event(), asyncio.Event()

        class Slow(PlainPasswords):
            async def opens(self, password: str, kept: str | None) -> bool:
                is_hashing.set()
                await may_go_on.wait()
                return await super().opens(password, kept)

        room.clubs.passwords = Slow()
        trying = asyncio.ensure_future(said(room.clubs.join(key, "ben", "Ben", WORD)))
        await is_hashing.wait()
        await room.clubs.set_password(key, "ann", "another")
        may_go_on.set()
        return await trying

    return run_virtually(story)


def test_a_password_that_was_changed_meanwhile_lets_nobody_in() -> None:
    answer = joins_while_it_changes()
    assert answer is not None
    assert answer[0] == "wrong-password"


def test_a_planted_cache_of_clubs_is_caught(monkeypatch: Plant) -> None:
    read, kept = Register.club, dict[str, Club | None]()

    async def cached(self: Register, key: str) -> Club | None:
        if key not in kept:
            kept[key] = await read(self, key)
        return kept[key]

    monkeypatch.setattr(Register, "club", cached)
    assert joins_while_it_changes() is None


def test_members_stay_when_the_password_changes_and_the_old_one_opens_nothing() -> None:
    async def story() -> None:
        room = await club_room()
        key = await found(room, "ben")
        await room.clubs.set_password(key, "ann", "another")
        assert await room.clubs.is_member(key, "ben")
        assert (await said(room.clubs.join(key, "cid", "Cid", WORD)))[0] == "wrong-password"
        await room.clubs.join(key, "cid", "Cid", "another")
        kept = await room.clubs.register.club(key)
        assert kept is not None
        assert "another" not in kept.password

    run_virtually(story)


# Lines to the tables of a club


def lines_after(act: Act) -> list[int]:
    """How the lines of ben, who looked on, of cid, who has a chair, and of ann ended; 0 for those that did
    not."""

    async def story() -> list[int]:
        store = MemoryStore(now=virtual_clock().now)
        room, second = await club_room(store, shared=True), await club_room(store.beside(), shared=True)
        key = await found(room, "ben", "cid")
        table = await room.open_table("ann", TABLE, club=key)
        lines: list[Someone] = [await look_on(each, table, "ben") for each in (room, second)]
        lines += [await sit_down(room, table, "cid", 0), await look_on(room, table, "ann")]
        await asyncio.sleep(1)
        await act(room, key)
        await asyncio.sleep(1)
        return [0 if line.closed is None else line.closed[0] for line in lines]

    return run_virtually(story)


async def remove_both(room: Room, key: str) -> None:
    await room.clubs.remove(key, "ann", "ben")
    await room.clubs.remove(key, "ann", "cid")


def test_whoever_looks_on_is_put_out_in_all_processes_and_whoever_has_a_chair_keeps_it() -> None:
    assert lines_after(remove_both) == [NO_TABLE, NO_TABLE, 0, 0]
    assert lines_after(leave) == [NO_TABLE, NO_TABLE, 0, 0]
    assert lines_after(close) == [NO_TABLE, NO_TABLE, 0, NO_TABLE]


def test_a_planted_line_that_stays_is_caught(monkeypatch: Plant) -> None:
    monkeypatch.setattr(Clubs, "receive", lambda self, key: None)
    assert lines_after(remove_both) == [NO_TABLE, 0, 0, 0]


def stands_up_after_the_removal() -> Any:
    """How the line of ben ended, who was removed while he had a chair, and then stood up."""

    async def story() -> Any:
        room = await club_room()
        key = await found(room, "ben")
        table = await room.open_table("ann", TABLE, club=key)
        ben = await sit_down(room, table, "ben", 0)
        await asyncio.sleep(1)
        await remove(room, key)
        await asyncio.sleep(1)
        assert ben.closed is None
        ben.say(messages.Do(2, "stand"))
        await asyncio.sleep(1)
        return ben.closed

    return run_virtually(story)


def test_whoever_stands_up_from_a_table_of_a_club_they_are_in_no_longer_is_put_out() -> None:
    assert stands_up_after_the_removal()[0] == NO_TABLE


def test_a_planted_line_that_stays_after_standing_up_is_caught(monkeypatch: Plant) -> None:
    monkeypatch.setattr(Clubs, "seats_changed", lambda self, key: None)
    assert stands_up_after_the_removal() is None


def comes_with_an_old_ticket() -> bool:
    """Whether ben comes in with a ticket that was written before he was removed."""

    async def story() -> bool:
        room = await club_room()
        key = await found(room, "ben")
        table = await room.open_table("ann", TABLE, club=key)
        ticket, _ = await room.ticket(table, "ben")
        await remove(room, key)
        try:
            await room.visit(messages.Hello(proto=1, table=table, ticket=ticket), Paper())
        except NoClub as no:
            return no.code != "club-table"
        return True

    return run_virtually(story)


def test_a_ticket_from_before_the_removal_opens_nothing() -> None:
    assert not comes_with_an_old_ticket()


def test_a_planted_open_door_is_caught(monkeypatch: Plant) -> None:
    async def welcome_all(self: Clubs, key: str, person: str) -> None:
        return None

    monkeypatch.setattr(Clubs, "door_refusal", welcome_all)
    assert comes_with_an_old_ticket()


def test_a_stranger_without_a_number_is_in_no_club() -> None:
    async def story() -> None:
        room = await club_room()
        key = await found(room, "ben")
        assert not await room.clubs.is_member(key, "")
        assert not await room.clubs.is_member("", "ben")
        assert await room.clubs.door_refusal(key, "") is not None

    run_virtually(story)
