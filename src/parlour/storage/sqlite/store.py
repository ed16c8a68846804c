"""The store of a room on one machine: a SQLite file, written by one thread, durable with every commit.

WAL with `synchronous` FULL waits for the disk at each commit; readers have a connection and a thread of their
own and never wait for the writer. The file is for its owner alone, since it holds the seeds of running games.
"""

import asyncio
import os
import sqlite3
from asyncio import Future
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from parlour.storage.memory import wall_clock
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
from parlour.storage.sqlite import file, lines
from parlour.storage.sqlite.table_locks import TableLocks
from parlour.storage.sqlite.writer import Write, Writer
from parlour.storage.store import Damaged, OnRows, Store, StoreError, Told, damaged_store, resolve

_ROW: Final = ", ".join(lines.COLUMNS)
_TABLES: Final = (
    "select table_line.*, ifnull(tournament, ''), ifnull(opener, ''), ifnull(host_name, ''), "
    "ifnull(rated, 0), ifnull(clock, 'rules'), ifnull(seek, ''), ifnull(until, 0), ifnull(club, '') "
    "from table_line left join tournament_table using (table_key) left join table_offer using (table_key) "
    "left join club_table using (table_key)"
)
_FOR_EVER: Final = 2**62
_TRIAL: Final = ("", 0, 0, "", -1, "", bytes(200))
"""A row of no table's, about as long as a move's."""


