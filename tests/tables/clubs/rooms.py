"""A room with a club in it, in virtual time, and all that it tells somebody of that club."""

from collections.abc import Awaitable
from typing import Any

from parlour.engine.errors import ParlourError
from parlour.storage.memory import MemoryStore
from parlour.tables.clubs.passwords import Passwords, work_out
from parlour.tables.lobby.room import Room
from parlour.wire import messages
from tests.tables.lobby.test_room import SETTINGS, Someone, come_in, new_room

WORD = "opensesame"
TABLE = SETTINGS


class PlainPasswords(Passwords):
    """Hashes at once and cheaply: in virtual time there are no threads."""

    async def _digest(self, password: str, salt: bytes, cost: tuple[int, int, int]) -> bytes:
        return work_out(password, salt, (2, 1, 1))


async def club_room(store: MemoryStore | None = None, *, shared: bool = False) -> Room:
    room = await new_room(store, shared=shared)
    room.clubs.passwords = PlainPasswords()
    return room


async def found(room: Room, *others: str, founder: str = "ann", password: str = WORD) -> str:
    """A club of these people, the founder first."""
    key = await room.clubs.found(founder, founder.title(), "Thursday round", password)
    for other in others:
        await room.clubs.join(key, other, other.title(), password)
    return key


async def said(asked: Awaitable[Any]) -> Any:
    """What is answered, or the code and the sentence of the refusal."""
    try:
        return await asked
    except ParlourError as no:
        return no.code, no.sentence


async def told_of(room: Room, key: str, table: str, person: str) -> list[Any]:
    """Everything that the room tells this person of a club and of one of its tables."""
    joining = room.clubs.join(key, person, person.title(), "not the word")
    return [
        await said(room.clubs.look_into(key, person)),
        await room.clubs.clubs_of(person),
        [line.table for line in await room.listing.tables() + await room.listing.seeking()],
        (await said(room.ticket(table, person)))[1],
        await said(room.clubs.show(key, person, on=True)),
        await said(room.clubs.leave(key, person)),
        await said(joining),
    ]


async def look_on(room: Room, table: str, person: str) -> Someone:
    return await come_in(room, table, person)


async def sit_down(room: Room, table: str, person: str, seat: int) -> Someone:
    line = await come_in(room, table, person)
    line.say(messages.Sit(1, seat, person.title()))
    return line
