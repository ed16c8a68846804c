"""The port of all stores: what a room asks of whatever keeps its rows."""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Collection
from functools import cached_property, partial
from typing import Any

from parlour.engine.errors import ParlourError
from parlour.storage.health import StoreHealth
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


class StoreError(ParlourError):
    """Something could not be kept or read; nothing of it was kept."""


class Taken(StoreError):
    """A row of this table and number is there already: somebody else was faster."""


class Damaged(StoreError):
    """What was kept cannot be read any more: pages or rows of the store are damaged."""


class NotStored(StoreError):
    """The store cannot write now (the disk is full, the line is cut); what was there can still be read."""


def damaged_store() -> Damaged:
    """Return the error for whoever meets damage; it goes to players too, so it names no file."""
    return Damaged(
        "damaged-store",
        "A part of what this room has kept is damaged; whoever runs the room must restore it.",
    )


def check_batch(batch: Batch) -> None:
    """Assert that a batch has the rows of one table, one after the other."""
    rows = batch.rows
    assert all(row.table == rows[0].table and row.n == rows[0].n + i for i, row in enumerate(rows)), rows


def check_follows(first: Row, last: int) -> None:
    """Raise Taken or NotStored unless a batch that begins with this row follows the last row of its table."""
    if first.n <= last:
        raise Taken("row-taken", f"Table {first.table} has its row {first.n} already.")
    if first.n > last + 1:
        raise NotStored(
            "row-missing", f"Row {first.n} of table {first.table} comes too early: {last} are kept."
        )


OnRows = Callable[[str, int], None]
"""Told (table, n) when somebody may have added rows up to n; may come late or never."""


Told = Callable[[Any], None]
"""Told what came of something that was to be kept: a result, None for a batch, or the error."""


OnMessage = Callable[[str, bytes], None]
"""Told (table, message) what another process of the room says about a table."""


class Store:
    """Keeps what happens; what `append` has kept survives a kill and a power cut."""

    @cached_property
    def health(self) -> StoreHealth:
        """Return whether it keeps what it is given."""
        return StoreHealth()

    async def open(self) -> None:
        """Make the store ready, its schema too; refuse a schema that is newer than this Parlour."""
        raise NotImplementedError

    async def close(self) -> None:
        """End it once everything that was handed over is kept."""
        raise NotImplementedError

    def put(self, batch: Batch, told: Told) -> None:
        """Keep the batch, all or nothing. Tell None when it is durable, or Taken or NotStored.

        Called on the loop, and never blocks; tells later, on the loop. Batches of all tables are committed
        together.
        """
        raise NotImplementedError

    async def try_write(self) -> None:
        """Write something that nobody needs, as durably as a move; NotStored where that fails."""
        raise NotImplementedError

    async def complaints(self) -> list[str]:
        """Return what the database itself says about damage to what it holds; looks at all of it."""
        return []

    def append(self, batch: Batch) -> "Future[None]":
        """Return the same for whoever waits for it."""
        done: Future[None] = get_running_loop().create_future()
        self.put(batch, partial(resolve, done))
        return done

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        """Return the rows of a table in order, from number after + 1."""
        raise NotImplementedError

    async def last_change(self, table: str) -> int:
        """Return when the last row of a table was written; 0 for a table without rows."""
        raise NotImplementedError

    async def rules(self, digest: str) -> bytes | None:
        """Return the rules that were kept under this digest."""
        raise NotImplementedError

    async def keep_rules(self, digest: str, body: bytes) -> None:
        """Keep rules under their digest, once and for all."""
        raise NotImplementedError

    async def digests(self) -> list[str]:
        """Return the digests of all rules that are kept."""
        raise NotImplementedError

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
        """Return the lines of tables, those that changed last first; host or tournament "" asks for those
        that have none."""
        raise NotImplementedError

    async def table(self, table: str) -> TableLine | None:
        raise NotImplementedError

    async def tables_between(self, since: int = 0, until: int | None = None) -> list[str]:
        """Return the tables at which something happened at `since` or later and before `until`.

        Tournaments are among them, by the keys of their logs (`tournament_log`).
        """
        raise NotImplementedError

    async def games(
        self, *, person: str = "", table: str = "", rated: bool = False, ended: bool = False, most: int = 200
    ) -> list[GameLine]:
        """Return the lines of games, the newest first."""
        raise NotImplementedError

    async def tournaments(
        self,
        *,
        status: tuple[str, ...] = (),
        public: bool | None = None,
        host: str | None = None,
        most: int = 200,
    ) -> list[TournamentLine]:
        """Return the lines of tournaments, those that changed last first."""
        raise NotImplementedError

    async def tournament(self, tournament: str) -> TournamentLine | None:
        raise NotImplementedError

    async def entrants(self, tournament: str) -> list[EntrantLine]:
        """Return who has entered, in the order of entry."""
        raise NotImplementedError

    async def tournaments_of(self, person: str, most: int = 200) -> list[tuple[TournamentLine, EntrantLine]]:
        """Return the tournaments that this person has entered, the newest first, each with their entry."""
        raise NotImplementedError

    async def keep_person(self, line: PersonLine) -> None:
        """Add the person, or replace their line."""
        raise NotImplementedError

    async def person(self, key_hash: bytes) -> PersonLine | None:
        """Return whoever has this key or this recovery code."""
        raise NotImplementedError

    async def people(self) -> list[PersonLine]:
        """Return everybody who has been here."""
        raise NotImplementedError

    async def keep_note(self, note: Note) -> None:
        """Add the note, or replace the one of the same kind, owner and about."""
        raise NotImplementedError

    async def drop_note(self, kind: str, owner: str, about: str) -> bool:
        """Remove the note; return whether it was there."""
        raise NotImplementedError

    async def notes(self, kind: str, *, owner: str = "", about: str = "", most: int = 1000) -> list[Note]:
        """Return the notes of a kind, of all owners or one, about all or one, the newest first."""
        raise NotImplementedError

    async def use_once(self, token: bytes, until: int) -> bool:
        """Return whether this token (a ticket's hash) was used now for the first time; forgotten after
        `until`."""
        raise NotImplementedError

    async def secret(self) -> bytes:
        """Return the room's own secret, 32 bytes, the same for all processes and for ever; it signs
        tickets."""
        raise NotImplementedError

    async def lease(self, table: str, owner: str, until: int, now: int) -> bool:
        """Return whether this owner runs the table's clock and bots until then; one owner at a time."""
        return table in await self.lease_all([table], owner, until, now)

    async def lease_all(self, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        """Take or renew the leases of all these tables at once; return those that the owner has now."""
        raise NotImplementedError

    async def end_leases(self, tables: Collection[str], owner: str) -> None:
        """Give those back that are the owner's, so that another may take over at once."""
        raise NotImplementedError

    def hold(self, table: str) -> bool:
        """Return whether this process has the table to itself, where a store keeps processes apart."""
        return True

    def release(self, table: str) -> None:
        """Let other processes have the table."""

    def watch(self, hint: OnRows) -> None:
        """Call this from now on with rows that others may have added."""
        raise NotImplementedError

    def publish(self, table: str, message: bytes) -> None:
        """Tell the other processes of this room something that nobody keeps; it may be lost."""

    def subscribe(self, hear: OnMessage) -> None:
        """Call this from now on with what other processes publish."""


def resolve(done: "Future[Any]", result: object) -> None:
    """Let whoever waits go on with the result, or with the error."""
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
