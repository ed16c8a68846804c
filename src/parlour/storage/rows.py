"""What a room keeps: its tables' logs as rows, and lines by which tables, games and people are found."""

from typing import NamedTuple

import msgspec


class Row(NamedTuple):
    """One thing that happened at a table; `n` counts from 1 without gaps, and (table, n) is there only once.

    `kind` and `by` are words of `parlour.tables.log.entries`; the body is JSON of that kind. Times are
    milliseconds since 1970. Seat -1 is nobody's.
    """

    table: str
    n: int
    at: int
    kind: str
    seat: int
    by: str
    body: bytes


class TableLine(msgspec.Struct, frozen=True):
    """A table as the lobby lists it; written whenever one of these facts changes, not with every move."""

    table: str
    made: int
    changed: int
    status: str
    """`open` (people may sit down), `playing`, `over` (between games), `closed`."""
    public: bool
    game: str
    variant: str
    seats: int
    people: int
    host: str
    """The host's person number, as text; "" for nobody."""
    title: str = ""


class GameLine(msgspec.Struct, frozen=True):
    """A game begun at a table and how it ended, by which people find their own and ratings are counted."""

    table: str
    number: int
    game: str
    variant: str
    began: int
    people: list[str]
    """For each seat its person's number, or "" for a bot's."""
    names: list[str]
    players: list[str]
    rated: bool
    ended: int = 0
    places: list[int] = []


class PersonLine(msgspec.Struct, frozen=True):
    """Somebody who has been here; keys are kept as their SHA-256 only."""

    person: str
    key_hash: bytes
    recovery_hash: bytes
    name: str
    made: int


class Batch(NamedTuple):
    """What is stored together or not at all: rows of one table, and the lines that change with them."""

    rows: list[Row]
    table: TableLine | None = None
    game: GameLine | None = None
