# parlour: hot
"""The parts of a hand: ways to fill each, counted at once and listed only when one of them is picked."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.games.big_c.rules.card_order import HIGHEST, RANK_COUNT, SUIT_COUNT, height_of
from parlour.games.big_c.rules.hands import NO_HAND
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS, RANKS_IN
from parlour.games.big_c.rules.plays.rank_ways import below_suit, copies, suits_taken, ways_to_take

NO_ONE_SUIT: Final = 4
_BITS: Final[list[int]] = [1 << height for height in range(HIGHEST + 1)]
"""A table, for mypyc shifts a literal 1 within 32 bits."""


@mypyc_attr(acyclic=True)
class Family:
    """Plays of one make, numbered from 0 to count - 1.

    In a row of families each has its kind of hand, and at its end so many plays have been counted.
    """

    def __init__(self, jokers: i64, count: i64) -> None:
        self.jokers = jokers
        self.count = count
        self.kind: i64 = NO_HAND
        self.end: i64 = 0

    def pick(self, index: i64) -> list[int]:
        """Return the natural heights of one of the plays."""
        raise NotImplementedError

    def heights(self) -> i64:
        """Return the natural heights that are in any of the plays, a bit for each."""
        found: i64 = 0
        for index in range(self.count):
            found |= height_bits(self.pick(index))
        return found


@mypyc_attr(acyclic=True)
class Part(Family):
    """The ways to fill one part of a hand: heights from high to low, ways with a low high card first.

    A part may also be a whole play, alone or with jokers.
    """

    def suited(self, suit: i64) -> i64:
        """Count the ways that are of this suit alone."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class OfRank(Part):
    """So many cards of one rank; `skipped` are the ways whose high card is too low."""

    def __init__(self, rank: i64, shape: i64, size: i64, jokers: i64 = 0) -> None:
        self.rank = rank
        self.shape = shape
        self.size = size
        self.least: i64 = 0
        self.skipped: i64 = 0
        super().__init__(jokers, ways_to_take(shape, size))

    def between(self, least: i64, most: i64) -> "OfRank":
        """Return only the ways whose high card lies in this span of heights."""
        bottom = self.rank * SUIT_COUNT + 1
        low, high = max(0, least - bottom), max(-1, min(SUIT_COUNT - 1, most - bottom))
        part = OfRank(self.rank, below_suit(self.shape, high + 1), self.size, self.jokers)
        if low > 0:
            part._leave_out(min(low, SUIT_COUNT))
        return part

    def _leave_out(self, suit: i64) -> None:
        """Drop the ways whose high card is of a suit below this one."""
        self.least = suit
        self.skipped = ways_to_take(below_suit(self.shape, suit), self.size)
        self.count -= self.skipped

    def suited(self, suit: i64) -> i64:
        return 1 if suit >= self.least and copies(self.shape, suit) >= self.size else 0

    def pick(self, index: i64) -> list[int]:
        bottom: i64 = self.rank * SUIT_COUNT + 1
        return [bottom + suit for suit in suits_taken(self.shape, self.size, index + self.skipped)]


@mypyc_attr(acyclic=True)
class OddCard(Part):
    """Any one card to lie beside a hand, out of a set of ranks for every suit, packed one after another."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards
        total: i64 = 0
        for suit in range(SUIT_COUNT):
            total += self.suited(suit)
        super().__init__(0, total)

    def suited(self, suit: i64) -> i64:
        return len(RANKS_IN[self.cards >> RANK_COUNT * suit & ALL_RANKS])

    def pick(self, index: i64) -> list[int]:
        return [sorted(self._all())[index]]

    def _all(self) -> list[int]:
        return [
            height_of(rank, suit)
            for suit in range(SUIT_COUNT)
            for rank in RANKS_IN[self.cards >> RANK_COUNT * suit & ALL_RANKS]
        ]

    def heights(self) -> i64:
        return height_bits(self._all())


@mypyc_attr(acyclic=True)
class ListedWays(Part):
    """Ways that had to be looked at one by one."""

    def __init__(self, found: list[list[int]], jokers: i64 = 0) -> None:
        self.found = found
        super().__init__(jokers, len(found))

    def suited(self, suit: i64) -> i64:
        return len([way for way in self.found if suit_of(way) == suit])

    def pick(self, index: i64) -> list[int]:
        return self.found[index]


def suit_of(heights: list[int]) -> int:
    """Return the suit these cards share, or NO_ONE_SUIT."""
    suit = (heights[0] - 1) % SUIT_COUNT
    for height in heights:
        if (height - 1) % SUIT_COUNT != suit:
            return NO_ONE_SUIT
    return suit


def height_bits(heights: list[int]) -> i64:
    """Return these heights as a set, a bit for each."""
    found: i64 = 0
    for height in heights:
        found |= _BITS[height]
    return found
