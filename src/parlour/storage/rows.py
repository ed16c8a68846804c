"""What a room keeps: logs of tables and tournaments as rows, and lines by which these, games and people are
found."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

_TOURNAMENT: Final = "t:"
_TOURNAMENT_OVER: Final = ("finished", "cancelled")
KEPT_NOTES: Final = ("liked", "friends", "blocked", "shown", "club", "member")
"""The kinds of notes that are taken along with a room; those that pass by themselves are not."""


def tournament_log(tournament: str) -> str:
    """Return the key under which the rows of a tournament are kept, beside those of tables."""
    return _TOURNAMENT + tournament


def tournament_of(log: str) -> str:
    """Return the tournament whose rows are kept under this key; "" where they are those of a table."""
    return log.removeprefix(_TOURNAMENT) if log.startswith(_TOURNAMENT) else ""


class Row(NamedTuple):
    """One thing that happened at a table; `n` counts from 1 without gaps, and (table, n) is there only once.

    `kind` and `by` are words of `parlour.tables.log.entries`; the body is JSON of that kind. Times are
    milliseconds since 1970. Seat -1 is nobody's. A row of a tournament has its `tournament_log` for a table.
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
    tournament: str = ""
    """The tournament whose table it is; "" for a table of people's own."""
    opener: str = ""
    """The person who opened it, whoever is its host now; "" for nobody."""
    host_name: str = ""
    """What the host is called on their chair; "" where they sit on none."""
    rated: bool = False
    clock: str = "rules"
    seek: str = ""
    """How it seeks players by itself: `quick`, `people`, or "" where its host decides."""
    until: int = 0
    """When that ends."""
    club: str = ""
    """The club for whose members it is; "" for a table of nobody in particular."""


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


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament as it is listed; written whenever one of these facts changes."""

    tournament: str
    made: int
    changed: int
    status: str
    """`registering`, `running`, `finished` or `cancelled`."""
    public: bool
    game: str
    variant: str
    format: str
    title: str = ""
    host: str = ""
    """The director's person number, as text; "" for nobody."""
    entrants: int = 0
    most: int = 0
    """So many may enter; 0 where that is not limited."""
    alive: int = 0
    starts_at: int = 0
    """When it begins; 0 where no time is set."""

    def is_over(self) -> bool:
        """Return whether nothing is played any more, so that everything may be told."""
        return self.status in _TOURNAMENT_OVER


class EntrantLine(msgspec.Struct, frozen=True):
    """Somebody in a tournament, by which people find their own; entrants are numbered in the order of entry.

    A person has a number and no words in `player`, a bot its words and no number; place 0 is none yet.
    """

    tournament: str
    entrant: int
    person: str
    name: str
    player: str = ""
    place: int = 0


class Note(msgspec.Struct, frozen=True):
    """Something that is kept about a person beside their line; (kind, owner, about) is there only once.

    Kinds are words of `parlour.tables.lobby`; the body is JSON of that kind, or nothing.
    """

    kind: str
    owner: str
    about: str
    at: int
    body: bytes = b""


class Batch(msgspec.Struct, frozen=True):
    """What is stored together or not at all: rows of one log, and the lines that change with them."""

    rows: list[Row]
    table: TableLine | None = None
    game: GameLine | None = None
    tournament: TournamentLine | None = None
    entrants: Sequence[EntrantLine] = ()
