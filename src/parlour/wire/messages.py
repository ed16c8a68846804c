"""The protocol, version 1: JSON text frames, each with its kind in `t` (docs/reference/protocol.md).

A client says `hello` first, and then what it wants; the room answers each `id` with `ok`, `no` or the
`state` that carries it in `re`. States are whole: any of them can be lost, repeated or left out.
"""

from typing import Annotated, Any, Literal

import msgspec

from parlour.wire.parts import Challenged, Hold, Seek, SeriesScore, ToldClose

PROTOCOL = 1
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Short = Annotated[str, msgspec.Meta(max_length=64)]
LONGEST_TEXT = 280
"""Letters of a saying, or of a name for somebody, at most."""
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class FromClient(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first frame. A ticket is used once; `seen` is the last seq, `know` the hash of a catalogue."""

    proto: int
    table: Short
    ticket: Annotated[str, msgspec.Meta(max_length=512)] = ""
    seen: Id = 0
    know: Short = ""
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    next: bool = False
    """Whether this line will say `next` after each deal: the next one waits for that, for a while."""


class PlayMove(FromClient, frozen=True, tag="move"):
    """Answers the question that was put at `asked`; the move is a tree as in a saved game."""

    id: Id
    asked: Id
    move: dict[str, Any]


class TryMove(FromClient, frozen=True, tag="try"):
    """Would this be legal? Nothing is played."""

    id: Id
    asked: Id
    move: dict[str, Any]


class Why(FromClient, frozen=True, tag="why"):
    """Which moves are closed now, and why."""

    id: Id


class Say(FromClient, frozen=True, tag="say"):
    """Table talk: a text, or one of the presets of the catalogue by its name."""

    id: Id
    text: Text = ""
    preset: Short = ""


class Ping(FromClient, frozen=True, tag="ping"):
    at: Id


class Sit(FromClient, frozen=True, tag="sit"):
    """Takes a chair (-1: any free one); `luck` commits to a random value that is opened before the deal."""

    id: Id
    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)] = -1
    name: Short = ""
    luck: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Luck(FromClient, frozen=True, tag="luck"):
    """Opens the random value that was committed to when sitting down: 32 bytes in hexadecimal digits."""

    value: Annotated[str, msgspec.Meta(max_length=64)]


class Do(FromClient, frozen=True, tag="do"):
    """Everything else at a table; docs/reference/protocol.md lists who may do what.

    `what`: begin, rematch, stand, back (take the seat back from the house), fill (`seat`, `text` = a player's
    words such as house:hard; "" empties the chair), name (`text`), pause, resume, undo, walkover, end,
    kick (`seat`), host (`seat`), mute (`seat`, `yes`), vote (`yes`), close, next (the deal that is shown was
    seen). On a line to a tournament: enter (`text` = the code, where one is asked for), withdraw, reenter,
    back.
    """

    id: Id
    what: Short
    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)] = -1
    text: Short = ""
    yes: bool = True


class Ask(FromClient, frozen=True, tag="ask"):
    """Asks the house: `hint` what it would play at the question `asked`, and why; `hand` what the own hand is
    worth, and `odds` what may come of it; `lesson` what the guide says now, where somebody learns."""

    id: Id
    what: Literal["hint", "hand", "odds", "lesson"]
    asked: Id = 0


class Act(FromClient, frozen=True, tag="act"):
    """The director of a tournament acts, with a reason that everybody can read.

    `what`: start, approve, bot (`player`: its words, `text` its name, `amount` how many), pause, resume,
    announce, disqualify, give (`amount`), replace (`player`), correct (`table`, `number`, `places`,
    `tallies`), wait (hand for hand; `amount` 0 ends it), extend (`amount` minutes), host (`text`: a person's
    number, or `entrant`), cancel.
    """

    id: Id
    what: Short
    reason: Text = ""
    entrant: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    amount: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0
    player: Short = ""
    text: Short = ""
    table: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0
    places: Annotated[tuple[int, ...], msgspec.Meta(max_length=64)] = ()
    tallies: Annotated[tuple[int, ...], msgspec.Meta(max_length=64)] = ()


ClientMessage = Hello | PlayMove | TryMove | Why | Say | Ping | Sit | Luck | Do | Ask | Act


class FromRoom(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True, rename="camel"):
    """What the room may say."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """Who sits on a chair: `kind` is person, bot or empty; `house` when the house plays for a person."""

    seat: int
    name: str
    kind: str
    player: str = ""
    here: bool = True
    house: bool = False
    grace: int = 0
    """Milliseconds left to come back before the house plays."""
    host: bool = False


class Vote(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """What the table is asked (undo, kick, pause, end, close, host), for whom, and who has agreed."""

    what: str
    seat: int
    asked_by: int
    agreed: list[int]
    needed: int
    until: int


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """When the viewer's own or the others' time runs out, what they had, and what is played then."""

    due: int = 0
    of: int = 0
    left: int = 0
    paused: bool = False
    seats: list[int] = []
    timeout: str = ""
    """What the house plays for this viewer when the time is up, in words."""
    count: int = 0
    """So many of the last seconds are counted one by one, where the game wants that."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this viewer may know it; `say` is its sentence."""

    kind: str
    say: str
    seat: int = -1
    other: int = -1
    cards: tuple[int, ...] = ()
    amount: int = 0
    slots: tuple[int, ...] = ()
    ways: list[tuple[str, str]] = []
    """For each card where it came from and where it went: zones, `hand@2` for that of seat 2."""
    close: ToldClose | None = None
    """With the last event of a deal: how it was decided. What comes after it belongs to the next deal."""
    facts: dict[str, Any] = {}
    """What else is told of it: numbers, words and lists of them, by the names that the game gives them."""


class Welcome(FromRoom, frozen=True, tag="welcome"):
    """Once, after hello: whose eyes (`you`: a seat or none), the catalogue unless known, and the table."""

    proto: int
    table: str
    know: str
    you: int | None = None
    catalogue: Any = None
    """That of wire/catalogue.py, encoded (a union with Raw cannot be read back)."""
    settings: dict[str, Any] = {}
    commitment: str = ""


class Seats(FromRoom, frozen=True, tag="seats"):
    """Who sits where; whenever that changes. `status` is the table's: open, playing, over, closed."""

    status: str
    seats: list[Person]
    watchers: int = 0
    vote: Vote | None = None
    you: int | None = None
    seek: Seek | None = None
    series: list[SeriesScore] = []
    """The running score of the games at this table, the leader first."""
    hold: Hold | None = None


class State(FromRoom, frozen=True, tag="state"):
    """The table now: `common` is what everybody sees, `own` what this viewer alone does (wire/views.py)."""

    seq: int
    game: int
    common: msgspec.Raw
    own: msgspec.Raw
    now: int
    asked: int = 0
    """The number of the question that this viewer is to answer; 0 when nothing is asked."""
    events: list[Told] = []
    missed: int = 0
    """How many events before these are no longer at hand."""
    re: int | None = None
    clock: Clock | None = None


class Ok(FromRoom, frozen=True, tag="ok"):
    id: int
    seq: int = 0


class No(FromRoom, frozen=True, tag="no"):
    """Refused: a stable code and a sentence. Nothing has changed."""

    id: int
    code: str
    why: str
    free: str = ""
    """With `same-name`: a name like it that nobody at the table has."""


class ClosedMoves(FromRoom, frozen=True, tag="closed"):
    """The answer to `why`: (verb, reason) for each move that is closed now."""

    id: int
    closed: list[tuple[str, str]]


class Advice(FromRoom, frozen=True, tag="advice"):
    """The answer to `ask`: sentences, and as needed the move that is meant and what it is called."""

    id: int
    say: list[str] = []
    move: dict[str, Any] | None = None
    called: str = ""
    stray: str = ""
    """What is said to another move than this, the first two times; the learner's own page sees to that."""
    chances: list[tuple[str, float]] = []
    """How the own hand stands against another: so much of 1 each."""
    options: list[tuple[str, float]] = []
    """What may be done with it, the best first, each with the chance to win."""


class Notice(FromRoom, frozen=True, tag="notice"):
    """Something about a seat that everybody may know and that is not part of the game."""

    say: str
    seat: int = -1


class Seated(FromRoom, frozen=True, tag="seated"):
    """You sit now. The token opens this seat from any device: whoever has it is this seat."""

    id: int
    seat: int
    token: str


class OpenLuck(FromRoom, frozen=True, tag="luck"):
    """The game is about to begin: all commitments are in (per seat; "" for none), open your value now."""

    commitments: list[str]
    room: str


class Said(FromRoom, frozen=True, tag="said"):
    seat: int
    name: str
    text: str
    at: int
    preset: str = ""


class Pong(FromRoom, frozen=True, tag="pong"):
    at: int
    now: int


class Bye(FromRoom, frozen=True, tag="bye"):
    """The line is closed after this, with the same code."""

    code: int
    why: str


class LobbyList(FromRoom, frozen=True, tag="lobby"):
    """To whoever said hello to the table "": the public tables, whenever they change."""

    tables: list[dict[str, Any]]


class ChallengeList(FromRoom, frozen=True, tag="challenges"):
    """All open challenges of yours, whenever that changes; on every line of yours to a table."""

    challenges: list[Challenged]


class TournamentState(FromRoom, frozen=True, tag="tournament"):
    """To whoever said hello to `t:KEY`: the tournament now, whole (wire/tournament_parts.py)."""

    seq: int
    now: int
    common: msgspec.Raw
    own: msgspec.Raw


class Go(FromRoom, frozen=True, tag="go"):
    """You sit at another table of the tournament, on every line of yours; and again wherever you are late.

    `why`: start, broken, balance, entry, final, round, or moved-on to somebody on the line of an old table.
    """

    tournament: str
    table: str
    seat: int
    why: str
    at: int
    number: int
    came_from: str = msgspec.field(default="", name="from")
    """The table where you sat; "" for none."""
    from_number: int = 0
    say: str = ""


class Announced(FromRoom, frozen=True, tag="announced"):
    """The director says something to everybody in the tournament, at all of its tables."""

    tournament: str
    say: str
    at: int


RoomAnswer = Ok | No | ClosedMoves | Advice | Seated | Pong
TournamentMessage = TournamentState | Go | Announced | ChallengeList
RoomMessage = (
    Welcome | Seats | State | RoomAnswer | OpenLuck | Notice | Said | Bye | LobbyList | TournamentMessage
)

BAD_MESSAGE = 4400
BAD_TICKET = 4401
NO_TABLE = 4404
SLOW_READER = 4408
TOO_MUCH = 4429
OTHER_PROTOCOL = 4426
GOING_DOWN = 1012
