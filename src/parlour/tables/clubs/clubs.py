"""What people do with clubs: found them, come in by link and password, leave, and look after their own.

Whoever is not in a club is told nothing of it. A wrong password, a club that was closed or never was, and
somebody who was removed are answered alike, and after as long.
"""

from asyncio import Lock
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from parlour.storage.store import Store
from parlour.tables.clock import Clock
from parlour.tables.clubs.passwords import Passwords
from parlour.tables.clubs.register import Club, Member, Register
from parlour.tables.friends.friends import Friends
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.tickets import new_key
from parlour.tables.people.names import clean_text
from parlour.tables.people.session import Session
from parlour.tables.refusals import TableRefused, in_words, table_refusal
from parlour.wire.messages import NO_TABLE

_CLUB: Final = "c:"
LONGEST_NAME: Final = 40


class NoClub(TableRefused):
    """There is no such club, or none that this person is in."""


class Inside(NamedTuple):
    """A club as one of its members sees it."""

    club: Club
    me: Member
    members: list[Member]

    def is_founder(self, person: str) -> bool:
        """Return whether the club is this person's; one whose founder was lost is that of its oldest."""
        people = [member.person for member in self.members]
        return person == (self.club.founder if self.club.founder in people else people[0])


class Clubs:
    """All clubs of a room, and the lines of this process to their tables."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        friends: Friends,
        *,
        limits: TableLimits,
        sessions: Callable[[], Iterator[Session]],
    ) -> None:
        self.register = Register(store, clock)
        self.passwords = Passwords()
        self._store = store
        self._clock = clock
        self._friends = friends
        self._limits = limits
        self._sessions = sessions
        self._lock = Lock()

    async def found(self, person: str, own_name: str, name: str, password: str) -> str:
        """Found a club, and return its key."""
        club = Club(_club_name(name), person, await self.passwords.hashed(password), self._clock.now())
        async with self._lock:
            await self._check_may_join_more(person)
            if await self.register.count(self._limits.room_clubs) >= self._limits.room_clubs:
                raise table_refusal("no-more-clubs")
            key = new_key()
            await self.register.keep(key, club)
            await self.register.admit(key, person, own_name)
        return key

    async def join(self, key: str, person: str, own_name: str, password: str) -> None:
        """Let somebody in who has the link and the password; what holds when both are looked at counts."""
        if await self.is_member(key, person):
            return
        club = await self.register.club(key)
        opens = await self.passwords.opens(password, club.password if club else None)
        async with self._lock:
            now = await self.register.club(key)
            is_same = club is not None and now is not None and club.password == now.password
            if not (opens and is_same) or await self.register.is_removed(key, person):
                raise table_refusal("wrong-password")
            await self._check_may_join_more(person)
            if len(await self.register.members(key)) >= self._limits.members:
                raise table_refusal("club-full", most=self._limits.members)
            await self.register.admit(key, person, own_name)

    async def _check_may_join_more(self, person: str) -> None:
        if len(await self.register.clubs_of(person)) >= self._limits.clubs:
            raise table_refusal("too-many-clubs", most=self._limits.clubs)

    async def is_member(self, key: str, person: str) -> bool:
        return await self.register.member(key, person) is not None

    async def look_into(self, key: str, person: str, own_name: str = "") -> Inside:
        """Return the club as this member sees it; NoClub. Whoever has another name by now is called by it."""
        club, me = await self.register.club(key), await self.register.member(key, person)
        if club is None or me is None:
            raise NoClub("no-club", table_refusal("no-club").said)
        if own_name and own_name != me.name:
            await self.register.rename_member(key, me, own_name)
        return Inside(club, me, await self.register.members(key))

    async def clubs_of(self, person: str) -> list[tuple[str, Inside]]:
        """Return the clubs that this person is in by their keys, each as they see it."""
        found = []
        for key, club in await self.register.clubs_of(person):
            members = await self.register.members(key)
            found += [(key, Inside(club, me, members)) for me in members if me.person == person]
        return found

    async def leave(self, key: str, person: str) -> None:
        """Leave the club; a founder's goes to whoever has been in it longest, and is closed with the last."""
        async with self._lock:
            inside = await self.look_into(key, person)
            others = [member.person for member in inside.members if member.person != person]
            if not others:
                await self._close(key)
                return
            if inside.is_founder(person):
                await self._keep(key, inside, founder=others[0])
            await self.register.let_go(key, person)
        await self._forget_presence(key, person)
        await self.look_again(key)

    # What a founder does

    async def rename(self, key: str, person: str, name: str) -> None:
        called = _club_name(name)
        async with self._lock:
            await self._keep(key, await self._own(key, person), name=called)

    async def set_password(self, key: str, person: str, password: str) -> None:
        """Let another password open the club from now on, or with "" the link alone; members stay."""
        await self._own(key, person)
        hashed = await self.passwords.hashed(password)
        async with self._lock:
            await self._keep(key, await self._own(key, person), password=hashed)

    async def remove(self, key: str, person: str, other: str) -> None:
        """Remove a member, whom link and password do not bring back."""
        async with self._lock:
            member = _other_member(await self._own(key, person), other)
            await self.register.remove(key, member)
        await self._forget_presence(key, other)
        await self.look_again(key)

    async def forgive(self, key: str, person: str, other: str) -> None:
        """Let somebody who was removed come again, by link and password."""
        async with self._lock:
            await self._own(key, person)
            if other in [each.person for each in await self.register.removed(key)]:
                await self.register.let_go(key, other)

    async def hand_over(self, key: str, person: str, other: str) -> None:
        """Give the club to another member."""
        async with self._lock:
            inside = await self._own(key, person)
            await self._keep(key, inside, founder=_other_member(inside, other).person)

    async def close(self, key: str, person: str) -> None:
        """End the club; games that were played stay with those who have played them."""
        async with self._lock:
            await self._own(key, person)
            await self._close(key)

    async def _close(self, key: str) -> None:
        people = [member.person for member in await self.register.members(key)]
        await self.register.drop(key)
        for person in people:
            await self._forget_presence(key, person)
        await self.look_again(key)

    async def _own(self, key: str, person: str) -> Inside:
        """Return the club as its founder sees it; refuse everybody else in it."""
        inside = await self.look_into(key, person)
        if not inside.is_founder(person):
            raise table_refusal("only-founder")
        return inside

    async def _keep(self, key: str, inside: Inside, **changes: str) -> None:
        await self.register.keep(key, msgspec.structs.replace(inside.club, **changes))

    # Who is here, and who may see the club's tables

    async def show(self, key: str, person: str, *, on: bool) -> None:
        """Let the club see when this member is in the room, or no longer."""
        await self.look_into(key, person)
        await self._friends.ties.show(person, on=on, to=key)
        await self._friends.ties.see(person)

    async def here(self, key: str, inside: Inside) -> frozenset[str]:
        """Return which members this one sees to be in the room."""
        return await self._friends.ties.here_in(key, inside.me.person) & {
            member.person for member in inside.members
        }

    async def _forget_presence(self, key: str, person: str) -> None:
        await self._friends.ties.show(person, on=False, to=key)

    async def door_refusal(self, key: str, person: str) -> NoClub | None:
        """Return why this person may not look at a table of the club; None for members, and for all where it
        is of no club."""
        is_open = not key or await self.is_member(key, person)
        return None if is_open else NoClub("club-table", table_refusal("club-table").said)

    async def look_again(self, key: str) -> None:
        """Put out, in all processes, whoever looks on at a table of the club and is in it no longer."""
        self._store.publish(_CLUB + key, b"{}")
        await self._put_out(key)

    def receive(self, key: str) -> None:
        """Take in what another process publishes, if it is about a club."""
        if key.startswith(_CLUB):
            self.seats_changed(key.removeprefix(_CLUB))

    def seats_changed(self, key: str) -> None:
        """Look who looks on at the club's tables here: somebody may have stood up who is in it no longer."""
        if key:
            self._friends.later(self._put_out(key))

    async def _put_out(self, key: str) -> None:
        """End the lines of those who may not look on any more; whoever has a chair keeps it."""
        for session in [each for each in self._sessions() if each.state.club == key]:
            if session.rightful_seat() is None and not await self.is_member(key, session.person):
                session.end(NO_TABLE, in_words(table_refusal("club-table"), None, None, session.language))


def _club_name(name: str) -> str:
    called = clean_text(name, LONGEST_NAME)
    if not called:
        raise table_refusal("club-name")
    return called


def _other_member(inside: Inside, other: str) -> Member:
    """Return another member of the club by their number; refuse who is none."""
    for member in inside.members:
        if member.person == other != inside.me.person:
            return member
    raise table_refusal("not-a-member")
