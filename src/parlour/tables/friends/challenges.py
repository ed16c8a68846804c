"""Challenges: an invitation of a friend to a table; one at a time for each two, for some minutes, answered
once."""

from hashlib import sha256
from typing import Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.storage.rows import Note, TableLine
from parlour.storage.store import Store
from parlour.tables.clock import Clock
from parlour.tables.friends.ties import Ties
from parlour.tables.lobby.tickets import new_key
from parlour.tables.refusals import table_refusal

_CHALLENGE: Final = "challenge"
LASTS: Final = 300_000
OPEN: Final = "open"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"


class Challenge(msgspec.Struct, frozen=True):
    """One of them, as it is kept; `name` is what the challenger was called."""

    challenge: str
    table: str
    game: str
    name: str
    until: int
    status: str = OPEN


class NoChallenge(ParlourError):
    """There is no such challenge, or not any more."""


class Challenges:
    """All challenges of a room, kept as notes of who challenges whom."""

    def __init__(self, store: Store, clock: Clock, ties: Ties) -> None:
        self._store = store
        self._clock = clock
        self._ties = ties

    async def send(self, person: str, name: str, other: str, table: TableLine) -> Challenge:
        """Challenge a friend to a table; a new one takes the place of the last.

        Whether the other hears of it is no business of whoever sends it.
        """
        if other not in await self._ties.friends_of(person):
            raise table_refusal("not-a-friend")
        sent = Challenge(new_key(), table.table, table.game, name, self._clock.now() + LASTS)
        await self._keep(person, other, sent)
        return sent

    async def incoming(self, person: str) -> list[tuple[str, Challenge]]:
        """Return the open challenges that this person hears of, each with who sends it."""
        found = [(note.owner, _read(note)) for note in await self._store.notes(_CHALLENGE, about=person)]
        fresh = [each for each in found if each[1].status == OPEN and each[1].until > self._clock.now()]
        return [each for each in fresh if await self._ties.is_heard_by(each[0], person)]

    async def outgoing(self, person: str) -> list[tuple[str, Challenge]]:
        """Return what this person has sent and is not over, each with whom it is for."""
        found = [(note.about, _read(note)) for note in await self._store.notes(_CHALLENGE, owner=person)]
        return [each for each in found if each[1].until > self._clock.now()]

    async def answer(self, person: str, challenge: str, *, accept: bool) -> Challenge:
        """Accept or decline what this person was sent; once, in whichever process."""
        sent = [each for each in await self.incoming(person) if each[1].challenge == challenge]
        token = sha256(f"challenge {challenge}".encode()).digest()
        if not sent or not await self._store.use_once(token, sent[0][1].until):
            raise NoChallenge("no-challenge", "There is no such challenge, or not any more.")
        owner, open_one = sent[0]
        answered = msgspec.structs.replace(open_one, status=ACCEPTED if accept else DECLINED)
        await self._keep(owner, person, answered)
        return answered

    async def withdraw(self, person: str, other: str) -> None:
        """Take back what this person has sent to the other."""
        await self._store.drop_note(_CHALLENGE, person, other)

    async def forget(self, person: str) -> None:
        notes = await self._store.notes(_CHALLENGE, owner=person)
        for note in notes + await self._store.notes(_CHALLENGE, about=person):
            await self._store.drop_note(_CHALLENGE, note.owner, note.about)

    async def _keep(self, owner: str, about: str, challenge: Challenge) -> None:
        note = Note(_CHALLENGE, owner, about, self._clock.now(), msgspec.json.encode(challenge))
        await self._store.keep_note(note)


def _read(note: Note) -> Challenge:
    return msgspec.json.decode(note.body, type=Challenge)
