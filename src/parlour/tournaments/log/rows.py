"""Rows: all that can happen in a tournament, each kind with its fields.

A fact comes from outside: somebody enters, a table has settled. A decision was planned by the format after a
fact, as a function of the state alone. Both are rows, and the state is what the rows make of it. Entrants are
numbers in the order of entry, from 0; tables are numbered from 1, chairs from 0 clockwise.
"""

from typing import Any, Final

import msgspec

from parlour.tournaments.regulations.regulations import Regulations

OPEN_CHAIR: Final = -1
"""On a chair: nobody sits there."""
HOUSE: Final = -2
"""On a chair: a player of the house, who takes no place."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", gc=False):
    """One row of a tournament's log."""


class Fact(Row, frozen=True, kw_only=True):
    """What comes from outside; `at` is when, in milliseconds since the start."""

    at: int = 0


class Opened(Fact, frozen=True, tag="open"):
    """The tournament is there. The secret behind its draws is shown to nobody before it is over.

    `stack` is what an entrant begins with, 0 where whole games are played; `rules` is the digest of the
    rules. A table with fewer than `least` players is filled up by the house (R1). What a room adds: whether
    it is listed (`public`) and counts for ratings (`rated`), and the `code` for entry by code, a secret too.
    """

    regulations: Regulations
    secret: str
    commitment: str = ""
    stack: int = 0
    least: int = 2
    rules: str = ""
    host: str = ""
    public: bool = False
    rated: bool = False
    code: str = ""


class Entered(Fact, frozen=True, tag="enter"):
    """Somebody has entered: a person by their key, or a player by its words.

    `apart` are entrants with whom they are not seated while that can be avoided, beside those whom the
    regulations name.
    """

    name: str
    person: str = ""
    player: str = ""
    rating: int = 0
    apart: tuple[int, ...] = ()


class Approved(Fact, frozen=True, tag="approve"):
    """The director lets an entrant in, where entry is by approval."""

    entrant: int


class Withdrawn(Fact, frozen=True, tag="withdraw"):
    """An entrant leaves: at once, or at the settlement where a deal is on."""

    entrant: int


class Reentered(Fact, frozen=True, tag="reenter"):
    """Somebody who is out enters again, with a full stack."""

    entrant: int


class Started(Fact, frozen=True, tag="start"):
    """Registration is over: the entrants in the order that was drawn, or by rating."""

    order: tuple[int, ...]


class Settled(Fact, frozen=True, tag="settled"):
    """A deal, or a whole game, is over at a table; everything is told by chair.

    `stacks` where stacks are carried, `places` and `tallies` where whole games are played; `absent` are the
    chairs that sat out more than half of their decisions; `next_dealer` is -1 where chance decides.
    """

    table: int
    number: int
    stacks: tuple[int, ...] = ()
    next_dealer: int = -1
    places: tuple[int, ...] = ()
    tallies: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


class Paused(Fact, frozen=True, tag="pause"):
    """No table is dealt until it goes on; deals that are on are played."""

    why: str = ""


class Resumed(Fact, frozen=True, tag="resume"):
    """The pause is over."""


class Ticked(Fact, frozen=True, tag="tick"):
    """Nothing has happened but that time has passed; for formats that wait for it."""


class Acted(Fact, frozen=True, tag="act"):
    """The director acts, with a reason that everybody can read.

    `what` is one of ACTS; an act that this Parlour does not know changes nothing.
    """

    what: str
    reason: str
    entrant: int = -1
    amount: int = 0
    player: str = ""
    table: int = 0
    number: int = 0
    places: tuple[int, ...] = ()
    tallies: tuple[int, ...] = ()


