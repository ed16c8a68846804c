"""The tournaments of a room: opened, listed, entered, looked at, and directed by one process at any time."""

import asyncio
from contextlib import suppress
from secrets import token_hex
from typing import Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.players.deciding import TournamentNumbers
from parlour.storage.rows import Batch, EntrantLine, PersonLine, TournamentLine, tournament_log, tournament_of
from parlour.storage.store import StoreError
from parlour.tables.clock import Timer
from parlour.tables.connection import Connection
from parlour.tables.lobby.leases import LENGTH
from parlour.tables.lobby.room import GoingDown, PlayedElsewhere, Room
from parlour.tables.lobby.tickets import Ticket, new_key
from parlour.tables.people.session import Session
from parlour.tables.rate_limit import TokenBuckets
from parlour.tables.refusals import table_refusal
from parlour.tables.single_flight import SingleFlight
from parlour.tables.tournament import registration
from parlour.tables.tournament.acts import ActOrder, act
from parlour.tables.tournament.limits import TournamentLimits
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.lines import tournament_line
from parlour.tables.tournament.log.rows import stored_row
from parlour.tables.tournament.opening import NOT_OVER, Wanted, check_player_at_tables, first_row
from parlour.tables.tournament.session import TournamentSession
from parlour.tables.tournament.show.standings import tournament_numbers
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.regulations.regulations import Regulations
from parlour.wire.messages import TOO_MUCH, Act, Do, Hello

LEASE_EVERY: Final = 700
_FIND_EVERY: Final = 3
"""Of so many looks at the leases one also looks for tournaments that other processes have opened."""
_ALL: Final = 10_000
_PEOPLE_AT_ONCE: Final = 100
"""A message between processes has a few thousand bytes at most."""


class PeopleHere(msgspec.Struct, frozen=True, tag_field="t", tag="here"):
    """People of a tournament who have a line to the process that tells this."""

    people: list[str]


class NoSuchTournament(ParlourError):
    """There is no tournament of this name."""


