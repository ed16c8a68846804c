"""The register: which clubs there are, and who is in them; kept as notes, the same in all processes.

Whoever was removed stays in it as that, so that the link and the password do not bring them back.
"""

from typing import Final, NamedTuple

import msgspec

from parlour.storage.rows import Note
from parlour.storage.store import Store
from parlour.tables.clock import Clock

_CLUB: Final = "club"
_MEMBER: Final = "member"
_EVERYBODY: Final = 100_000


class Club(msgspec.Struct, frozen=True):
    """A club as it is kept; `password` is what `Passwords` makes of it, "" where the link is enough."""

    name: str
    founder: str
    password: str
    made: int


class _Entry(msgspec.Struct, frozen=True):
    """What is kept of somebody in a club."""

    name: str
    is_removed: bool = False


class Member(NamedTuple):
    """Somebody who is in a club, or was removed from it; what they are called, and since when."""

    person: str
    name: str
    since: int


class Register:
    """All clubs of a room."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def club(self, key: str) -> Club | None:
        notes = await self._store.notes(_CLUB, owner=key, most=1) if key else []
        return msgspec.json.decode(notes[0].body, type=Club) if notes else None

    async def count(self, most: int) -> int:
        """Return how many clubs there are; `most` where there are more."""
        return len(await self._store.notes(_CLUB, most=most))

    async def keep(self, key: str, club: Club) -> None:
        await self._store.keep_note(Note(_CLUB, key, key, club.made, msgspec.json.encode(club)))

    async def drop(self, key: str) -> None:
        """Forget the club, first of all that it is there, and everybody in it."""
        await self._store.drop_note(_CLUB, key, key)
        for note in await self._store.notes(_MEMBER, owner=key, most=_EVERYBODY):
            await self._store.drop_note(_MEMBER, key, note.about)

    async def members(self, key: str) -> list[Member]:
        """Return who is in a club, those who have been longest first."""
        return [_member(note) for note in await self._notes(key) if not _entry(note).is_removed]

    async def removed(self, key: str) -> list[Member]:
        """Return who was removed from it."""
        return [_member(note) for note in await self._notes(key) if _entry(note).is_removed]

    async def _notes(self, key: str) -> list[Note]:
        notes = await self._store.notes(_MEMBER, owner=key, most=_EVERYBODY) if key else []
        return sorted(notes, key=lambda note: (note.at, note.about))

    async def member(self, key: str, person: str) -> Member | None:
        """Return somebody who is in the club; None for everybody else, and where there is no such club."""
        note = await self._note(key, person)
        if note is None or _entry(note).is_removed or await self.club(key) is None:
            return None
        return _member(note)

    async def is_removed(self, key: str, person: str) -> bool:
        note = await self._note(key, person)
        return note is not None and _entry(note).is_removed

    async def _note(self, key: str, person: str) -> Note | None:
        """Return what is kept of somebody; a stranger, who has no number, is in no club."""
        asked = {"owner": key, "about": person}
        found = await self._store.notes(_MEMBER, **asked, most=1) if key and person else []
        return found[0] if found else None

    async def clubs_of(self, person: str) -> list[tuple[str, Club]]:
        """Return the clubs of a person by their keys, the one that they joined last first."""
        notes = await self._store.notes(_MEMBER, about=person)
        keys = [note.owner for note in notes if not _entry(note).is_removed]
        found = [(key, await self.club(key)) for key in keys]
        return [(key, club) for key, club in found if club is not None]

    async def admit(self, key: str, person: str, name: str) -> None:
        await self._enter(key, Member(person, name, self._clock.now()))

    async def rename_member(self, key: str, member: Member, name: str) -> None:
        await self._enter(key, member._replace(name=name))

    async def remove(self, key: str, member: Member) -> None:
        """Keep somebody as removed."""
        await self._enter(key, member, is_removed=True)

    async def let_go(self, key: str, person: str) -> None:
        """Forget somebody; whoever was removed may come again."""
        await self._store.drop_note(_MEMBER, key, person)

    async def _enter(self, key: str, member: Member, *, is_removed: bool = False) -> None:
        body = msgspec.json.encode(_Entry(member.name, is_removed))
        await self._store.keep_note(Note(_MEMBER, key, member.person, member.since, body))


def _entry(note: Note) -> _Entry:
    return msgspec.json.decode(note.body, type=_Entry)


def _member(note: Note) -> Member:
    return Member(note.about, _entry(note).name, note.at)
