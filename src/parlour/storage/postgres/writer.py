"""One connection that writes to PostgreSQL: whatever is ready goes into one commit, as in SQLite's writer.

When the line is cut in the middle of a commit nobody knows whether it was kept. Then the same rows are tried
again over a new line: either they go in now, or their numbers are taken, and the rows that are there tell
whether they are ours. Nothing is answered before that is known.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from parlour.storage.fence import Fence
from parlour.storage.postgres.connection import (
    PATIENCE,
    Connection,
    DatabaseConnection,
    cut_off,
    is_cut,
    refusal_for,
)
from parlour.storage.rows import Batch, EntrantLine, GameLine, Row, TableLine, TournamentLine
from parlour.storage.store import NotStored, Taken, Told

_MOST_ORDERS: Final = 2000
_MOST_TRIES: Final = 5
_INSERT: Final = (
    "insert into log (table_key, n, at, kind, seat, decided_by, body) select * from "
    "unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::bytea[])"
)

Values = tuple[Any, ...]
"""The columns of a line."""


class _List(NamedTuple):
    """A table of lines: its name, its columns, and how many of them, from the first on, are its key."""

    name: str
    columns: tuple[str, ...]
    key: int

    def upsert(self) -> str:
        places = ", ".join(f"${i}" for i in range(1, len(self.columns) + 1))
        changes = ", ".join(f"{column} = excluded.{column}" for column in self.columns)
        key = ", ".join(self.columns[: self.key])
        return f"insert into {self.name} values ({places}) on conflict ({key}) do update set {changes}"


_FIRST: Final = 11
"""So many fields of a table's line are in its own table; the others have tables beside it."""
_TABLES: Final = _List("table_line", ("table_key", *TableLine.__struct_fields__[1:_FIRST]), 1)
_OFFERED: Final = slice(_FIRST + 1, -1)
_OFFERS: Final = _List("table_offer", ("table_key", *TableLine.__struct_fields__[_OFFERED]), 1)
_CLUB_TABLES: Final = _List("club_table", ("table_key", "club"), 1)
_TOURNAMENT_TABLES: Final = _List("tournament_table", ("table_key", "tournament"), 1)
_GAMES: Final = _List("game_line", ("table_key", *GameLine.__struct_fields__[1:]), 2)
_TOURNAMENTS: Final = _List("tournament_line", TournamentLine.__struct_fields__, 1)
_ENTRANTS: Final = _List("entrant_line", EntrantLine.__struct_fields__, 2)
_LISTS: Final = (_TABLES, _OFFERS, _CLUB_TABLES, _TOURNAMENT_TABLES, _GAMES, _TOURNAMENTS, _ENTRANTS)


class _Order:
    """A batch, and who is told once what came of it."""

    def __init__(self, batch: Batch, told: Told) -> None:
        self.batch = batch
        self._told: Told | None = told

    def answer(self, refusal: Exception | None) -> None:
        """Tell on a turn of the loop of its own: whoever waits may do much then, or fail."""
        if self._told is not None:
            asyncio.get_running_loop().call_soon(self._told, refusal)
            self._told = None


