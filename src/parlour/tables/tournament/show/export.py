"""What is read out of a tournament: results as CSV, the public part of its log, and unusual transfers."""

import asyncio
import csv
from collections.abc import Iterable
from io import StringIO
from typing import Any, Final

from parlour.storage.rows import tournament_log
from parlour.storage.store import Store
from parlour.tables.lobby.archive import all_rows
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.rows import public_tree, row_of
from parlour.tournaments.transfers import UNUSUAL, Transfer, measured_transfers
from parlour.wire.tournament_parts import Standing, UnusualPair

_COLUMNS: Final = ("place", "shared", "name", "player", "status", "stack", "points", "games", "prize")
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")
"""What a cell begins with that a spreadsheet may take for a formula or a command."""

_MOST_PAIRS: Final = 50


def results_csv(standings: Iterable[Standing]) -> str:
    """Return the standings as CSV, with cells that no spreadsheet works out."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(_COLUMNS)
    for each in standings:
        writer.writerow([plain_cell(getattr(each, column)) for column in _COLUMNS])
    return text.getvalue()


def plain_cell(value: object) -> str:
    """Return a value as text that is shown as it is: an apostrophe stands before what would be worked out."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    is_worked_out = text.startswith(_FORMULAS) or text.lstrip().startswith(_FORMULAS)
    return f"'{text}" if is_worked_out and not isinstance(value, int | float) else text


async def public_rows(
    store: Store, key: str, after: int, most: int, *, is_over: bool
) -> list[dict[str, Any]]:
    """Return rows of the log as everybody may read them."""
    kept = await store.rows(tournament_log(key), after, most)
    return [public_tree(row_of(each), each.n, each.at, is_over=is_over) for each in kept]


async def unusual_pairs(store: Store, book: TournamentBook) -> tuple[int, list[UnusualPair]]:
    """Return how many pairs were measured, and those who stand out; worked out beside the loop."""
    kept = await all_rows(store, book.log)
    found = await asyncio.to_thread(lambda: measured_transfers(map(row_of, kept)))
    return len(found), [_pair(book, each) for each in found[:_MOST_PAIRS] if each.z >= UNUSUAL]


def _pair(book: TournamentBook, found: Transfer) -> UnusualPair:
    entrants = book.state.entrants
    return UnusualPair(
        loser=found.loser,
        loser_name=entrants[found.loser].name,
        winner=found.winner,
        winner_name=entrants[found.winner].name,
        games=found.games,
        amount=round(found.amount, 2),
        expected=round(found.expected, 2),
        z=round(found.z, 2),
    )
