"""How long the tables of a tournament wait for their director, read from the store's rows."""

from typing import Final, NamedTuple

import asyncpg

from parlour.storage import store_at
from parlour.tables.clock import Clock
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.rows import row_of
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.log.rows import Deal

_MINUTE: Final = 60_000
_GAMES: Final = (
    "select table_key, (convert_from(body, 'utf8')::json->>'game')::int as number, at from log "
    "join tournament_table using (table_key) where tournament = $1 and kind = $2"
)
_MOVES: Final = (
    "select count(*) from log join tournament_table using (table_key) where tournament = $1 and kind = 'move'"
)
Times = dict[tuple[str, int], int]
"""When something was done to a game, by its table and number."""


class Waits(NamedTuple):
    """What a tournament has played, and its waits in milliseconds."""

    tables: int
    """How many were dealt in the last minute."""
    deals: int
    moves: int
    settling: list[float]
    """From the end of a deal to the order of the next one at that table."""
    dealing: list[float]
    """From an order to its deal, but for the first at each table."""
    first: list[float]


class _Stopped(Clock):
    """A clock for whoever only reads."""

    def now(self) -> int:
        return 0


async def read_waits(url: str, key: str) -> Waits:
    """Return what came of a tournament so far."""
    ordered = await _orders(url, key)
    line = await asyncpg.connect(url)
    try:
        begun, ended = [await _games(line, key, kind) for kind in ("begin", "end")]
        moves = await line.fetchval(_MOVES, key)
    finally:
        await line.close()
    waits = {name: begun[name] - at for name, at in ordered.items() if name in begun}
    last = max(begun.values()) - _MINUTE
    return Waits(
        tables=len({table for (table, _), at in begun.items() if at > last}),
        deals=len(begun),
        moves=moves,
        settling=[
            ordered[table, number + 1] - at
            for (table, number), at in ended.items()
            if (table, number + 1) in ordered
        ],
        dealing=[wait for (_, number), wait in waits.items() if number > 1],
        first=[wait for (_, number), wait in waits.items() if number == 1],
    )


async def _orders(url: str, key: str) -> Times:
    store = store_at(url)
    await store.open()
    try:
        book = TournamentBook(key, store, _Stopped())
        await book.read()
        rows = [(row_of(row), row.at) for row in await store.rows(book.log)]
    finally:
        await store.close()
    orders = [(row, at) for row, at in rows if isinstance(row, Deal)]
    return {(table_key(book, order.table), order.number): at for order, at in orders}


async def _games(line: "asyncpg.Connection[asyncpg.Record]", key: str, kind: str) -> Times:
    found = await line.fetch(_GAMES, key, kind)
    return {(each["table_key"], each["number"]): each["at"] for each in found}
