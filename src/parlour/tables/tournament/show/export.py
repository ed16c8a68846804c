"""A tournament to take along: results as CSV, and the public part of its log."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Any, Final

from parlour.storage.rows import tournament_log
from parlour.storage.store import Store
from parlour.tables.tournament.log.rows import public_tree, row_of
from parlour.wire.tournament_parts import Standing

_COLUMNS: Final = ("place", "shared", "name", "player", "status", "stack", "points", "games", "prize")
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "|", "%")
"""What a cell begins with that a spreadsheet may take for a formula or a command."""


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
