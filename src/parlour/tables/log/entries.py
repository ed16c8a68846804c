"""Entries: what can happen at a table, each kind with the body of its row.

The state of a table is what its rows make of it (`parlour.tables.state`), and nothing else: talk, presence
and votes leave no rows, what they lead to does.
"""

from typing import Any, Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.engine.play.move_json import SpelledMove
from parlour.engine.play.outcome import Outcome
from parlour.match.log import Undo
from parlour.match.match import SeatCard
from parlour.match.provenance import SpelledStart
from parlour.tables.settings import TableSettings

PERSON: Final = "person"
"""The player's words of a chair on which a person sits."""

SITS_OUT: Final = "clock"
"""In the place of a player's words: the seat sits out, and its time-out move comes at once."""

ENDED: Final = "end.ended"
WALKOVER: Final = "end.walkover"
"""Keys of the sentences why a game is over that has no outcome of its own."""


class NewerRow(ParlourError):
    """A row of a kind that only later versions know."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a row."""


class Open(Entry, frozen=True):
    """The table is there; `secret` is what the room brings to the first game's seed.

    A table of a tournament, whose key it has, has no host and promises no secret: its director orders each
    game, and commits itself to all of them together.
    """

    settings: TableSettings
    host: str
    rules: str
    secret: str
    tournament: str = ""
    opener: str = ""
    """Who opened a table that has no host, because it seeks players by itself: `seek` says how."""
    seek: str = ""
    until: int = 0
    club: str = ""
    """The club for whose members the table is."""


class SitDown(Entry, frozen=True):
    """Somebody takes the chair: a person, or a bot by its words; `luck` is a commitment to a random value."""

    name: str
    player: str
    person: str = ""
    token_hash: str = ""
    luck: str = ""


class Stand(Entry, frozen=True):
    """The chair is free."""


class SeatedChair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a chair: a person, a bot by its words, or nobody.

    `out` is why a person sits out there, as in `House.why`; "" for whoever plays.
    """

    name: str = ""
    player: str = ""
    person: str = ""
    out: str = ""


class Seating(Entry, frozen=True):
    """All chairs of a tournament's table are taken as the director says, in one row."""

    chairs: list[SeatedChair]


class House(Entry, frozen=True):
    """The house plays for a person (`player` with these words), or gives the seat back (`player` is "")."""

    player: str = ""
    why: str = ""
    """lost (the line), slept (two time-outs), left (stood up in a game) or host."""


class Promise(Entry, frozen=True):
    """A person on a chair of a tournament's table commits to a random value for the next deal there."""

    luck: str


class Call(Entry, frozen=True):
    """A game is about to begin: the seats stay as they are, and who has promised a value opens it now.

    `secret` is what the room brings to the seed where no row before has it: in a tournament each deal has its
    own.
    """

    secret: str = ""


class OpenedValue(Entry, frozen=True):
    """The value that this seat had promised."""

    value: str


class Begin(Entry, frozen=True):
    """A game begins; commitments and values are per seat, "" where there is none or it was not opened.

    `start` is what its one deal goes on from, and `changes` is what this game has otherwise than the rules of
    the table, whose digest `rules` is.
    """

    game: int
    seats: list[SeatCard]
    rules: str
    secret: str
    seed: str
    commitments: list[str] = []
    values: list[str] = []
    start: SpelledStart | None = None
    changes: dict[str, Any] = {}


class Moved(SpelledMove, Entry, frozen=True, forbid_unknown_fields=False):
    """A move, which question it answers, and how many milliseconds it took."""

    asked: int = 0
    took: int = 0


class AskedHouse(Entry, frozen=True):
    """The seat asked the house what it would play, at the question put at `asked`."""

    asked: int


class End(Entry, frozen=True):
    """The game is over; `secret` is what the room brings to the next one's seed.

    A game that was won by walkover has the reason WALKOVER, one that people ended ENDED and no places; there
    are no tallies, and the row's seat is whoever asked for it.
    """

    game: int
    places: list[int]
    tallies: list[int]
    reason: str
    secret: str

    def outcome(self) -> Outcome | None:
        """Return how people ended the game before its last move; None where it was played out."""
        if self.reason not in (ENDED, WALKOVER):
            return None
        fields = {"seat": self.places.index(1)} if self.places else {}
        return Outcome(self.places, self.tallies, self.reason, fields)


class Pause(Entry, frozen=True):
    """The clocks stand; `person` asked for it, "" when all agreed."""

    person: str = ""


class Resume(Entry, frozen=True):
    """The clocks run again."""


class Host(Entry, frozen=True):
    """Another person is the host."""

    person: str


class Kick(Entry, frozen=True):
    """The person leaves the seat and may not sit here again; in a game a bot with these words plays on."""

    player: str = ""


class Name(Entry, frozen=True):
    """The seat has another name."""

    name: str


class Close(Entry, frozen=True):
    """Nobody sits down any more."""


Body = Entry | Undo
"""The body of a row of any kind."""

KINDS: Final[dict[str, type[Body]]] = {
    "open": Open,
    "sit": SitDown,
    "stand": Stand,
    "seating": Seating,
    "house": House,
    "promise": Promise,
    "call": Call,
    "opened": OpenedValue,
    "begin": Begin,
    "move": Moved,
    "advised": AskedHouse,
    "undo": Undo,
    "end": End,
    "pause": Pause,
    "resume": Resume,
    "host": Host,
    "kick": Kick,
    "name": Name,
    "close": Close,
}
