"""Parts of messages: of a view, what everybody sees and what one viewer does; a seek; a close; a challenge.

Neither part of a view holds labels, rules or defaults: those are in the catalogue.
"""

import msgspec

from parlour.engine.show.form import Form, Pool
from parlour.engine.show.view import Ending, SeatView, ZoneView
from parlour.engine.words.words import Price


class SaidEnding(Ending, frozen=True, omit_defaults=True):
    """How the game ended: who won, in words, and what decided it."""

    say: str = ""
    why: str = ""


class OwnEnding(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same in the words of one viewer, to be laid over what everybody hears."""

    say: str = ""
    why: str = ""


class Common(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """What the public sees."""

    phase: str
    to_act: list[int] = []
    seats: list[SeatView] = []
    zones: list[ZoneView] = []
    counters: dict[str, int] = {}
    ending: SaidEnding | None = None
    one_deal: bool = False


class SaidPool(Pool, frozen=True, omit_defaults=True):
    """Places to pick from, with their names as text."""

    names: list[str] = msgspec.field(default_factory=list)  # type: ignore[assignment]


class SaidForm(Form, frozen=True, omit_defaults=True):
    """A form whose pools have text."""

    pools: list[SaidPool] = msgspec.field(default_factory=list)  # type: ignore[assignment]


class SaidPrice(Price, frozen=True, omit_defaults=True):
    """What a move costs the viewer, and why as text."""

    why: str = ""  # type: ignore[assignment]


class Own(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """What one viewer sees otherwise (zones by their places in the common list), may do, and is told."""

    zones: dict[int, ZoneView] = {}
    forms: list[SaidForm] = []
    prompt: str = ""
    notes: list[str] = []
    marks: dict[str, list[tuple[int, str]]] = {}
    """By verb, amounts worth offering, each with the key of its name."""
    prices: dict[str, SaidPrice] = {}
    """By verb, what an open move costs."""
    ending: OwnEnding | None = None


class Seek(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """How a table seeks players: `quick` begins at `until` with the house on the empty chairs, `people` when
    all chairs are taken, and closes at `until`; both begin at once when all are."""

    kind: str
    until: int
    left: int = 0
    """Milliseconds until then, when this was sent."""
    free: int = 0


class SeriesScore(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """Somebody's sum over the games of this table; the seat on which they sit now, or none."""

    name: str
    points: int
    games: int
    wins: int = 0
    seat: int = -1


class Challenged(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A friend invites you to a table, until then."""

    challenge: str
    name: str
    table: str
    game: str
    until: int


class ToldClose(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a deal was decided: its last event says so, with all that is needed to draw it.

    `beaten` are those who showed and lost, the lowest hand first; `amounts` by seat what the showdown gave or
    took (coins, chips, lives …); `hands` by seat the short name of what everybody saw, or that it folded;
    `raised` by zone (`hand@2`, `table`) the places of the cards that make a hand; `shown` the seats whose
    hands lie open, the lowest first.
    """

    winners: list[int] = []
    beaten: list[int] = []
    amounts: list[int] = []
    hands: dict[int, str] = {}
    raised: dict[str, tuple[int, ...]] = {}
    shown: list[int] = []


class Hold(msgspec.Struct, frozen=True):
    """A deal is over and shown, and the next one waits: until when at most, for which seats, and which have
    gone on."""

    until: int
    waiting: list[int]
    ready: list[int]