class SqliteStore(Store):
    """Keeps everything in one file; several processes may write it, each at tables of its own."""

    def __init__(self, path: Path, *, now: Callable[[], int] = wall_clock) -> None:
        self._path = path
        self._now = now
        self._writer: Writer | None = None
        self._locks = TableLocks(path)

    async def open(self) -> None:
        self._written = file.open_file(self._path)
        self._read_from = file.connect(self._path)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="parlour-reader")
        self._writer = Writer(self._written, asyncio.get_running_loop(), self.health.wrote)

    async def close(self) -> None:
        if self._writer is None:
            return
        await self._writer.stop()
        self._reader.shutdown()
        self._read_from.close()
        self._written.close()
        self._locks.close()
        self._writer = None

    def put(self, batch: Batch, told: Told) -> None:
        assert self._writer is not None, "the store is not open"
        self._writer.put(batch, told)

    def _write(self, work: Write) -> "Future[Any]":
        assert self._writer is not None, "the store is not open"
        done: Future[Any] = asyncio.get_running_loop().create_future()
        self._writer.put(work, partial(resolve, done))
        return done

    async def _read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Read in the reader's thread: a page that is not in memory must not stop the loop."""
        assert self._writer is not None, "the store is not open"
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._found, sql, values)
        except StoreError as error:
            self.health.could_not_read(error)
            raise

    def _found(self, sql: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        try:
            return self._read_from.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            if file.is_damage(error):
                raise damaged_store() from error
            raise StoreError("not-read", "The room cannot read what it has kept now.") from error

    async def try_write(self) -> None:
        """Add a row as a move does, and take it away in the same commit: it has space if moves have it."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(f"insert into log ({_ROW}) values ({', '.join('?' * len(_TRIAL))})", _TRIAL)
            connection.execute("delete from log where table_key = ''")

        await self._write(write)

    async def complaints(self) -> list[str]:
        """Return what SQLite finds wrong on any page; a hundred complaints are enough."""
        try:
            found = await self._read("pragma integrity_check")
        except Damaged as damage:
            return [f"SQLite: {damage.__cause__}"]
        return [f"SQLite: {said}" for (said,) in found if said != "ok"]

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        sql = f"select {_ROW} from log where table_key = ? and n > ? order by n limit ?"
        return [Row(*found) for found in await self._read(sql, table, after, -1 if most is None else most)]

    async def last_change(self, table: str) -> int:
        [(at,)] = await self._read("select max(at) from log where table_key = ?", table)
        return at or 0

    async def rules(self, digest: str) -> bytes | None:
        found = await self._read("select body from rules where digest = ?", digest)
        return found[0][0] if found else None

    async def keep_rules(self, digest: str, body: bytes) -> None:
        sql = "insert or ignore into rules values (?, ?)"
        await self._write(lambda connection: connection.execute(sql, (digest, body)))

    async def digests(self) -> list[str]:
        return [digest for (digest,) in await self._read("select digest from rules order by digest")]

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
        where, values = _wanted_lines(status, public, host)
        if tournament is not None:
            where += " and tournament is ?"
            values.append(tournament or None)
        for column, wanted in (("opener", opener), ("club", club)):
            if wanted:
                where += f" and {column} = ?"
                values.append(wanted)
        sql = f"{_TABLES} where {where} order by changed desc, table_key limit ?"
        return lines.made_of(lines.table_line, await self._read(sql, *values, most))

    async def table(self, table: str) -> TableLine | None:
        found = await self._read(f"{_TABLES} where table_key = ?", table)
        return next(iter(lines.made_of(lines.table_line, found)), None)

    async def tables_between(self, since: int = 0, until: int | None = None) -> list[str]:
        sql = "select distinct table_key from log where at >= ? and at < ? order by table_key"
        return [table for (table,) in await self._read(sql, since, _FOR_EVER if until is None else until)]

    async def games(
        self, *, person: str = "", table: str = "", rated: bool = False, ended: bool = False, most: int = 200
    ) -> list[GameLine]:
        wanted = {
            "(table_key, number) in (select table_key, number from game_person where person = ?)": person,
            "table_key = ?": table,
            "rated = ?": int(rated),
            "min(ended, 1) = ?": int(ended),
        }
        asked = {condition: value for condition, value in wanted.items() if value}
        where = " and ".join(asked) or "1"
        sql = f"select * from game_line where {where} order by began desc, table_key, number desc limit ?"
        return lines.made_of(lines.game_line, await self._read(sql, *asked.values(), most))

    async def tournaments(
        self,
        *,
        status: tuple[str, ...] = (),
        public: bool | None = None,
        host: str | None = None,
        most: int = 200,
    ) -> list[TournamentLine]:
        where, values = _wanted_lines(status, public, host)
        sql = f"select * from tournament_line where {where} order by changed desc, tournament limit ?"
        return lines.made_of(lines.tournament_line, await self._read(sql, *values, most))

    async def tournament(self, tournament: str) -> TournamentLine | None:
        found = await self._read("select * from tournament_line where tournament = ?", tournament)
        return next(iter(lines.made_of(lines.tournament_line, found)), None)

    async def entrants(self, tournament: str) -> list[EntrantLine]:
        sql = "select * from entrant_line where tournament = ? order by entrant"
        return lines.made_of(lines.entrant_line, await self._read(sql, tournament))

    async def tournaments_of(self, person: str, most: int = 200) -> list[tuple[TournamentLine, EntrantLine]]:
        sql = (
            "select tournament_line.*, entrant_line.* from entrant_line join tournament_line "
            "on tournament_line.tournament = entrant_line.tournament where person = ? and person <> '' "
            "order by made desc, tournament_line.tournament, entrant limit ?"
        )
        return lines.made_of(lines.entered_line, await self._read(sql, person, most))

    async def keep_person(self, line: PersonLine) -> None:
        await self._write(lambda connection: lines.keep_person(connection, line))

    async def person(self, key_hash: bytes) -> PersonLine | None:
        sql = "select * from person where key_hash = ? or recovery_hash = ? order by person limit 1"
        found = await self._read(sql, key_hash, key_hash) if key_hash else []
        return next(iter(lines.made_of(lines.person_line, found)), None)

    async def people(self) -> list[PersonLine]:
        return lines.made_of(lines.person_line, await self._read("select * from person order by person"))

    async def keep_note(self, note: Note) -> None:
        await self._write(lambda connection: lines.keep_note(connection, note))

    async def drop_note(self, kind: str, owner: str, about: str) -> bool:
        sql = "delete from note where kind = ? and owner = ? and about = ?"
        values = (kind, owner, about)
        return bool(await self._write(lambda connection: connection.execute(sql, values).rowcount))

    async def notes(self, kind: str, *, owner: str = "", about: str = "", most: int = 1000) -> list[Note]:
        wanted = {"owner = ?": owner, "about = ?": about}
        given = {condition: value for condition, value in wanted.items() if value}
        where = " and ".join(["kind = ?", *given])
        sql = f"select * from note where {where} order by at desc, owner, about limit ?"
        return lines.made_of(lines.note, await self._read(sql, kind, *given.values(), most))

    async def use_once(self, token: bytes, until: int) -> bool:
        now = self._now()

        def use(connection: sqlite3.Connection) -> bool:
            connection.execute("delete from used where until < ?", (now,))
            return (
                connection.execute("insert or ignore into used values (?, ?)", (token, until)).rowcount == 1
            )

        return bool(await self._write(use))

    async def secret(self) -> bytes:
        sql = "insert or ignore into room values ('secret', ?)"
        await self._write(lambda connection: connection.execute(sql, (os.urandom(32),)))
        found = await self._read("select value from room where name = 'secret'")
        return bytes(found[0][0])

    async def lease_all(self, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        sql = (
            "insert into lease select value, ?, ? from json_each(?) where true "
            "on conflict do update set owner = excluded.owner, until = excluded.until "
            "where lease.owner = excluded.owner or lease.until <= ? returning table_key"
        )
        values = (owner, until, lines.as_json(list(tables)), now)
        found = await self._write(lambda connection: connection.execute(sql, values).fetchall())
        return {table for (table,) in found}

    async def end_leases(self, tables: Collection[str], owner: str) -> None:
        sql = "delete from lease where table_key in (select value from json_each(?)) and owner = ?"
        values = (lines.as_json(list(tables)), owner)
        await self._write(lambda connection: connection.execute(sql, values))

    def hold(self, table: str) -> bool:
        return self._locks.hold(table)

    def release(self, table: str) -> None:
        self._locks.release(table)

    def watch(self, hint: OnRows) -> None:
        """Do nothing: nobody else adds rows to a table that this process holds."""


def _wanted_lines(status: tuple[str, ...], public: bool | None, host: str | None) -> tuple[str, list[object]]:
    """Return the condition for lines of tables or tournaments, and the values in it."""
    wanted, values = ["1"], list[object](status)
    if status:
        wanted.append(f"status in ({', '.join('?' * len(status))})")
    if public is not None:
        wanted.append(f"public = {int(public)}")
    if host is not None:
        wanted.append("host = ?")
        values.append(host)
    return " and ".join(wanted), values
