"""Ties: whom somebody likes and blocks, kept as notes. Nothing here tells a person what others said of them.

Two are friends once both like each other. Whoever is liked no longer, or blocked, is not told: they go on
seeing a friend, who is never in the room and answers no challenge.
"""

from typing import Final

from parlour.storage.rows import Note
from parlour.storage.store import Store
from parlour.tables.clock import Clock

LIKED: Final = "liked"
BLOCKED: Final = "blocked"
_FRIENDS: Final = "friends"
"""That two have liked each other at the same time, ever: by both numbers in order."""
_SHOWN: Final = "shown"
"""That somebody lets others see when they are here: friends (about themselves), or a club (about that)."""
_HERE: Final = "here"
_EVERYBODY: Final = 1_000_000
STAYS: Final = 30_000
"""So long after they were last seen somebody counts as in the room."""


class Ties:
    """What people have said of each other, the same in all processes of a room."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def like(self, person: str, other: str, *, on: bool) -> None:
        """Note that a person likes somebody, or no longer; where both do, they are friends from now on."""
        if not on:
            await self._store.drop_note(LIKED, person, other)
            return
        await self._keep(LIKED, person, other)
        if await self._is_noted(LIKED, other, person):
            await self._keep(_FRIENDS, *sorted((person, other)))

    async def block(self, person: str, other: str, *, on: bool) -> None:
        """Hear nothing of somebody, or hear them again; whom one blocks one does not like."""
        if on:
            await self._keep(BLOCKED, person, other)
            await self._store.drop_note(LIKED, person, other)
        else:
            await self._store.drop_note(BLOCKED, person, other)

    async def of(self, kind: str, person: str) -> frozenset[str]:
        """Return whom this person likes, or blocks."""
        return frozenset(note.about for note in await self._store.notes(kind, owner=person))

    async def friends_of(self, person: str) -> frozenset[str]:
        """Return the friends that this person sees: whom they like, and who has liked them at the same
        time."""
        liked = await self.of(LIKED, person)
        pairs = await self._store.notes(_FRIENDS, owner=person)
        pairs += await self._store.notes(_FRIENDS, about=person)
        return liked & {note.about if note.owner == person else note.owner for note in pairs}

    async def is_heard_by(self, person: str, other: str) -> bool:
        """Return whether the other likes this person still, and has not blocked them."""
        liked = await self._is_noted(LIKED, other, person)
        return liked and not await self._is_noted(BLOCKED, other, person)

    async def show(self, person: str, *, on: bool, to: str = "") -> None:
        """Let friends see when this person is in the room, or the members of a club; or no longer."""
        if on:
            await self._keep(_SHOWN, person, to or person)
            return
        await self._store.drop_note(_SHOWN, person, to or person)
        if not await self._is_seen_by_any(person):
            await self._store.drop_note(_HERE, person, person)

    async def is_shown(self, person: str, *, to: str = "") -> bool:
        return await self._is_noted(_SHOWN, person, to or person)

    async def see(self, person: str) -> None:
        """Note that this person is in the room, where they let anybody see it."""
        if await self._is_seen_by_any(person):
            await self._keep(_HERE, person, person)

    async def _is_seen_by_any(self, person: str) -> bool:
        return bool(await self._store.notes(_SHOWN, owner=person, most=1))

    async def see_all(self, people: set[str]) -> None:
        """Note the same of many: those of them who let anybody see it."""
        shown = {note.owner for note in await self._store.notes(_SHOWN, most=_EVERYBODY)}
        for person in sorted(people & shown):
            await self._keep(_HERE, person, person)

    async def here_for(self, person: str) -> frozenset[str]:
        """Return which friends of this person are in the room and let this person see it."""
        here = [other for other in sorted(await self.friends_of(person)) if await self._is_here(other)]
        return frozenset([other for other in here if await self.is_heard_by(person, other)])

    async def here_in(self, club: str, viewer: str) -> frozenset[str]:
        """Return who lets the members of a club see that they are in the room; of whom the viewer blocks, and
        of who blocks the viewer, nothing is seen."""
        shown = {note.owner for note in await self._store.notes(_SHOWN, about=club)}
        apart = {note.owner for note in await self._store.notes(BLOCKED, about=viewer)}
        apart |= await self.of(BLOCKED, viewer)
        return frozenset([person for person in sorted(shown - apart) if await self._is_in_room(person)])

    async def _is_here(self, person: str) -> bool:
        return await self._is_in_room(person) and await self.is_shown(person)

    async def _is_in_room(self, person: str) -> bool:
        seen = [note.at for note in await self._store.notes(_HERE, owner=person)]
        return bool(seen) and seen[0] + STAYS > self._clock.now()

    async def forget(self, person: str) -> None:
        """Remove everything that this person has said of others, and others of them."""
        for kind in (LIKED, BLOCKED, _FRIENDS, _SHOWN, _HERE):
            notes = await self._store.notes(kind, owner=person) + await self._store.notes(kind, about=person)
            for note in notes:
                await self._store.drop_note(kind, note.owner, note.about)

    async def _keep(self, kind: str, owner: str, about: str) -> None:
        await self._store.keep_note(Note(kind, owner, about, self._clock.now()))

    async def _is_noted(self, kind: str, owner: str, about: str) -> bool:
        return bool(await self._store.notes(kind, owner=owner, about=about, most=1))
