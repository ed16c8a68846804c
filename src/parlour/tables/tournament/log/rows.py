"""Rows of a tournament on their way to the store and back; and what everybody may read of them."""

from functools import reduce
from operator import or_
from typing import Any, Final

import msgspec

from parlour.storage import rows as stored
from parlour.storage.store import damaged_store
from parlour.tables.log.entries import NewerRow
from parlour.tournaments.log import rows
from parlour.tournaments.log.rows import KINDS, Acted, Entered, Opened, Over, Row, kind_of, row_tree

_BY: Final = "director"
_decoder: Final = msgspec.json.Decoder(reduce(or_, KINDS.values()))
_encode: Final = msgspec.json.Encoder().encode


def stored_row(row: Row, log: str, n: int, at: int) -> stored.Row:
    """Return a row as the store keeps it."""
    return stored.Row(log, n, at, kind_of(row), -1, _BY, _encode(row))


def row_of(kept: stored.Row) -> Row:
    """Return the row of a tournament; NewerRow where its kind is unknown here, Damaged where unreadable."""
    if kept.kind not in KINDS:
        raise NewerRow(
            "newer-row",
            "Something happened in this tournament that this Parlour does not know: a newer one kept it. "
            "Update Parlour, and it goes on.",
        )
    try:
        found: Row = _decoder.decode(kept.body)
    except (ValueError, msgspec.MsgspecError) as error:
        raise damaged_store() from error
    return found


def public_tree(row: Row, n: int, at: int, *, is_over: bool) -> dict[str, Any]:
    """Return what everybody may read of a row: no person's number, no code; no seed, and not
    who is kept apart, before the end."""
    tree = {"n": n, "time": at, **row_tree(row)}
    hidden: tuple[str, ...] = ()
    if isinstance(row, Opened):
        hidden = ("host", "code") if is_over else ("host", "code", "secret")
    elif isinstance(row, Entered):
        hidden = ("person",) if is_over else ("person", "apart")
    elif isinstance(row, Acted) and row.what == rows.HAND_OVER:
        hidden = ("player",)
    elif isinstance(row, Over) and not is_over:
        hidden = ("seed",)
    return {name: value for name, value in tree.items() if name not in hidden}
