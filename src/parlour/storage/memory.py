"""The store of tests and trial rooms: everything is kept in plain lists, and gone with the process.

It is also the model that the other stores are compared with, so it states every rule in its plainest form.
"""

import os
import time
from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Collection

from parlour.storage.rows import (
    Batch,
    EntrantLine,
    GameLine,
    Note,
    PersonLine,
    Row,
    TableLine,
    TournamentLine,
)
from parlour.storage.store import OnMessage, OnRows, Store, Told, check_batch, check_follows


def wall_clock() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class _Kept:
    """What several stores of one room have in common, as several processes share one database."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.tables: dict[str, TableLine] = {}
        self.games: dict[tuple[str, int], GameLine] = {}
        self.tournaments: dict[str, TournamentLine] = {}
        self.entrants: dict[tuple[str, int], EntrantLine] = {}
        self.people: dict[str, PersonLine] = {}
        self.notes: dict[tuple[str, str, str], Note] = {}
        self.rules: dict[str, bytes] = {}
        self.used: dict[bytes, int] = {}
        self.leases: dict[str, tuple[str, int]] = {}
        self.secret = os.urandom(32)
        self.watchers: list[tuple[Store, AbstractEventLoop, OnRows]] = []
        self.hearers: list[tuple[Store, AbstractEventLoop, OnMessage]] = []


class MemoryStore(Store):
    """Keeps everything in memory; `beside` makes another store over the same content."""

    def __init__(self, *, now: Callable[[], int] = wall_clock) -> None:
        self._now = now
        self._kept = _Kept()

    def beside(self) -> "MemoryStore":
        """Return the store of another process of the same room: it sees the same rows and hears of new
        ones."""
        other = type(self)(now=self._now)
        other._kept = self._kept
        return other

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._kept.watchers = [each for each in self._kept.watchers if each[0] is not self]
        self._kept.hearers = [each for each in self._kept.hearers if each[0] is not self]

    async def try_write(self) -> None:
        self.health.wrote([None])

    def put(self, batch: Batch, told: Told) -> None:
        result: Exception | None = None
        try:
            self.keep(batch)
        except Exception as refusal:
            result = refusal
        get_running_loop().call_soon(told, result)

    def keep(self, batch: Batch) -> None:
        """Keep the batch at once, or raise Taken or NotStored and keep nothing of it."""
        check_batch(batch)
        if batch.rows:
            first = batch.rows[0]
            check_follows(first, len(self._kept.rows.get(first.table, ())))
            self._kept.rows.setdefault(first.table, []).extend(batch.rows)
            self._tell_others(batch.rows[-1])
        if batch.table is not None:
            self._kept.tables[batch.table.table] = batch.table
        if batch.game is not None:
            self._kept.games[batch.game.table, batch.game.number] = batch.game
        if batch.tournament is not None:
            self._kept.tournaments[batch.tournament.tournament] = batch.tournament
        for line in batch.entrants:
            self._kept.entrants[line.tournament, line.entrant] = line

    def _tell_others(self, last: Row) -> None:
        for store, loop, hint in self._kept.watchers:
            if store is not self:
                loop.call_soon(hint, last.table, last.n)

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        stop = None if most is None else after + most
        return self._kept.rows.get(table, [])[after:stop]

    async def last_change(self, table: str) -> int:
        return max((row.at for row in self._kept.rows.get(table, [])), default=0)

    async def rules(self, digest: str) -> bytes | None:
        return self._kept.rules.get(digest)

    async def keep_rules(self, digest: str, body: bytes) -> None:
        self._kept.rules.setdefault(digest, body)

    async def digests(self) -> list[str]:
        return sorted(self._kept.rules)

    async def tables(
        self,
        *,
        status: tuple[str, ...] = (),
        public: bool | None = None,
        host: str | None = None,
        tournament: str | None = None,
        opener: str = "",
        club: str = "",
        most: int = 200,
    ) -> list[TableLine]:
        found = [
            line
            for line in self._kept.tables.values()
            if (not status or line.status in status)
            and public in (None, line.public)
            and host in (None, line.host)
            and tournament in (None, line.tournament)
            and opener in ("", line.opener)
            and club in ("", line.club)
        ]
        return sorted(found, key=lambda line: (-line.changed, line.table))[:most]

    async def table(self, table: str) -> TableLine | None:
        return self._kept.tables.get(table)

    async def tables_between(self, since: int = 0, until: int | None = None) -> list[str]:
        return sorted(
            table
            for table, rows in self._kept.rows.items()
            if any(since <= row.at and (until is None or row.at < until) for row in rows)
        )

    async def games(
        self, *, person: str = "", table: str = "", rated: bool = False, ended: bool = False, most: int = 200
    ) -> list[GameLine]:
        found = [
            line
            for line in self._kept.games.values()
            if (not person or person in line.people)
            and (not table or line.table == table)
            and (not rated or line.rated)
            and (not ended or line.ended)
        ]
        return sorted(found, key=lambda line: (-line.began, line.table, -line.number))[:most]

    async def tournaments(
        self,
        *,
        status: tuple[str, ...] = (),
        public: bool | None = None,
        host: str | None = None,
        most: int = 200,
    ) -> list[TournamentLine]:
        found = [
            line
            for line in self._kept.tournaments.values()
            if (not status or line.status in status)
            and public in (None, line.public)
            and host in (None, line.host)
        ]
        return sorted(found, key=lambda line: (-line.changed, line.tournament))[:most]

    async def tournament(self, tournament: str) -> TournamentLine | None:
        return self._kept.tournaments.get(tournament)

    async def entrants(self, tournament: str) -> list[EntrantLine]:
        found = (line for line in self._kept.entrants.values() if line.tournament == tournament)
        return sorted(found, key=lambda line: line.entrant)

    async def tournaments_of(self, person: str, most: int = 200) -> list[tuple[TournamentLine, EntrantLine]]:
        entries = [line for line in self._kept.entrants.values() if person and line.person == person]
        listed = self._kept.tournaments
        found = [(listed[entry.tournament], entry) for entry in entries if entry.tournament in listed]
        return sorted(found, key=lambda each: (-each[0].made, each[0].tournament, each[1].entrant))[:most]

    async def keep_person(self, line: PersonLine) -> None:
        self._kept.people[line.person] = line

    async def person(self, key_hash: bytes) -> PersonLine | None:
        found = [
            line for line in self._kept.people.values() if key_hash in (line.key_hash, line.recovery_hash)
        ]
        return min(found, key=lambda line: line.person) if found and key_hash else None

    async def people(self) -> list[PersonLine]:
        return sorted(self._kept.people.values(), key=lambda line: line.person)

    async def keep_note(self, note: Note) -> None:
        self._kept.notes[note.kind, note.owner, note.about] = note

    async def drop_note(self, kind: str, owner: str, about: str) -> bool:
        return self._kept.notes.pop((kind, owner, about), None) is not None

    async def notes(self, kind: str, *, owner: str = "", about: str = "", most: int = 1000) -> list[Note]:
        found = [
            note
            for note in self._kept.notes.values()
            if note.kind == kind and owner in ("", note.owner) and about in ("", note.about)
        ]
        return sorted(found, key=lambda note: (-note.at, note.owner, note.about))[:most]

    async def use_once(self, token: bytes, until: int) -> bool:
        now = self._now()
        self._kept.used = {used: end for used, end in self._kept.used.items() if end >= now}
        is_new = token not in self._kept.used
        if is_new:
            self._kept.used[token] = until
        return is_new

    async def secret(self) -> bytes:
        return self._kept.secret

    async def lease_all(self, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        ours = {table for table in tables if self._is_free(table, owner, now)}
        self._kept.leases.update(dict.fromkeys(ours, (owner, until)))
        return ours

    def _is_free(self, table: str, owner: str, now: int) -> bool:
        holder, end = self._kept.leases.get(table, (owner, now))
        return holder == owner or end <= now

    async def end_leases(self, tables: Collection[str], owner: str) -> None:
        for table in tables:
            if self._kept.leases.get(table, ("", 0))[0] == owner:
                del self._kept.leases[table]

    def watch(self, hint: OnRows) -> None:
        self._kept.watchers.append((self, get_running_loop(), hint))

    def publish(self, table: str, message: bytes) -> None:
        for store, loop, hear in self._kept.hearers:
            if store is not self:
                loop.call_soon(hear, table, message)

    def subscribe(self, hear: OnMessage) -> None:
        self._kept.hearers.append((self, get_running_loop(), hear))