DISQUALIFY: Final = "disqualify"
"""The entrant leaves as if withdrawn, and takes no place."""
GIVE: Final = "give"
"""The entrant's stack grows by the amount; who was out is in again."""
REPLACE: Final = "replace"
"""Another player (by its words) plays for the entrant from now on."""
CORRECT: Final = "correct"
"""The result of a whole game was another: places and tallies of table and number."""
ALL_WAIT: Final = "hand-for-hand"
"""Hand for hand until further notice (amount 1), or only as the regulations say (amount 0)."""
CANCEL: Final = "cancel"
"""The tournament is called off."""
ANNOUNCE: Final = "announce"
"""Something is said to everybody."""
HAND_OVER: Final = "host"
"""Somebody else directs from now on: the person with the number `player`."""
EXTEND: Final = "extend"
"""Registration goes on for so many minutes more (amount)."""
ACTS: Final = (DISQUALIFY, GIVE, REPLACE, CORRECT, ALL_WAIT, CANCEL, ANNOUNCE, HAND_OVER, EXTEND)


class Deal(Row, frozen=True, tag="order"):
    """The order to play a deal: who sits where, with what, and who deals; without stacks, a whole game."""

    table: int
    number: int
    chairs: tuple[int, ...]
    stacks: tuple[int, ...] = ()
    dealer: int = -1
    level: int = 1


class Move(Row, frozen=True, tag="moved"):
    """An entrant goes to another table, from table 0 where they sat at none."""

    entrant: int
    from_table: int
    from_chair: int
    table: int
    chair: int
    why: str


BROKEN: Final = "broken"
BALANCE: Final = "balance"
ENTRY: Final = "entry"
"""Why somebody moves: their table breaks, another is two smaller, or they sat nowhere."""


class Break(Row, frozen=True, tag="broken"):
    """A table is dealt no more, and whoever sits there moves on."""

    table: int


class Hold(Row, frozen=True, tag="held"):
    """A table waits."""

    table: int
    why: str


SHORT: Final = "short"
CROWDED: Final = "crowded"
HAND_FOR_HAND: Final = "hand-for-hand"
FINAL_TABLE: Final = "final"
"""Why a table waits: for players, for a smaller table to take some, for all others, for the final table."""


class Out(Row, frozen=True, tag="out"):
    """An entrant is out, with the place that this means while nobody enters any more; 0 for none."""

    entrant: int
    place: int
    shared: bool = False


class Seats(msgspec.Struct, frozen=True, array_like=True):
    """A table and who sits there, by chair."""

    table: int
    chairs: tuple[int, ...]


class Pair(Row, frozen=True, tag="paired"):
    """New seats for all who are named: a round's tables, the first seats, or the final table.

    Whoever is seated leaves where they sat, and a table closes where nobody is left and nothing is played.
    """

    round: int
    tables: tuple[Seats, ...]


class Bye(Row, frozen=True, tag="bye"):
    """An entrant has no game in this round; in a Swiss tournament that is worth what a win is."""

    entrant: int
    round: int


class Level(Row, frozen=True, tag="level"):
    """Deals that are ordered from now on are played by the rules of this level."""

    level: int


class Over(Row, frozen=True, tag="over"):
    """The tournament is over: places and prizes by entrant (0: none), and the seed of its draws."""

    places: tuple[int, ...]
    prizes: tuple[int, ...] = ()
    seed: str = ""


Decision = Deal | Move | Break | Hold | Out | Pair | Bye | Level | Over

ROWS: Final[tuple[type[Row], ...]] = (
    *(Opened, Entered, Approved, Withdrawn, Reentered, Started, Settled, Paused, Resumed, Ticked, Acted),
    *(Deal, Move, Break, Hold, Out, Pair, Bye, Level, Over),
)
KINDS: Final[dict[str, type[Row]]] = {str(row.__struct_config__.tag): row for row in ROWS}


def kind_of(row: Row) -> str:
    """Return the word by which a row of this kind is stored."""
    return str(row.__struct_config__.tag)


def row_tree(row: Row) -> dict[str, Any]:
    """Return a row as plain values, its kind among them."""
    tree: dict[str, Any] = msgspec.to_builtins(row)
    return tree
