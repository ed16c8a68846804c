# parlour: hot
"""The parts of a hand: ways to fill each, counted at once and listed only when one of them is picked."""

from typing import Final

from mypy_extensions import i64

from parlour.games.big_c.order import RANK_COUNT, SUIT_COUNT
from parlour.games.big_c.runs import ALL_RANKS, RANKS_IN
from parlour.games.big_c.takings import below_suit, copies, takings, ways

NO_ONE_SUIT: Final = 4


class Part:
    """The ways to fill one part of a hand."""

    def __init__(self, count: i64) -> None:
        self.count = count

    def suited(self, suit: i64) -> i64:
        """How many of the ways are of this suit alone."""
        raise NotImplementedError

    def ways(self) -> list[list[int]]:
        """Card heights, the highest first; ways with a low high card come first."""
        raise NotImplementedError


class OfRank(Part):
    """So many cards of one rank, the highest of them in a suit from `least` to `most`."""

    def __init__(self, rank: i64, shape: i64, size: i64, least: i64 = 0, most: i64 = SUIT_COUNT - 1) -> None:
        self.rank = rank
        self.shape = below_suit(shape, most + 1)
        self.size = size
        self.least = least
        lower = ways(below_suit(shape, least), size) if least > 0 else 0
        super().__init__(ways(self.shape, size) - lower)

    def between(self, least: i64, most: i64) -> "OfRank":
        """Only the ways whose high card lies in this span of heights."""
        bottom = self.rank * SUIT_COUNT + 1
        low, high = max(0, least - bottom), min(SUIT_COUNT - 1, most - bottom)
        return OfRank(self.rank, self.shape if low <= high else 0, self.size, max(0, low), max(0, high))

    def suited(self, suit: i64) -> i64:
        return 1 if suit >= self.least and copies(self.shape, suit) >= self.size else 0

    def ways(self) -> list[list[int]]:
        bottom = int(self.rank) * SUIT_COUNT + 1
        found = takings(self.shape, self.size)
        return [[bottom + suit for suit in way] for way in found if way[0] >= self.least]


class OddCard(Part):
    """Any one card to lie beside a hand, out of a set of ranks for every suit, packed one after another."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards
        total: i64 = 0
        for suit in range(SUIT_COUNT):
            total += self.suited(suit)
        super().__init__(total)

    def suited(self, suit: i64) -> i64:
        return len(RANKS_IN[self.cards >> RANK_COUNT * suit & ALL_RANKS])

    def ways(self) -> list[list[int]]:
        heights = [
            rank * SUIT_COUNT + suit + 1
            for suit in range(SUIT_COUNT)
            for rank in RANKS_IN[self.cards >> RANK_COUNT * suit & ALL_RANKS]
        ]
        return [[height] for height in sorted(heights)]


class Listed(Part):
    """Ways that had to be looked at one by one."""

    def __init__(self, found: list[list[int]]) -> None:
        self.found = found
        super().__init__(len(found))

    def suited(self, suit: i64) -> i64:
        return sum([1 for way in self.found if suit_of(way) == suit])

    def ways(self) -> list[list[int]]:
        return self.found


def suit_of(heights: list[int]) -> int:
    """The suit these cards share, or NO_ONE_SUIT."""
    suit = (heights[0] - 1) % SUIT_COUNT
    for height in heights:
        if (height - 1) % SUIT_COUNT != suit:
            return NO_ONE_SUIT
    return suit
