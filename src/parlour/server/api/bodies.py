"""What is sent to the HTTP API and what it answers, as types; the OpenAPI page is made of them."""

from typing import Annotated, Any, Literal

import msgspec

Short = Annotated[str, msgspec.Meta(max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be sent."""


class Answer(msgspec.Struct, frozen=True, rename="camel"):
    """What is answered."""


class Nothing(Body, frozen=True):
    """An empty object."""


class Named(Body, frozen=True):
    name: Short = ""


class NewPerson(Named, frozen=True):
    language: Short = ""
    """For what somebody without a name is called."""


class Code(Body, frozen=True):
    code: Short


class SeatToken(Body, frozen=True):
    """The token of a seat, for whoever sat down on another device; "" for one's own seat or none."""

    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    language: Short = ""
    """For the name that is suggested."""


class Quick(Body, frozen=True):
    """A game now, with whoever comes; bots take the chairs that are empty after a while."""

    game: Short
    variant: Short = "default"
    seats: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0


class SeekBody(Body, frozen=True):
    """A game with people who want the same; without a number of seats, as many as is usual."""

    game: Short
    variant: Short = "default"
    seats: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    rated: bool = False
    clock: Literal["rules", "none"] = "rules"


class Learn(Body, frozen=True):
    """A first game with a guide."""

    game: Short


class ForkAt(Body, frozen=True):
    """After how many moves the new table goes on, on whose seat, against whom."""

    n: Count
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] = 0
    player: Short = "house:medium"


class Whom(Body, frozen=True):
    """Somebody whom you have met: by their number, or by their chair at a table where you sit too."""

    person: Short = ""
    table: Short = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=63)] = -1
    on: bool = True


class Shown(Body, frozen=True):
    """Whether friends see that you are in the room."""

    shown: bool


class NewChallenge(Body, frozen=True):
    """A friend by their number, and a table that you have opened or sit at."""

    person: Short
    table: Short


class ChallengeAnswer(Body, frozen=True):
    challenge: Short
    accept: bool


class OpenNetwork(Body, frozen=True):
    """Whether the room is to be open to this machine's network."""

    open: bool


class NetworkFacts(Answer, frozen=True):
    """Where other devices reach the room; `code` and `why` say why it cannot be opened from here."""

    addresses: list[str]
    only_here: bool
    open: bool
    may_open: bool
    code: str
    why: str


class CompanionFacts(Answer, frozen=True):
    """Somebody with whom you have played; what is said of them is what you have said, and friends are here
    where they let you see it."""

    person: str
    name: str
    games: int
    last: int
    liked: bool
    friend: bool
    blocked: bool
    here: bool


class ChallengeFacts(Answer, frozen=True):
    """A challenge that you were sent, or have sent (`person` is whom it is for); until then."""

    challenge: str
    person: str
    name: str
    table: str
    link: str
    game: str
    until: int
    status: str


class MyChallenges(Answer, frozen=True):
    incoming: list[ChallengeFacts]
    outgoing: list[ChallengeFacts]


class SeriesSum(Answer, frozen=True):
    """Somebody's sum over the games of a table."""

    name: str
    points: int
    games: int
    wins: int
    you: bool


class SeriesGame(Answer, frozen=True):
    """One game of it, by seats."""

    number: int
    began: int
    ended: int
    names: list[str]
    places: list[int]
    points: list[int]
    who: list[int]
    """For each seat, whose sum of the series it is, by its place in `scores`."""
    open: bool
    """Whether you may see it again."""


class SeriesFacts(Answer, frozen=True):
    """The games of a table as an evening: who leads, and each game in order."""

    table: str
    game: str
    variant: str
    title: str
    scores: list[SeriesSum]
    games: list[SeriesGame]
    status: str
    """How the table stands now, as in the lobby; another game may come unless it is closed."""
    club: str
    """The club whose table it is, to its members; "" to everybody else."""


class Refusal(Answer, frozen=True):
    """Why not: a stable code and a sentence."""

    code: str
    why: str


class Me(Answer, frozen=True):
    """Who you are; a guest has no name of their own yet."""

    person: str
    name: str
    guest: bool
    shown: bool
    """Whether friends see that you are in the room."""


class NewMe(Answer, frozen=True):
    """Who you are from now on. Key and code are shown this once; the code brings you back on any device."""

    person: str
    name: str
    code: str
    key: str
    """For programs, which send it as `Authorization: Bearer`; browsers have it in a cookie."""
    guest: bool


class Recovered(Answer, frozen=True):
    person: str
    name: str
    key: str


class GameFacts(Answer, frozen=True):
    """A game that can be played here."""

    game: str
    title: str
    summary: str
    least: int
    most: int
    variants: list[str]
    levels: list[str]
    rival: str
    """The house player whom one meets who asks for none."""
    menu: list[str]
    """The switches that are asked for first."""
    titles: dict[str, str]
    """What each variant is called."""
    guided: bool
    """Whether it has a guided first game."""
    stack: str
    """What a seat carries from deal to deal in a tournament (lives, coins), in words; "" for nothing."""


class GameRules(Answer, frozen=True):
    """The rules of a variant, and the JSON Schema of all that can be changed in them."""

    game: str
    variant: str
    rules: dict[str, Any]
    schema: dict[str, Any]
    text: str
    title: str
    summary: str
    tips: list[str]
    labels: dict[str, str]
    """What each move is called, by its verb."""
    whens: dict[str, str]
    """When each move is open, by its verb."""
    switches: dict[str, str]
    """What each switch is called by its name, and what it may be set to, by `name.value`."""
    groups: dict[str, str]
    """What the groups of switches are called."""
    stakes: dict[str, Any]
    """What rises from level to level of a tournament, as fields of the rules; {} where nothing does."""
    manual: str
    """The address of the game's page in the manual; "" where there is none, or no manual was built."""


class TableFacts(Answer, frozen=True):
    """A table as the lobby lists it."""

    table: str
    game: str
    variant: str
    status: str
    seats: int
    people: int
    public: bool
    title: str
    rated: bool
    clock: str
    seek: str
    """`quick` or `people` where it begins by itself; "" where people decide."""
    until: int
    """When that ends, in milliseconds since 1970; 0 for never."""


class MyTable(TableFacts, frozen=True):
    """A table that you have opened and nobody has closed."""

    link: str
    made: int
    changed: int


class Sought(Answer, frozen=True):
    """A table that waits for others until then; sit down there."""

    table: str
    link: str
    until: int


class Opened(Answer, frozen=True):
    """A table; whoever has the link may come in."""

    table: str
    link: str


class TicketFor(Answer, frozen=True):
    """A ticket for one line to the table, good once and for half a minute; `seat` is yours, or none.

    `name` is free at the table: your own, or a suggestion where it is taken or you are a `guest`.
    """

    ticket: str
    seat: int | None
    name: str = ""
    guest: bool = False


class Seat(Answer, frozen=True):
    name: str
    player: str
    place: int = 0


class PlayedGame(Answer, frozen=True):
    """A game of yours."""

    table: str
    number: int
    game: str
    variant: str
    began: int
    ended: int
    seats: list[Seat]
    rated: bool
    you: int | None


class Rated(Answer, frozen=True):
    """Somebody's strength at a game; `shown` is what they are surely worth."""

    person: str
    name: str
    shown: float
    mean: float
    spread: float
    games: int


class Health(Answer, frozen=True):
    ready: bool
