"""The store of a room that several processes serve: PostgreSQL, through asyncpg.

Batches go over one connection with group commit; everything else over a few others. Any process may serve any
table: the unique key (table, number) lets one of them write each row, and a lease says whose clock runs.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from parlour.storage.memory import wall_clock
from parlour.storage.postgres.connection import CUT, DatabaseConnection, cut_off, prepare, refusal_for
from parlour.storage.postgres.notices import SESSION, Notices
from parlour.storage.postgres.writer import PostgresWriter
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
from parlour.storage.store import Damaged, OnMessage, OnRows, Store, Told

_ROW: Final = "table_key, n, at, kind, seat, decided_by, body"
_TABLES: Final = (
    "select table_line.*, coalesce(tournament, ''), coalesce(opener, ''), coalesce(host_name, ''), "
    "coalesce(rated, false), coalesce(clock, 'rules'), coalesce(seek, ''), coalesce(until, 0), "
    "coalesce(club, '') from table_line left join tournament_table using (table_key) "
    "left join table_offer using (table_key) left join club_table using (table_key)"
)
_WANTED_LINES: Final = (
    "(cardinality($1::text[]) = 0 or status = any($1)) "
    "and ($2::boolean is null or public = $2) and ($3::text is null or host = $3)"
)
_WIDTH: Final = len(TournamentLine.__struct_fields__)
_FOR_EVER: Final = 2**62
_PAUSES: Final = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
_READERS: Final = 4


async def _leave_alone(connection: object) -> None:
    """Give a connection back as it is: nothing is set on it, and putting it right costs a round trip."""


class PostgresStore(Store):
    """Keeps everything in one database; `url` is such as postgresql://room@host/room."""

    def __init__(self, url: str, *, now: Callable[[], int] = wall_clock) -> None:
        self._url = url
        self._now = now

    async def open(self) -> None:
        await prepare(self._url)
        self._pool = await asyncpg.create_pool(
            self._url, min_size=0, max_size=_READERS, command_timeout=20, reset=_leave_alone
        )
        self._notices = Notices(DatabaseConnection(self._url))
        self._writer = PostgresWriter(DatabaseConnection(self._url), self._notices.send, self.health.wrote)
        await self._notices.is_there()

    async def close(self) -> None:
        await self._writer.stop()
        await self._notices.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                await self._pool.close()

    def put(self, batch: Batch, told: Told) -> None:
        self._writer.put(batch, told)

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        """Ask again over another line when one is cut: everything asked this way may be asked twice."""
        for pause in _PAUSES:
            await asyncio.sleep(pause)
            try:
                async with self._pool.acquire() as connection:
                    return await connection.fetch(sql, *values)
            except asyncpg.DataError:  # what was asked makes no sense, over whichever line
                raise
            except (*CUT, asyncpg.InterfaceError):
                continue
            except asyncpg.PostgresError as error:
                raise self._failed(refusal_for(error)) from error
        raise self._failed(cut_off())

    def _failed(self, error: Exception) -> Exception:
        """Note a failure of the database, whether it was read or written."""
        if isinstance(error, Damaged):
            self.health.could_not_read(error)
        else:
            self.health.wrote([error])
        return error

    async def try_write(self) -> None:
        sql = "insert into room values ('written', $1) on conflict (name) do update set value = $1"
        await self._ask(sql, secrets.token_bytes(8))
        self.health.wrote([None])

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        sql = f"select {_ROW} from log where table_key = $1 and n > $2 order by n limit $3"
        return [Row(*found) for found in await self._ask(sql, table, after, most)]

    async def last_change(self, table: str) -> int:
        [(at,)] = await self._ask("select max(at) from log where table_key = $1", table)
        return at or 0

    async def rules(self, digest: str) -> bytes | None:
        found = await self._ask("select body from rules where digest = $1", digest)
        return found[0][0] if found else None

    async def keep_rules(self, digest: str, body: bytes) -> None:
        await self._ask("insert into rules values ($1, $2) on conflict do nothing", digest, body)

    async def digests(self) -> list[str]:
        return sorted(digest for (digest,) in await self._ask("select digest from rules"))

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
        values = [list(status), public, host, most, opener, club]
        of_tournament = ""
        if tournament is not None:
            of_tournament = "and tournament = $7" if tournament else "and tournament is null"
            values += [tournament] if tournament else []
        sql = (
            f"{_TABLES} where {_WANTED_LINES} and ($5 = '' or opener = $5) and ($6 = '' or club = $6) "
            f"{of_tournament} "
            'order by changed desc, table_key collate "C" limit $4'
        )
        return [TableLine(*found) for found in await self._ask(sql, *values)]

    async def table(self, table: str) -> TableLine | None:
        found = await self._ask(f"{_TABLES} where table_key = $1", table)
        return TableLine(*found[0]) if found else None

    async def tables_between(self, since: int = 0, until: int | None = None) -> list[str]:
        sql = "select distinct table_key from log where at >= $1 and at < $2"
        return sorted(
            table for (table,) in await self._ask(sql, since, _FOR_EVER if until is None else until)
        )

    async def games(
        self, *, person: str = "", table: str = "", rated: bool = False, ended: bool = False, most: int = 200
    ) -> list[GameLine]:
        asked: dict[str, object] = {"people @> array[${}]": person, "table_key = ${}": table}
        given = {condition: value for condition, value in asked.items() if value}
        wanted = [condition.format(i) for i, condition in enumerate(given, 1)]
        wanted += ["rated"] * rated + ["ended > 0"] * ended
        sql = (
            f"select * from game_line where {' and '.join(wanted) or 'true'} "
            f'order by began desc, table_key collate "C", number desc limit {int(most)}'
        )
        return [GameLine(*found) for found in await self._ask(sql, *given.values())]

    async def tournaments(
        self,
        *,
        status: tuple[str, ...] = (),
        public: bool | None = None,
        host: str | None = None,
        most: int = 200,
    ) -> list[TournamentLine]:
        sql = (
            f"select * from tournament_line where {_WANTED_LINES} "
            'order by changed desc, tournament collate "C" limit $4'
        )
        return [TournamentLine(*found) for found in await self._ask(sql, list(status), public, host, most)]

    async def tournament(self, tournament: str) -> TournamentLine | None:
        found = await self._ask("select * from tournament_line where tournament = $1", tournament)
        return TournamentLine(*found[0]) if found else None

    async def entrants(self, tournament: str) -> list[EntrantLine]:
        sql = "select * from entrant_line where tournament = $1 order by entrant"
        return [EntrantLine(*found) for found in await self._ask(sql, tournament)]

    async def tournaments_of(self, person: str, most: int = 200) -> list[tuple[TournamentLine, EntrantLine]]:
        sql = (
            "select tournament_line.*, entrant_line.* from entrant_line join tournament_line "
            "on tournament_line.tournament = entrant_line.tournament where person = $1 and person <> '' "
            'order by made desc, tournament_line.tournament collate "C", entrant limit $2'
        )
        found = [tuple(each) for each in await self._ask(sql, person, most)]
        return [(TournamentLine(*each[:_WIDTH]), EntrantLine(*each[_WIDTH:])) for each in found]

    async def keep_person(self, line: PersonLine) -> None:
        sql = (
            "insert into person values ($1, $2, $3, $4, $5) on conflict (person) do update "
            "set key_hash = $2, recovery_hash = $3, name = $4, made = $5"
        )
        await self._ask(sql, *msgspec.structs.astuple(line))

    async def person(self, key_hash: bytes) -> PersonLine | None:
        sql = "select * from person where key_hash = $1 or recovery_hash = $1"
        found = [PersonLine(*each) for each in await self._ask(sql, key_hash)] if key_hash else []
        return min(found, key=lambda line: line.person, default=None)

    async def people(self) -> list[PersonLine]:
        found = [PersonLine(*each) for each in await self._ask("select * from person")]
        return sorted(found, key=lambda line: line.person)

    async def keep_note(self, note: Note) -> None:
        sql = (
            "insert into note values ($1, $2, $3, $4, $5) on conflict (kind, owner, about) "
            "do update set at = $4, body = $5"
        )
        await self._ask(sql, *msgspec.structs.astuple(note))

    async def drop_note(self, kind: str, owner: str, about: str) -> bool:
        sql = "delete from note where kind = $1 and owner = $2 and about = $3 returning true"
        return bool(await self._ask(sql, kind, owner, about))

    async def notes(self, kind: str, *, owner: str = "", about: str = "", most: int = 1000) -> list[Note]:
        sql = (
            "select * from note where kind = $1 and ($2 = '' or owner = $2) and ($3 = '' or about = $3) "
            'order by at desc, owner collate "C", about collate "C" limit $4'
        )
        return [Note(*found) for found in await self._ask(sql, kind, owner, about, most)]

    async def use_once(self, token: bytes, until: int) -> bool:
        """Use the token under a name of the call's own, by which it knows itself when it is asked twice."""
        await self._ask("delete from used where until < $1", self._now())
        sql = (
            "insert into used values ($1, $2, $3) on conflict (token) do update set call = used.call "
            "returning call"
        )
        call = secrets.token_bytes(8)
        ((first,),) = await self._ask(sql, token, until, call)
        return bool(first == call)

    async def secret(self) -> bytes:
        sql = "insert into room values ('secret', $1) on conflict do nothing"
        await self._ask(sql, secrets.token_bytes(32))
        ((found,),) = await self._ask("select value from room where name = 'secret'")
        return bytes(found)

    async def lease_all(self, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        """Take the leases, which end with their process too: a killed one's session is gone before the time.

        Always in the same order, so that two processes never wait for each other.
        """
        sql = (
            "insert into lease select unnest($1::text[]), $2, $3 on conflict (table_key) do update "
            "set owner = $2, until = $3 where lease.owner = $2 or lease.until <= $4 or not exists "
            "(select from pg_stat_activity where application_name = $5 || split_part(lease.owner, '@', 2)) "
            "returning table_key"
        )
        found = await self._ask(sql, sorted(set(tables)), self._here(owner), until, now, SESSION)
        return {table for (table,) in found}

    async def end_leases(self, tables: Collection[str], owner: str) -> None:
        sql = "delete from lease where table_key = any($1) and owner = $2"
        await self._ask(sql, list(tables), self._here(owner))

    def _here(self, owner: str) -> str:
        """Return the owner and the process in which it is."""
        return f"{owner}@{self._notices.sender}"

    def watch(self, hint: OnRows) -> None:
        self._notices.watch(hint)

    def publish(self, table: str, message: bytes) -> None:
        self._notices.publish(table, message)

    def subscribe(self, hear: OnMessage) -> None:
        self._notices.subscribe(hear)
