# parlour: hot
"""Rows: what is about to happen at a table on its way to the store, and rows on their way back."""

from typing import Any, Final

import msgspec

from parlour.engine.play.move import Move
from parlour.match.log import BY_SEAT
from parlour.match.match import Prepared
from parlour.storage.rows import Row
from parlour.storage.store import damaged_store
from parlour.tables.log.entries import KINDS, Body, Moved, NewerRow

_NAMES: Final = {entry: kind for kind, entry in KINDS.items()}
_decoders: Final = {kind: msgspec.json.Decoder(entry) for kind, entry in KINDS.items()}
_encode: Final[Any] = msgspec.json.Encoder().encode


class Pending:
    """A row that is about to be stored, and the move behind it, already worked out."""

    def __init__(
        self, entry: Body, seat: int = -1, by: str = BY_SEAT, prepared: Prepared | None = None
    ) -> None:
        self.entry = entry
        self.seat = seat
        self.by = by
        self.prepared = prepared


def entry_of(row: Row) -> Any:
    """Return the body of a row; NewerRow where its kind is unknown here, Damaged where it cannot be read."""
    decoder = _decoders.get(row.kind)
    if decoder is None:
        raise NewerRow(
            "newer-row",
            "Something happened at this table that this Parlour does not know: a newer one kept it. "
            "Update Parlour, and the table goes on.",
        )
    try:
        return decoder.decode(row.body)
    except (ValueError, msgspec.MsgspecError) as error:
        raise damaged_store() from error


def row_of(pending: Pending, table: str, n: int, at: int) -> Row:
    """Return the row that is stored for it."""
    return Row(table, n, at, _NAMES[type(pending.entry)], pending.seat, pending.by, _encode(pending.entry))


def move_entry(move: Move, asked: int, took: int) -> Moved:
    """Return the entry of a move."""
    return Moved(move.verb, move.slots, move.cards, move.amount, move.suit, asked, took)
