# parlour: hot
"""The state of a tournament: what its rows have made of it so far, and nothing else (`fold`)."""

from typing import Final, NamedTuple

from parlour.tournaments.draws import Draws
from parlour.tournaments.log.floor import Floor
from parlour.tournaments.log.rows import Bye, Deal, Opened, Over, Pair, Settled
from parlour.tournaments.log.tables import Entrant, Table, TableNumbers

REGISTERING: Final = "registering"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"


class Game(NamedTuple):
    """A whole game that was played: in which round, who sat where, and what came of it.

    `past` has the results that were corrected, each with how many pairings there were when it was.
    """

    round: int
    order: Deal
    result: Settled
    past: tuple[tuple[int, Settled], ...] = ()

    def as_of(self, pairing: int) -> "Game":
        """Return the game with the result that was known when the pairing with this index was made."""
        known = next((result for count, result in self.past if count > pairing), self.result)
        return self._replace(result=known, past=())


class State:
    """A tournament as it is after so many rows; a format plans from it what comes next."""

    apart: dict[int, set[int]]
    """With whom an entrant is not seated while that can be avoided."""
    named: dict[str, list[int]]
    """Who has a name that the regulations want to be apart from another."""
    seeding: tuple[int, ...]
    """The entrants at the start, in the order that was drawn, or by rating."""
    leaving: list[int]
    """Who has to go out, and is in no deal."""
    unseated: list[int]
    """Who is in since the start, and sits nowhere yet."""
    outs: dict[int, None]
    """Who is out, in the order in which they went."""
    ready: TableNumbers
    """Tables between deals for which nothing is decided yet."""
    held: TableNumbers
    """Tables between deals that wait."""
    released: TableNumbers
    """Tables that are to be dealt together with the first one after nothing was played."""
    arrived: set[int]
    """Who has moved, and has not been dealt to since."""
    breaking: list[int]
    """Broken tables at which somebody still sits."""
    playing: int
    """How many tables are dealt to, or have an order to be."""
    level_deals: int
    """Deals that have settled since the level began."""
    moment: int
    """Facts so far."""
    now: int
    """When the last fact was written, in milliseconds since the start."""
    all_wait: bool
    """The director wants hand for hand."""
    games: list[Game]
    """Whole games, in the order in which they were settled."""
    games_of: dict[int, list[int]]
    """Which of these games an entrant has played, as indices."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.regulations = opened.regulations
        self.chairs = self.regulations.chairs
        self.stack = opened.stack
        self.paid = len(self.regulations.prizes.places)
        self.draws = Draws(bytes.fromhex(opened.secret))
        self.status = REGISTERING
        self.entrants: list[Entrant] = []
        self.by_person: dict[str, int] = {}
        self.apart = {}
        self.named = {name: [] for pair in self.regulations.apart for name in pair}
        self.seeding = ()
        self.alive = 0
        self.leaving, self.unseated, self.outs = [], [], {}
        self.tables: dict[int, Table] = {}
        self.floor = Floor(self.chairs)
        self.ready, self.held, self.released = TableNumbers(), TableNumbers(), TableNumbers()
        self.breaking = []
        self.arrived = set()
        self.playing = 0
        self.level, self.level_deals, self.level_since = 1, 0, 0
        self.moment, self.now = 0, 0
        self.is_paused = self.all_wait = self.had_hand_for_hand = False
        self.pairings: list[Pair] = []
        self.byes: list[Bye] = []
        self.games, self.games_of = [], {}
        self.over: Over | None = None

    def keep_apart(self, one: int, other: int) -> None:
        """Have two not be seated together while that can be avoided."""
        self.apart.setdefault(one, set()).add(other)
        self.apart.setdefault(other, set()).add(one)

    def owed(self) -> list[Deal]:
        """Return the orders that have not settled, by table: what a table plays, or has still to begin."""
        tables = sorted(self.tables.values(), key=lambda table: table.number)
        return [table.order for table in tables if table.order is not None and table.is_playing()]

    def is_dealt(self, entrant: Entrant) -> bool:
        """Return whether the entrant is in a deal that has not settled."""
        table = self.tables.get(entrant.table)
        if table is None or table.order is None or not table.is_playing():
            return False
        return entrant.number in table.order.chairs

    def count_alive(self, by: int) -> None:
        """Count so many more in the tournament; that says how many tables stay (R2)."""
        self.alive += by
        needed = -(-self.alive // self.chairs)
        if needed != self.floor.needed:
            self.floor.need(needed)
