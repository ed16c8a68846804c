"""Who is seen to be here in a club: whoever lets the club see it, and never by whom one blocks."""

from collections.abc import Awaitable, Callable

import pytest

from parlour.storage.memory import MemoryStore
from parlour.tables.friends.ties import Ties
from parlour.tables.lobby.room import Room
from tests.simulation.virtual_loop import run_virtually
from tests.tables.clubs.rooms import WORD, club_room, found
from tests.tables.stage import virtual_clock

Act = Callable[[Room, str], Awaitable[object]]


async def hide(room: Room, key: str) -> None:
    await room.clubs.show(key, "ben", on=False)


async def block(room: Room, key: str) -> None:
    await room.friends.block("ben", "ann", on=True)


async def is_blocked(room: Room, key: str) -> None:
    await room.friends.block("ann", "ben", on=True)


async def stay(room: Room, key: str) -> None:
    pass


def who_is_here(act: Act, viewer: str = "ann") -> list[frozenset[str]]:
    """Whom somebody sees to be here: before ben wants to be seen, then, after what is done, and after a
    restart."""

    async def story() -> list[frozenset[str]]:
        store = MemoryStore(now=virtual_clock().now)
        room = await club_room(store)
        key = await found(room, "ben", "cid")

        async def here(of: Room) -> frozenset[str]:
            await of.friends.ties.see("ben")
            return await of.clubs.here(key, await of.clubs.look_into(key, viewer))

        seen = [await here(room)]
        await room.friends.ties.show("ben", on=True)
        seen.append(await here(room))
        await room.clubs.show(key, "ben", on=True)
        seen.append(await here(room))
        await act(room, key)
        seen.append(await here(room))
        await room.drain()
        seen.append(await here(await club_room(store)))
        return seen

    return run_virtually(story)


NOBODY, BEN = frozenset[str](), frozenset(["ben"])


def test_a_member_is_seen_to_be_here_once_they_let_the_club_see_it_and_friends_are_another_matter() -> None:
    assert who_is_here(stay) == [NOBODY, NOBODY, BEN, BEN, BEN]
    assert who_is_here(hide) == [NOBODY, NOBODY, BEN, NOBODY, NOBODY]


@pytest.mark.parametrize("act", [block, is_blocked])
def test_who_blocks_whom_looks_as_if_nobody_were_here_and_to_others_as_before(act: Act) -> None:
    assert who_is_here(act) == who_is_here(hide)
    assert who_is_here(act, "cid") == who_is_here(stay, "cid")


def test_whoever_was_removed_is_seen_no_more_even_when_they_come_again() -> None:
    async def come_again(room: Room, key: str) -> None:
        await room.clubs.remove(key, "ann", "ben")
        await room.clubs.forgive(key, "ann", "ben")
        await room.clubs.join(key, "ben", "Ben", WORD)

    assert who_is_here(come_again) == who_is_here(hide)


def test_a_planted_leak_of_presence_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    of = Ties.of

    async def blocks_nobody(self: Ties, kind: str, person: str) -> frozenset[str]:
        return frozenset() if kind == "blocked" else await of(self, kind, person)

    async def is_here(self: Ties, club: str, viewer: str) -> frozenset[str]:
        shown = {note.owner for note in await self._store.notes("shown", about=club)}
        return frozenset([person for person in shown if await self._is_in_room(person)])

    with monkeypatch.context() as planted:
        planted.setattr(Ties, "of", blocks_nobody)
        assert who_is_here(is_blocked) != who_is_here(hide)
    monkeypatch.setattr(Ties, "here_in", is_here)
    assert who_is_here(block) != who_is_here(hide)
