"""The whole file of a tournament: its log, and once it is over every deal as it was played.

It is made piece by piece, so that thousands of deals hold nobody up; `verification` checks it.
"""

from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Any, Final

import msgspec

from parlour.storage.rows import tournament_log
from parlour.storage.store import Store
from parlour.tables.lobby.archive import Archive
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.rows import public_tree, row_of
from parlour.tables.tournament.orders import number_at_table, table_key
from parlour.tournaments.log.lines import ROOM, LogEnd, LogHeader, PlayedDeal
from parlour.tournaments.log.rows import Deal, Entered, Opened, Row, Settled

_ROWS_AT_ONCE: Final = 500
_encode: Final = msgspec.json.encode


async def whole_file(
    store: Store, archive: Archive, book: TournamentBook, *, is_over: bool
) -> AsyncIterator[bytes]:
    """Yield the lines of the file, some at once; before the end it has no deals, and nothing secret."""
    digest, count = sha256(), 0
    async for lines in _pieces(store, archive, book, is_over=is_over):
        piece = b"".join(line + b"\n" for line in lines)
        digest.update(piece)
        count += len(lines)
        yield piece
    yield _encode(LogEnd(count, digest.hexdigest())) + b"\n"


async def _pieces(
    store: Store, archive: Archive, book: TournamentBook, *, is_over: bool
) -> AsyncIterator[list[bytes]]:
    yield [_encode(LogHeader(dealt=ROOM))]
    rows, after = _PublicRows(is_over=is_over), 0
    while kept := await store.rows(tournament_log(book.key), after, _ROWS_AT_ONCE):
        after = kept[-1].n
        yield [_encode(rows.tree(row_of(each))) for each in kept]
    if is_over:
        async for line in _deal_lines(archive, book, rows.settled):
            yield [line]


class _PublicRows:
    """Rows as everybody may read them, one after the other, and which orders they say were settled.

    A person has a number of their own in place of the room's: who enters twice is one entrant.
    """

    def __init__(self, *, is_over: bool) -> None:
        self._is_over = is_over
        self._people: dict[str, str] = {}
        self._orders: dict[tuple[int, int], Deal] = {}
        self.settled: list[Deal] = []

    def tree(self, row: Row) -> dict[str, Any]:
        """Return the next row."""
        if isinstance(row, Deal):
            self._orders[row.table, row.number] = row
        elif isinstance(row, Settled) and (order := self._orders.pop((row.table, row.number), None)):
            self.settled.append(order)
        tree = public_tree(row, 0, 0, is_over=self._is_over)
        shown = {name: value for name, value in tree.items() if name not in ("n", "time")}
        if isinstance(row, Entered) and row.person:
            shown["person"] = self._people.setdefault(row.person, str(len(self._people) + 1))
        return {"secret": ""} | shown if isinstance(row, Opened) else shown


async def _deal_lines(archive: Archive, book: TournamentBook, orders: list[Deal]) -> AsyncIterator[bytes]:
    """Yield the lines of all deals that settled, table by table."""
    at_table: dict[str, dict[int, Deal]] = {}
    for order in orders:
        key = table_key(book, order.table, order.number)
        at_table.setdefault(key, {})[number_at_table(book, order)] = order
    for key, numbered in at_table.items():
        async for number, saved in archive.exported_deals(key):
            if (settled := numbered.get(number)) is not None:
                lines = [msgspec.Raw(line) for line in saved.splitlines()]
                yield _encode(PlayedDeal(settled.table, settled.number, lines))