class Tournaments:
    """All tournaments of a room that are awake in this process."""

    def __init__(self, room: Room, limits: TournamentLimits | None = None) -> None:
        self.room = room
        self.limits = limits or TournamentLimits()
        self._clock = room.clock
        self._shared = room.shared
        self._owner = token_hex(8)
        self._awake: dict[str, Tournament] = {}
        self._waking = SingleFlight(self._wake)
        self._codes = TokenBuckets(self.limits.codes, 1 / 60_000)
        self._codes_from = TokenBuckets(10 * self.limits.codes, 1 / 6_000)
        """The same by address, for whoever comes as somebody else each time."""
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None
        self._looks = 0
        self._is_drained = False

    async def begin(self) -> None:
        """Go on with all tournaments that are not over, and hear what other processes store of them."""
        self.room.store.watch(self._hinted)
        self.room.store.subscribe(self._told)
        self.room.tournament_news.visited = self._visited
        self.room.bots.tournament_numbers = self._numbers
        await self._look()
        self._later()

    def _numbers(self, key: str, name: str) -> TournamentNumbers | None:
        """Return how a tournament stands for whoever plays there under this name, as far as it is awake
        here."""
        found = self._awake.get(key)
        return None if found is None else tournament_numbers(found.book.state, name)

    # Opening and listing

    async def open(self, person: PersonLine, wanted: Wanted) -> Tournament:
        """Open a tournament that this person directs; refuse regulations by which nobody can play here."""
        first = await first_row(self.room, self.limits, person.person, wanted)
        book = TournamentBook(new_key(), self.room.store, self._clock)
        book.begin(first)
        kept = stored_row(first, book.log, 1, book.made)
        await self.room.store.append(Batch([kept], tournament=tournament_line(book)))
        found = await self.tournament(book.key)
        await self._lease([found])
        return found

    async def listed(self, most: int = 100) -> list[TournamentLine]:
        """Return the public tournaments: first those that are not over, then those that ended last."""
        store = self.room.store
        now = await store.tournaments(status=NOT_OVER, public=True, most=most)
        past = await store.tournaments(status=("finished", "cancelled"), public=True, most=most)
        return [*now, *past][:most]

    async def of_person(self, person: str) -> list[tuple[TournamentLine, EntrantLine]]:
        """Return the tournaments that a person has entered, the newest first."""
        return await self.room.store.tournaments_of(person)

    # Entering and directing

    async def enter(
        self, key: str, person: PersonLine | TournamentSession, code: str = "", address: str = ""
    ) -> Tournament:
        """Enter a person once; refuse whoever tries too many codes."""
        found = await self.tournament(key)
        regulations = found.book.state.regulations
        is_asked = regulations.entry.by == "code" and person.person not in found.book.state.by_person
        if is_asked and not self._may_try_code(person.person, address):
            raise table_refusal("too-many-codes")
        rating = await self._rating(person.person, regulations)
        household = found.came_from(person.person, address)
        newcomer = registration.Newcomer(person.person, person.name, code, rating, household)
        await found.queue.add(registration.enter(newcomer))
        return found

    def _may_try_code(self, person: str, address: str) -> bool:
        now = self._clock.now()
        return self._codes.takes(person, now) and (not address or self._codes_from.takes(address, now))

    async def _rating(self, person: str, regulations: Regulations) -> int:
        if regulations.seeding != "rating":
            return 0
        ratings = await self.room.ratings.of(regulations.game)
        return next((round(each.shown * 100) for each in ratings if each.person == person), 0)

    async def withdraw(self, key: str, person: str) -> Tournament:
        found = await self.tournament(key)
        await found.queue.add(registration.withdraw(person))
        return found

    async def reenter(self, key: str, person: str) -> Tournament:
        found = await self.tournament(key)
        await found.queue.add(registration.reenter(person))
        return found

    async def act(self, key: str, person: str, order: ActOrder) -> Tournament:
        """Have the director's act done."""
        found = await self.tournament(key)

        def check_player(book: TournamentBook, player: str) -> str:
            return check_player_at_tables(self.room, book.state.regulations, player)

        await found.queue.add(act(order, person, check_player))
        return found

    # Lines

    async def ticket(self, key: str, person: PersonLine) -> str:
        """Return a ticket for a line to the tournament."""
        await self.tournament(key)
        return self.room.tickets.written(tournament_log(key), person.person, None, name=person.name)

    async def visit(
        self, hello: Hello, ticket: Ticket, connection: Connection, address: str = ""
    ) -> TournamentSession:
        """Bring somebody who was admitted to the tournament."""
        found = await self.tournament(tournament_of(hello.table))
        session = TournamentSession(
            connection,
            person=ticket.person,
            name=ticket.name,
            language=hello.language,
            address=address,
            now=self._clock.now,
            ask=lambda session, said: self._asked(found.book.key, session, said),
            leave=found.leave,
        )
        if len(found.sessions) >= self.limits.lines:
            session.end(TOO_MUCH, table_refusal("full-table").sentence)
        else:
            await found.add(session)
        return session

    async def _asked(self, key: str, session: TournamentSession, said: Do | Act) -> None:
        if not session.person:
            raise table_refusal("not-entered")
        if isinstance(said, Act):
            await self.act(key, session.person, said)
        elif said.what == "enter":
            await self.enter(key, session, said.text, session.address)
        elif said.what == "withdraw":
            await self.withdraw(key, session.person)
        elif said.what == "reenter":
            await self.reenter(key, session.person)
        elif said.what == "back":
            (await self.tournament(key)).point_on(session)
        else:
            raise table_refusal("not-at-a-table")

    def _visited(self, session: Session) -> None:
        """Tell somebody on the line of an old table where they sit now."""
        found = self._awake.get(session.state.tournament)
        if found is not None:
            found.point_on(session)

    # Waking, leading and ending

    async def tournament(self, key: str) -> Tournament:
        """Return the tournament of this name, read if it is not awake; NoSuchTournament."""
        if self._is_drained:
            raise GoingDown("going-down", "The room is going down for a moment. Everything is kept.")
        if key in self._awake:
            return self._awake[key]
        return await self._waking.made(key)

    async def _wake(self, key: str) -> Tournament:
        log = tournament_log(key)
        if not self._shared and not self.room.store.hold(log):
            raise PlayedElsewhere(
                "played-elsewhere",
                "This tournament is being played by another Parlour: leave it there first.",
            )
        try:
            book = await self._read(key)
        except BaseException:
            self.room.store.release(log)
            raise
        found = self._awake[key] = Tournament(self.room, book)
        if not self._shared and not found.is_over():
            found.director.lead(on=True)
        return found

    async def _read(self, key: str) -> TournamentBook:
        book = TournamentBook(key, self.room.store, self._clock)
        await book.read()
        if not book.n:
            raise NoSuchTournament("no-such-tournament", "There is no such tournament: look at the link.")
        return book

    def _hinted(self, log: str, n: int) -> None:
        found = self._awake.get(tournament_of(log))
        if found is not None:
            found.queue.hint(n)

    def _later(self) -> None:
        self._timer = self._clock.call_at(self._clock.now() + LEASE_EVERY, self._begin_look)

    def _begin_look(self) -> None:
        self._later()
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._look())

    async def _look(self) -> None:
        """Renew the leases; now and then find what others have opened, and forget what is over."""
        if self._looks % _FIND_EVERY == 0 and (self._shared or not self._looks):
            with suppress(ParlourError):
                for line in await self.room.store.tournaments(status=NOT_OVER, most=_ALL):
                    with suppress(ParlourError):
                        await self.tournament(line.tournament)
            self._publish_people()
        if self._looks % _FIND_EVERY == 0:
            for found in self._awake.values():
                found.look_for_people()
        self._looks += 1
        self._forget()
        await self._lease(list(self._awake.values()))

    def _publish_people(self) -> None:
        """Tell other processes who has a line here: whoever directs waits for people before a whole game."""
        for found in self._awake.values() if self._shared else ():
            people = sorted(found.own_people().intersection(found.book.state.by_person))
            for first in range(0, len(people), _PEOPLE_AT_ONCE):
                here = PeopleHere(people[first : first + _PEOPLE_AT_ONCE])
                self.room.store.publish(found.book.log, msgspec.json.encode(here))

    def _told(self, log: str, published: bytes) -> None:
        found = self._awake.get(tournament_of(log))
        if found is not None:
            with suppress(msgspec.MsgspecError):
                here = msgspec.json.decode(published, type=PeopleHere)
                found.heard_of(here.people, self._clock.now() + 2 * _FIND_EVERY * LEASE_EVERY)

    async def _lease(self, tournaments: list[Tournament]) -> None:
        """Lead what nobody else does, where several processes share a store."""
        running = [each for each in tournaments if not each.is_over()]
        if not self._shared or not running:
            return
        now = self._clock.now()
        try:
            logs = [each.book.log for each in running]
            ours = await self.room.store.lease_all(logs, self._owner, now + LENGTH, now)
        except StoreError:
            ours = set()
        for each in running:
            each.director.lead(on=each.book.log in ours and not self._is_drained)

    def _forget(self) -> None:
        """Let go of tournaments that are over and that nobody looks at."""
        for key, found in list(self._awake.items()):
            if found.is_over() and not found.is_busy():
                del self._awake[key]
                found.stop()
                self.room.store.release(found.book.log)

    async def drain(self) -> None:
        """Order nothing any more, and leave what is on to other processes, or to the next start."""
        if self._is_drained:
            return
        self._is_drained = True
        if self._timer is not None:
            self._timer.cancel()
        for found in self._awake.values():
            found.director.stop()
        for found in self._awake.values():
            with suppress(Exception):
                await found.queue.stored()
            found.stop()
            self.room.store.release(found.book.log)
        if self._shared:
            with suppress(StoreError):
                await self.room.store.end_leases(
                    [each.book.log for each in self._awake.values()], self._owner
                )