class PostgresWriter:
    """Commits batches in the order in which they were put, many at a time."""

    def __init__(
        self,
        line: DatabaseConnection,
        kept: Callable[[Iterable[Row]], None],
        noted: Callable[[list[object]], None],
    ) -> None:
        self._line = line
        self._kept = kept
        self._noted = noted
        self._fence = Fence()
        self._orders: list[_Order] = []
        self._ready = asyncio.Event()
        self._is_stopping = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    def put(self, batch: Batch, told: Told) -> None:
        """Tell when it is durable; never blocks."""
        if self._is_stopping:
            closing = NotStored("not-stored", "The room is closing, so this was not kept.")
            asyncio.get_running_loop().call_soon(told, closing)
        else:
            self._orders.append(_Order(batch, told))
            self._ready.set()

    async def stop(self) -> None:
        """End when everything that was put is kept or refused."""
        self._is_stopping = True
        self._ready.set()
        await self._task
        await self._line.close()

    async def _run(self) -> None:
        while self._orders or not self._is_stopping:
            await self._ready.wait()
            orders, self._orders = self._orders[:_MOST_ORDERS], self._orders[_MOST_ORDERS:]
            if not self._orders and not self._is_stopping:
                self._ready.clear()
            try:
                await self._commit(orders)
            except Exception as bug:  # whoever waits must hear of it, and the others go on
                self._refuse(orders, bug)

    async def _commit(self, orders: list[_Order], *, is_unsure: bool = False) -> None:
        """Keep the orders over this line or the next one, or refuse them."""
        tries = 0
        while tries < _MOST_TRIES:
            try:
                connection = await self._connection(is_unsure=is_unsure)
            except NotStored as refusal:
                return self._refuse(orders, refusal)
            try:
                return await self._keep(connection, orders, is_unsure=is_unsure)
            except Exception as error:
                self._fence.forget()
                if is_cut(error, connection):
                    self._line.drop()
                    is_unsure = True
                elif isinstance(error, asyncpg.UniqueViolationError):
                    tries += 1  # another process was faster: who lost is seen when all are judged anew
                else:
                    return await self._part(orders, refusal_for(error), is_unsure=is_unsure)
        lost = Taken("row-taken", "Other processes were faster again and again.")
        return await self._part(orders, lost, is_unsure=is_unsure)

    async def _part(self, orders: list[_Order], refusal: Exception, *, is_unsure: bool) -> None:
        """Try each by itself, as the database would not have them together; each hears its own refusal."""
        if len(orders) == 1:
            return self._refuse(orders, refusal)
        for order in orders:
            await self._commit([order], is_unsure=is_unsure)
        return None

    def _refuse(self, orders: Iterable[_Order], refusal: Exception) -> None:
        self._noted([refusal])
        for order in orders:
            order.answer(refusal)

    async def _connection(self, *, is_unsure: bool) -> Connection:
        """Wait for the line; after a while refuse all who wait, except those that were under way."""
        while True:
            try:
                return await self._line.connection(PATIENCE)
            except NotStored:
                waiting, self._orders = self._orders, []
                self._refuse(waiting, cut_off())
                if not is_unsure:
                    raise
                if self._is_stopping:
                    said = "The database was lost in the middle of keeping this."
                    raise NotStored("store-unsure", said) from None

    async def _keep(self, connection: Connection, orders: list[_Order], *, is_unsure: bool) -> None:
        await self._learn(connection, [order.batch for order in orders])
        refusals = [self._fence.refusal(order.batch) for order in orders]
        accepted = [order.batch for order, refusal in zip(orders, refusals, strict=True) if refusal is None]
        await _transact(connection, accepted)
        self._noted([None] * len(accepted))
        for order, refusal in zip(orders, refusals, strict=True):
            is_own = is_unsure and isinstance(refusal, Taken) and await _is_there(connection, order.batch)
            order.answer(None if is_own else refusal)
        self._kept(batch.rows[-1] for batch in accepted if batch.rows)

    async def _learn(self, connection: Connection, batches: list[Batch]) -> None:
        self._fence.stay_small()
        tables = sorted(self._fence.strangers(batches))
        if not tables:
            return
        sql = "select table_key, max(n) as n from log where table_key = any($1) group by table_key"
        found = {each["table_key"]: each["n"] for each in await connection.fetch(sql, tables)}
        for table in tables:
            self._fence.learn(table, found.get(table, 0))


async def _transact(connection: Connection, batches: list[Batch]) -> None:
    """Commit all rows together, with the lines that change with them."""
    rows = [row for batch in batches for row in batch.rows]
    lines = [line for batch in batches for line in _lines_of(batch)]
    if not lines:
        await _insert(connection, rows)
        return
    async with connection.transaction():
        await _insert(connection, rows)
        for lists in _LISTS:
            await _keep_lines(connection, lists, [values for each, values in lines if each is lists])


async def _insert(connection: Connection, rows: list[Row]) -> None:
    if rows:
        await connection.execute(_INSERT, *map(list, zip(*rows, strict=True)))


def _lines_of(batch: Batch) -> Iterator[tuple[_List, Values]]:
    """Yield the lines of a batch, each with the list that it belongs to."""
    if batch.table is not None:
        fields = msgspec.structs.astuple(batch.table)
        yield _TABLES, fields[:_FIRST]
        if batch.table.tournament:
            yield _TOURNAMENT_TABLES, (batch.table.table, batch.table.tournament)
        else:
            yield _OFFERS, (batch.table.table, *fields[_OFFERED])
        if batch.table.club:
            yield _CLUB_TABLES, (batch.table.table, batch.table.club)
    if batch.game is not None:
        yield _GAMES, msgspec.structs.astuple(batch.game)
    if batch.tournament is not None:
        yield _TOURNAMENTS, msgspec.structs.astuple(batch.tournament)
    for entrant in batch.entrants:
        yield _ENTRANTS, msgspec.structs.astuple(entrant)


async def _keep_lines(connection: Connection, lists: _List, lines: list[Values]) -> None:
    """Keep the last line of each key, always in the same order: so two processes never wait for each
    other."""
    last = {values[: lists.key]: values for values in lines}
    if last:
        await connection.executemany(lists.upsert(), [last[key] for key in sorted(last)])


async def _is_there(connection: Connection, batch: Batch) -> bool:
    """Return whether exactly these rows are kept: then it was we who kept them, before the line was cut."""
    found = await connection.fetch(
        "select table_key, n, at, kind, seat, decided_by, body from log "
        "where table_key = $1 and n between $2 and $3 order by n",
        *(batch.rows[0].table, batch.rows[0].n, batch.rows[-1].n),
    )
    return [Row(*each) for each in found] == batch.rows
