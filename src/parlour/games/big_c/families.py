# parlour: hot
"""Families of plays: every way to fill the parts of a hand, counted and numbered without being listed."""

from typing import Final

from parlour.games.big_c.order import RANK_COUNT, SUIT_COUNT, height_of
from parlour.games.big_c.runs import ALL_RANKS, RANKS_IN

ANY_SUIT: Final = -1
NO_ONE_SUIT: Final = 4


class Part:
    """The ways to fill one part of a hand: card heights, and for each way its suit if it has only one."""

    def __init__(self, ways: list[list[int]]) -> None:
        self.ways = ways
        self.suits = [suit_of(way) for way in ways]
        self.suited = [0] * SUIT_COUNT
        for suit in self.suits:
            if suit != NO_ONE_SUIT:
                self.suited[suit] += 1

    def between(self, least: int, most: int) -> "Part":
        """Only the ways whose high card lies in this span."""
        return Part([way for way in self.ways if least <= way[0] <= most])


def suit_of(heights: list[int]) -> int:
    """The suit these cards share, or NO_ONE_SUIT."""
    suit = (heights[0] - 1) % SUIT_COUNT
    for height in heights:
        if (height - 1) % SUIT_COUNT != suit:
            return NO_ONE_SUIT
    return suit


class Family:
    """Plays of one make, numbered from 0 to count - 1."""

    def __init__(self, jokers: int, count: int) -> None:
        self.jokers = jokers
        self.count = count

    def pick(self, index: int) -> list[int]:
        """The natural heights of one of the plays."""
        raise NotImplementedError


class Parts(Family):
    """One way of every part, in any combination; where `mixed`, not all of one suit."""

    def __init__(self, parts: list[Part], jokers: int, mixed: bool = False) -> None:
        self.parts = parts
        self.mixed = mixed
        super().__init__(jokers, ways_from(parts, 0, ANY_SUIT if mixed else NO_ONE_SUIT))

    def pick(self, index: int) -> list[int]:
        suit = ANY_SUIT if self.mixed else NO_ONE_SUIT
        heights: list[int] = []
        for place, part in enumerate(self.parts):
            for way, own in zip(part.ways, part.suits, strict=True):
                joined = own if suit == ANY_SUIT or own == suit else NO_ONE_SUIT
                count = ways_from(self.parts, place + 1, joined)
                if index < count:
                    heights += way
                    suit = joined
                    break
                index -= count
        return heights


def ways_from(parts: list[Part], start: int, suit: int) -> int:
    """How many ways the parts from start on can be filled, so that not everything is of this suit."""
    total = 1
    for place in range(start, len(parts)):
        total *= len(parts[place].ways)
    if suit == NO_ONE_SUIT:
        return total
    if suit != ANY_SUIT:
        return total - suited_from(parts, start, suit)
    for each in range(SUIT_COUNT):
        total -= suited_from(parts, start, each)
    return total


def suited_from(parts: list[Part], start: int, suit: int) -> int:
    """How many ways the parts from start on can be filled with this suit alone."""
    total = 1
    for place in range(start, len(parts)):
        total *= parts[place].suited[suit]
    return total


class Suited(Family):
    """Flushes of one suit: sets of ranks, those that are there twice and those that are there thrice."""

    def __init__(self, suit: int, jokers: int, sets: list[int]) -> None:
        self.suit = suit
        self.sets = sets
        super().__init__(jokers, len(sets))

    def pick(self, index: int) -> list[int]:
        heights: list[int] = []
        layers = self.sets[index]
        while layers > 0:
            heights += [height_of(rank, self.suit) for rank in RANKS_IN[layers & ALL_RANKS]]
            layers >>= RANK_COUNT
        return heights
