"""Parts of what is said about a tournament: what everybody sees of it, and what one viewer alone.

The message `tournament` and the HTTP API are made of the same parts. Entrants are numbers in the order of
entry, from 0; tables are numbered from 1, and the key of a table opens it. Times are milliseconds since 1970.
"""

from typing import Any

import msgspec

NOBODY = -1
"""Instead of an entrant: not known yet, or no one; nobody sits on that chair."""
HOUSE = -2
"""Instead of an entrant: a player of the house, who takes no place."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """A part of what is said about a tournament."""


class TournamentTable(Part, frozen=True):
    """A table: who sits where (by chair; "" and -1 for an open one), and whether it plays or waits."""

    number: int
    key: str
    size: int
    entrants: list[int]
    names: list[str]
    stacks: list[int] = []
    """What everybody has, by chair; empty where whole games are played."""
    status: str = "playing"
    """`playing`, `soon` (its next deal is ordered, and rests) or `waiting`."""
    why: str = ""
    """Why it waits: `short`, `crowded`, `hand-for-hand`, `final`, `paused`, `rest`, `round`."""
    deal: int = 0
    """The number of its present or last deal."""
    round: int = 0
    dealer: int = -1


class Standing(Part, frozen=True):
    """How somebody stands; equals share the best place, 0 is none."""

    place: int
    entrant: int
    name: str
    player: str = ""
    """The words of a bot or model; "" for a person."""
    status: str = "in"
    """`in`, `out`, `withdrawn`, `disqualified`, or `entered` and `asks` (for approval) before the start."""
    shared: bool = False
    stack: int = 0
    points: float = 0.0
    games: int = 0
    table: int = 0
    prize: int = 0


class RoundTable(Part, frozen=True):
    """Who met at a table in a round, by seat, and what came of it; no places while it is played."""

    table: int
    key: str
    entrants: list[int]
    places: list[int] = []
    points: list[float] = []
    absent: list[int] = []
    """Seats that sat out, and rank behind all others."""
    number: int = 0
    """The number of the game at that table, as an act `correct` names it."""


class TournamentRound(Part, frozen=True):
    """A round: its tables, and who had a bye."""

    round: int
    tables: list[RoundTable]
    byes: list[int] = []


class BracketMatch(Part, frozen=True):
    """A match of a bracket; `entrants` are two, -1 while not known, and `wins` their games won."""

    number: int
    stage: int
    entrants: tuple[int, int]
    wins: tuple[int, int] = (0, 0)
    winner: int = NOBODY
    feeds: tuple[str, str] = ("", "")
    """Where the two come from: `seed 3`, `winner 1`, `loser 2`."""
    table: int = 0
    key: str = ""
    """The table at which it is played now; "" where it is not."""


class CrossTable(Part, frozen=True):
    """Everybody against everybody: `points[i][j]` is what the i-th has won from the j-th; null: not met."""

    entrants: list[int]
    points: list[list[float | None]]


class TournamentAct(Part, frozen=True):
    """What the director has done, with the reason; `what` is a word of docs/reference/tournaments.md."""

    what: str
    reason: str
    at: int
    entrant: int = NOBODY
    name: str = ""
    amount: int = 0
    table: int = 0
    number: int = 0


class PrizeWon(Part, frozen=True):
    place: int
    worth: int


class UnusualPair(Part, frozen=True):
    """Two of whom one has lost more to the other, in `games` together, than was to be expected.

    `z` says how far from it; `amount` and `expected` count what is carried, or games.
    """

    loser: int
    loser_name: str
    winner: int
    winner_name: str
    games: int
    amount: float
    expected: float
    z: float


class TournamentFacts(Part, frozen=True):
    """A tournament as it is listed: `registering`, `running`, `finished` or `cancelled`."""

    tournament: str
    title: str
    status: str
    game: str
    variant: str
    format: str
    entrants: int
    most: int
    alive: int = 0
    starts_at: int = 0
    """When registration ends; 0 when it is full, or when the director starts."""
    entry: str = "open"
    """How one enters: `open`, `code` or `approval`."""
    public: bool = True
    made: int = 0
    changed: int = 0


class TournamentCommon(Part, frozen=True):
    """A tournament as everybody sees it; whole each time, with the first 50 tables and standings."""

    facts: TournamentFacts
    regulations: dict[str, Any]
    host: str = ""
    """The director's name."""
    entry_open: bool = False
    reentry_open: bool = False
    began: int = 0
    ended: int = 0
    level: int = 1
    levels: int = 1
    level_rounds: int = 0
    """Rounds until the next level, or when it comes (`level_at`); 0 for none."""
    level_at: int = 0
    ends_at: int = 0
    """When an arena's time is up; 0 elsewhere."""
    round: int = 0
    rounds: int = 0
    """Rounds in all, where that is known."""
    hand_for_hand: bool = False
    paused: bool = False
    why_paused: str = ""
    stack: int = 0
    """What an entrant begins with; 0 where whole games are played."""
    average: float = 0.0
    """The average stack."""
    tables: list[TournamentTable] = []
    table_count: int = 0
    standings: list[Standing] = []
    standing_count: int = 0
    prizes: list[PrizeWon] = []
    acts: list[TournamentAct] = []
    """The last 50 acts of the director, oldest first."""
    pairings: list[TournamentRound] = []
    """The rounds, oldest first, where the format has rounds: of many the last 12."""
    bracket: list[BracketMatch] = []
    cross_table: CrossTable | None = None
    names: dict[str, str] = {}
    """The names of all entrants whom `pairings`, `bracket` and `cross_table` speak of, by number."""
    commitment: str = ""
    """The SHA-256 of the seed behind all draws and all deals."""
    seed: str = ""
    """That seed, once all is over."""


class TournamentOwn(Part, frozen=True):
    """What one viewer alone is told: their entry, where they sit, and what they may do now."""

    entrant: int = NOBODY
    standing: Standing | None = None
    table: str = ""
    """The key of the table at which they sit; "" where they sit at none."""
    number: int = 0
    seat: int = NOBODY
    why_waiting: str = ""
    may: list[str] = []
    """`enter`, `withdraw`, `reenter`, `back`; for the director `direct`, and when it is over `transfers`."""
    code: str = ""
    """The code with which others enter; to the director."""
    asking: list[Standing] = []
    """Who waits for approval; to the director."""
    same_address: list[list[int]] = []
    """Entrants who came from one address, as far as this process knows; to the director, as a hint."""
    nobody_here: bool = False
    """For the director: nobody of the people who play has been here for a while."""
