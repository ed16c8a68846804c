"""The room: opens tables, wakes them from their rows when somebody comes, and puts them to sleep again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from secrets import token_hex
from typing import Final

import msgspec

from parlour.cards.seeds import fresh_seed
from parlour.engine.errors import ParlourError, Refused
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.guide import LEARNER
from parlour.match.log import BY_HOST
from parlour.players.guide import GUIDE, guide_of
from parlour.storage.rows import Batch, PersonLine, Row, TableLine, tournament_of
from parlour.storage.store import Store, damaged_store
from parlour.tables.bonus_limit import barred_bonus_rule, check_bonus_rules
from parlour.tables.clock import Clock, Timer
from parlour.tables.clubs.clubs import Clubs
from parlour.tables.connection import Connection
from parlour.tables.deal_limit import too_many_cards
from parlour.tables.friends.friends import Friends
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.archive import Archive, Played, all_rows
from parlour.tables.lobby.begun import BegunGame, begun_rows, cards_for, tutorial_settings
from parlour.tables.lobby.leases import Leases
from parlour.tables.lobby.listing import Listing
from parlour.tables.lobby.people import People
from parlour.tables.lobby.ratings import Ratings
from parlour.tables.lobby.readiness import Readiness
from parlour.tables.lobby.rules_store import PreparedTable, is_opened_so, keep_rules, known_rules
from parlour.tables.lobby.seeks import Offer, Seeks
from parlour.tables.lobby.stretches import LongWork
from parlour.tables.lobby.tickets import Ticket, Tickets, new_key
from parlour.tables.lobby.watchdog import Watchdog, WatchedClock
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending, entry_of, row_of
from parlour.tables.people.session import Session
from parlour.tables.play.answers import FreshSeed
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings, check_player, checked_settings
from parlour.tables.single_flight import SingleFlight
from parlour.tables.state import OPEN, TableState, waking
from parlour.tables.table import Table
from parlour.tables.tournament.news import TournamentNews
from parlour.wire.messages import Hello

_LOOK_ROUND: Final = 5_000
"""How often the room looks for tables that nobody needs awake."""
_ASLEEP_AT_ONCE: Final = 50
_SOON: Final = 10
"""So many tables go to sleep in one go; if there are more, the others do so many milliseconds later."""


class NoSuchTable(ParlourError):
    """There is no table of this name."""


class PlayedElsewhere(ParlourError):
    """Another process has this table on a store that is not made for several."""


class GoingDown(ParlourError):
    """The room takes nobody in any more."""


class Room:
    """All tables of one process; with a store that is shared, other processes have the same tables."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        *,
        clock: Clock,
        bots: RoomBots | None = None,
        limits: TableLimits | None = None,
        shared: bool = False,
        fresh: FreshSeed = fresh_seed,
    ) -> None:
        self.store = store
        self.clock = clock
        self.people = People(store, secret, clock.now)
        self.tickets = Tickets(store, secret, clock.now)
        self.listing = Listing(store, clock)
        self.archive = Archive(store)
        self.ratings = Ratings(store)
        self.tournament_news = TournamentNews(store)
        self.friends = Friends(store, clock, self.sessions)
        self.bots = bots or RoomBots()
        self.limits = limits or TableLimits()
        self.clubs = Clubs(store, clock, self.friends, limits=self.limits, sessions=self.sessions)
        self.seeks = Seeks(store, clock, self.limits, self.open_table)
        self._awake: dict[str, Table] = {}
        self._waking = SingleFlight(self._wake)
        self.shared = shared
        self._leases = Leases(store, clock, owner=token_hex(8)) if shared else None
        self._readiness = Readiness(store, clock)
        self._timer: Timer | None = None
        self._is_drained = False
        self._long = LongWork()
        self.watchdog = Watchdog()
        self.fresh = fresh

    @classmethod
    async def opened(
        cls,
        store: Store,
        *,
        clock: Clock,
        bots: RoomBots | None = None,
        limits: TableLimits | None = None,
        shared: bool = False,
        fresh: FreshSeed = fresh_seed,
    ) -> "Room":
        """Return a room over a store that is open; it hears what other processes store."""
        secret = await store.secret()
        room = cls(store, secret, clock=clock, bots=bots, limits=limits, shared=shared, fresh=fresh)
        store.watch(room._hinted)
        store.subscribe(room._told)
        room._look_round()
        room.friends.look()
        return room

    def awake(self) -> int:
        """Return how many tables are in memory."""
        return len(self._awake)

    def sessions(self) -> Iterator[Session]:
        """Yield all sessions at all tables."""
        return (session for table in self._awake.values() for session in table.broadcast.sessions)

    async def is_ready(self) -> bool:
        """Return whether people can come in and their moves be stored."""
        return not self._is_drained and await self._readiness.can_store()

    # Opening

    async def open_table(
        self,
        person: str,
        settings: TableSettings | PreparedTable,
        *,
        offer: Offer | None = None,
        tournament: str = "",
        table: str = "",
        club: str = "",
    ) -> str:
        """Return a new table with this person as its host; refuse settings by which nobody can play.

        A table of a tournament has its director in the place of a host, and may have a key given beforehand;
        one with an offer has none.
        """
        good = settings if isinstance(settings, PreparedTable) else await self.prepare_table(settings)
        key, secret = table or new_key(), "" if tournament else self.fresh().hex()
        host = "" if offer else person
        open_entry = entries.Open(good.settings, host, good.rules, secret, tournament, club=club)
        if offer is not None:
            open_entry = msgspec.structs.replace(open_entry, opener=person, **offer._asdict())
        await self._begin_with([row_of(Pending(open_entry, by=BY_HOST), key, 1, self.clock.now())])
        return key

    async def prepare_table(self, settings: TableSettings) -> PreparedTable:
        """Return what any number of tables with these settings are opened by, or refuse them."""
        good = self.check_settings(settings)
        return PreparedTable(good, await keep_rules(self.store, good.rules()))

    def check_settings(self, settings: TableSettings) -> TableSettings:
        """Return the settings, cleaned; refuse those by which nobody can play here."""
        check_bonus_rules(settings, self.limits)
        good = checked_settings(settings, self.bots.model_names())
        self._check_deal(good, good.rules())
        return good

    def _check_deal(self, settings: TableSettings, rules: RulesAsset) -> None:
        """Refuse rules by which nothing is dealt in this room, or fewer cards."""
        refusal = barred_bonus_rule(settings, self.limits) or too_many_cards(settings, rules, self.limits)
        if refusal is not None:
            raise refusal

    async def laid_table(self, settings: TableSettings) -> str:
        """Return a table without a host for whoever comes: an empty one like this, or a new one."""
        good = self.check_settings(settings)
        for line in await self.store.tables(status=(OPEN,), public=good.public, host="", tournament=""):
            if (line.people, line.game, line.club) == (0, good.game, ""):
                first = await self.store.rows(line.table, most=1)
                if is_opened_so(entry_of(first[0]), good):
                    return line.table
        return await self.open_table("", good)

    async def fork(self, person: PersonLine, played: Played, *, n: int, seat: int, player: str) -> str:
        """Return a new table that goes on from the n-th move of a finished game, this person on that seat."""
        from parlour.tables.lobby.forks import check_fork, forked_game

        check_fork(played, person.person, n, seat)
        rules = played.settings.rules()
        player = check_player(player, played.settings, rules, self.bots.model_names())
        self._check_deal(played.settings, rules)
        who = {"person": person.person, "name": person.name, "player": player}
        game = forked_game(played, n=n, seat=seat, now=self.clock.now(), **who)
        return await self._begin_game(game, played.begin.rules)

    async def begin_table(self, game: BegunGame, rules: RulesAsset, table: str = "") -> str:
        """Open a table with this game on it, and return its key."""
        return await self._begin_game(game, await keep_rules(self.store, rules), table)

    async def _begin_game(self, game: BegunGame, digest: str, table: str = "") -> str:
        key = table or new_key()
        await self._begin_with(
            await self._long.done(begun_rows(game, key, digest=digest, now=self.clock.now()))
        )
        return key

    async def tutorial_table(self, person: str, name: str, game: str) -> str:
        """Open a table at which this person learns a game from its guide; it has begun already."""
        settings = checked_settings(tutorial_settings(game))
        cards = cards_for(LEARNER, name, GUIDE, seats=settings.seats)
        people = [person if seat == LEARNER else "" for seat in range(settings.seats)]
        seed = bytes.fromhex(guide_of(settings.the_game()).script.seed)
        return await self.begin_table(BegunGame(settings, person, cards, people, seed), settings.rules())

    async def _begin_with(self, rows: list[Row]) -> None:
        """Store a table's first rows, with its line for the lobby."""
        opened = entry_of(rows[0])
        rules = await known_rules(self.store, opened.settings.the_game(), opened.rules)
        state = await self._long.done(waking(TableState(rows[0].table, rules), rows))
        game = state.game_line() if state.number else None
        await self.store.append(Batch(rows, state.line(), game))
        self.listing.changed()

    # Coming in

    async def ticket(self, key: str, person: str, token: str = "") -> tuple[str, int | None]:
        """Return a ticket to this table for this person: on the seat that the token opens, on their own, or
        none; to a club's table without a seat for its members alone."""
        state = (await self.table(key)).state
        refusal = await self.clubs.door_refusal(state.club, person)
        opened = state.seat_with(sha256(token.encode()).hexdigest()) if token else None
        seat = state.seat_of(person) if opened is None else opened
        if seat is None and refusal is not None:
            raise refusal
        return self.tickets.written(key, person, seat, _chair(state, seat)), seat

    async def admit(self, hello: Hello) -> Ticket:
        """Return who is at the door, by their ticket; BadTicket."""
        return await self.tickets.taken(hello.ticket, hello.table)

    async def seat(self, hello: Hello, ticket: Ticket, connection: Connection) -> Session:
        """Bring somebody who was admitted to the table."""
        table = await self.table(hello.table)
        if self._leases is not None:
            await table.read_to(hello.seen)
        refusal = await self.clubs.door_refusal(table.state.club, ticket.person)
        blocked = await self.friends.blocked_by(ticket.person)
        is_theirs = ticket.chair and _chair(table.state, ticket.seat) == ticket.chair
        seat = ticket.seat if is_theirs else table.state.seat_of(ticket.person)
        if seat is None and refusal is not None:
            raise refusal
        session = table.visit(connection, person=ticket.person, seat=seat, hello=hello, blocked=blocked)
        self.friends.came(session)
        if table.state.tournament:
            self.tournament_news.visited(session)
        return session

    async def visit(self, hello: Hello, connection: Connection) -> Session:
        """Admit and seat somebody at once."""
        return await self.seat(hello, await self.admit(hello), connection)

    async def enter(self, hello: Hello, person: str, connection: Connection) -> Session:
        """Bring somebody of this very process to the table, who needs no ticket."""
        table = await self.table(hello.table)
        return table.visit(connection, person=person, seat=table.state.seat_of(person), hello=hello)

    # Waking and sleeping

    async def table(self, key: str) -> Table:
        """Return the table of this name, woken if it sleeps; NoSuchTable."""
        if self._is_drained:
            raise GoingDown("going-down", "The room is going down for a moment. Everything is kept.")
        if key in self._awake:
            return self._awake[key]
        return await self._waking.made(key)

    async def _wake(self, key: str) -> Table:
        """Hold the table against other processes and read it, in this order: nobody else adds rows then."""
        if tournament_of(key):
            raise _no_such_table()
        if not self.store.hold(key):
            raise PlayedElsewhere(
                "played-elsewhere", "This table is being played by another Parlour: leave it there first."
            )
        try:
            return await self._read_table(key)
        except BaseException:
            self.store.release(key)
            raise

    async def _read_table(self, key: str) -> Table:
        rows = await all_rows(self.store, key)
        if not rows:
            raise _no_such_table()
        opened = entry_of(rows[0])
        rules = await known_rules(self.store, opened.settings.the_game(), opened.rules)
        with _damage_noted(self.store):
            state = await self._long.done(waking(TableState(key, rules), rows))
        leads = self._leases is None or await self._leases.wanted(key)
        table = Table(
            key,
            self.store,
            rows,
            state=state,
            rules=rules,
            clock=WatchedClock(self.clock, key, self.watchdog),
            bots=self.bots,
            limits=self.limits,
            leads=leads,
            shared=self._leases is not None,
            fresh=self.fresh,
        )
        table.on_change = self._changed
        table.on_end = self.tournament_news.ended
        self._awake[key] = table
        if self._leases is not None:
            self._leases.keep(table)
        return table

    def _hinted(self, key: str, n: int) -> None:
        table = self._awake.get(key)
        if table is not None:
            table.hint(n)

    def _told(self, key: str, published: bytes) -> None:
        self.tournament_news.receive(key, published)
        self.friends.receive(key)
        self.clubs.receive(key)
        table = self._awake.get(key)
        if table is not None:
            table.pubsub.receive(published)

    def _changed(self, line: TableLine) -> None:
        if line.public and not line.tournament:
            self.listing.changed()
        self.clubs.seats_changed(line.club)

    def _look_round(self) -> None:
        """Put to sleep whatever nobody needs awake, and come again."""
        now = self.clock.now()
        idle = [each for each in self._awake.values() if each.is_idle(now)]
        for table in idle[:_ASLEEP_AT_ONCE]:
            self._put_to_sleep(table)
        self._readiness.look()
        is_done = len(idle) <= _ASLEEP_AT_ONCE
        self._timer = self.clock.call_at(now + (_LOOK_ROUND if is_done else _SOON), self._look_round)

    def _put_to_sleep(self, table: Table) -> None:
        del self._awake[table.key]
        table.drain()
        table.release()
        self.store.release(table.key)
        if self._leases is not None:
            self._leases.drop(table)

    async def drain(self) -> None:
        """Take nobody in any more, wait until all that was asked is stored, and say goodbye."""
        self._is_drained = True
        self.listing.close()
        self.friends.stop()
        if self._timer is not None:
            self._timer.cancel()
        while any(table.is_busy() for table in self._awake.values()):
            await asyncio.sleep(0.01)
        for table in list(self._awake.values()):
            table.drain()
        if self._leases is not None:
            await self._leases.end()


def _no_such_table() -> NoSuchTable:
    return NoSuchTable("no-such-table", "There is no such table: look at the link once more.")


@contextmanager
def _damage_noted(store: Store) -> Iterator[None]:
    """Raise Damaged for rows that cannot have happened one after the other."""
    try:
        yield
    except (AssertionError, ArithmeticError, LookupError, TypeError, ValueError, Refused) as error:
        damage = damaged_store()
        damage.__cause__ = error  # already, for the log
        store.health.could_not_read(damage)
        raise damage from error


def _chair(state: TableState, seat: int | None) -> str:
    """Return by what a ticket knows the chair of a seat."""
    return "" if seat is None else state.chairs[seat].token_hash[:16]
