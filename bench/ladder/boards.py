"""The tables of the ladder: which games, who is measured there, and how many games, fixed beforehand."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

HOUSE: Final = ("random", "easy", "medium", "hard")
SEARCH: Final = "search"
SEED: Final = 20_261_207
"""Deals that nobody has looked at while anything was tuned. Once a run is on the page, take another for the
next, and put this one into SEEN."""
SEEN: Final = (
    1,
    7,
    8,
    100,
    101,
    777,
    778,
    4101,
    91_002,
    92_001,
    92_002,
    92_033,
    93_001,
    93_002,
    93_003,
    94_001,
    94_003,
    95_001,
    95_002,
    95_003,
    95_004,
    95_005,
    20_261_201,
    20_261_130,
)
"""Seeds whose deals were looked at while bots and search were tuned; a run that counts may not have them.

Seed 1 was the ladder's until November, and is the one that `parlour lab` takes if none is given.
"""
CHOOSING_SEED: Final = 2
"""The deals by which the worst simple rival is chosen; it is then measured on those of the run."""
QUICK_GAMES: Final = 10


class Board(NamedTuple):
    """A game by a variant's rules for so many seats, who is measured above `hard`, and the sizes.

    `games` are played by a pair without a search, `searched` by one with; `tried` and `tried_searched` by
    each simple rival before the worst is chosen. That one then plays `rival_games` against who does not
    search: more of them where a lead of 0.05 would else stay within the interval. How long the whole takes
    at these sizes is what `python -m bench.ladder --quick` says at its end.
    """

    game: str
    seats: int
    above: tuple[str, ...]
    variant: str = "default"
    games: int = 800
    searched: int = 100
    tried: int = 100
    tried_searched: int = 30
    rival_games: int = 800

    def title(self) -> str:
        rules = "" if self.variant == "default" else f" {self.variant}"
        return f"{self.game}{rules}, {self.seats} seats"

    def strong(self) -> tuple[str, ...]:
        """Return those whom no simple rival should beat."""
        return HOUSE[-1], *self.above

    def size(self, *players: str, tried: bool = False) -> int:
        """Return how many games these players have with each other."""
        if any(is_slow(player) for player in players):
            return self.tried_searched if tried else self.searched
        return self.tried if tried else self.games

    def rival_size(self, player: str) -> int:
        """Return how many games the worst simple rival has with a player."""
        return self.searched if is_slow(player) else self.rival_games

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Yield neighbours, then the others, the upper player first; all above `hard` meet `medium` too."""
        every = [(upper, lower) for lower, upper in combinations(HOUSE, 2)]
        every += [(upper, lower) for upper in self.above for lower in (HOUSE[-1], HOUSE[-2])]
        every += [(upper, lower) for lower, upper in combinations(self.above, 2)]
        neighbours = [pair for pair in every if self.are_neighbours(*pair)]
        yield from neighbours
        yield from (pair for pair in every if pair not in neighbours)

    def are_neighbours(self, upper: str, lower: str) -> bool:
        """Return whether one stands right above the other; all those above `hard` stand right above it."""
        if upper in self.above:
            return lower == HOUSE[-1]
        return HOUSE.index(upper) == HOUSE.index(lower) + 1


def is_slow(player: str) -> bool:
    return player.startswith(SEARCH)


BOARDS: Final = (
    Board("bastard-brag", 2, ("search:100",)),
    Board("claim", 4, (), games=200, tried=40),
    Board("claim", 4, ("search:50",), "quick", games=400, tried=40, rival_games=400),
    Board("five-card-draw", 2, ("search:50",), rival_games=3200),
    Board("five-card-draw", 2, ("search:50", "solver"), "fixed-limit", rival_games=3200),
    Board("three-card-brag", 2, ("search:50", "solver")),
    Board("three-card-brag", 4, ("search:50",)),
    Board("big-c", 2, ("search:150",)),
    Board("big-c", 4, ("search:150",)),
)
