# parlour: hot
"""Families of plays: every way to fill the parts of a hand, numbered without being listed."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.vectors import append, vec
from parlour.games.big_c.rules.card_order import SUIT_COUNT, height_of, put_in_order
from parlour.games.big_c.rules.plays.parts import (
    NO_ONE_SUIT,
    count_ways,
    height_bits,
    part_heights,
    pick_way,
    suit_of,
    suited_ways,
)
from parlour.games.big_c.rules.plays.rank_sets import RANKS_IN

_ANY_SUIT: Final = -1


@mypyc_attr(acyclic=True)
class Family:
    """Plays of one make and so many jokers, numbered from 0 to count - 1."""

    def __init__(self, jokers: i64, count: i64) -> None:
        self.jokers = jokers
        self.count = count

    def pick(self, index: i64) -> list[int]:
        """Return the natural heights of one of the plays."""
        raise NotImplementedError

    def heights(self) -> i64:
        """Return the natural heights that are in any of the plays, a bit for each."""
        raise NotImplementedError

    def play(self, index: i64) -> vec[u8]:
        """Return one of the plays as it lies on the table: heights from low to high, jokers first."""
        laid = vec[u8]()
        for _joker in range(self.jokers):
            laid = append(laid, 0)
        for height in self.pick(index):
            laid = append(laid, u8(height))
        put_in_order(laid)
        return laid


@final
@mypyc_attr(acyclic=True)
class OfRank(Family):
    """Cards of one rank."""

    def __init__(self, part: i64, jokers: i64, count: i64) -> None:
        self.part = part
        super().__init__(jokers, count)

    def pick(self, index: i64) -> list[int]:
        return pick_way(self.part, index)

    def heights(self) -> i64:
        return part_heights(self.part)


@final
@mypyc_attr(acyclic=True)
class Parts(Family):
    """One way of every part, in any combination; where `mixed`, not all of one suit."""

    def __init__(self, parts: list[int], jokers: i64, mixed: bool, count: i64) -> None:
        self.parts = parts
        self.mixed = mixed
        super().__init__(jokers, count)

    def pick(self, index: i64) -> list[int]:
        suit: i64 = NO_ONE_SUIT
        if self.mixed:
            suit = _ANY_SUIT
        heights: list[int] = []
        for place in range(len(self.parts)):
            number: i64 = 0
            way = pick_way(self.parts[place], number)
            after = self._ways_after(place, _joined(suit, way))
            while index >= after:
                index -= after
                number += 1
                way = pick_way(self.parts[place], number)
                after = self._ways_after(place, _joined(suit, way))
            suit = _joined(suit, way)
            heights += way
        return heights

    def _ways_after(self, place: i64, suit: i64) -> i64:
        """Count the ways to fill the parts after this one so that not everything is of this suit."""
        total: i64 = 1
        suited: i64 = 1
        for later in range(place + 1, len(self.parts)):
            total *= count_ways(self.parts[later])
            if suit != NO_ONE_SUIT:
                suited *= suited_ways(self.parts[later], suit)
        return total if suit == NO_ONE_SUIT else total - suited

    def heights(self) -> i64:
        """Return those of all parts: ways that are all of one suit and so not of this family are a flush or a
        straight flush, which is better and may be played too."""
        found: i64 = 0
        for part in self.parts:
            found |= part_heights(part)
        return found


def _joined(suit: i64, way: list[int]) -> i64:
    """Return the suit that these cards share with those before them, or NO_ONE_SUIT."""
    if suit == NO_ONE_SUIT:
        return suit
    own = suit_of(way)
    return own if suit == _ANY_SUIT or own == suit else NO_ONE_SUIT


@final
@mypyc_attr(acyclic=True)
class SuitedRun(Family):
    """Straight flushes of the same ranks, one for every suit of a set."""

    def __init__(self, ranks: i64, suits: i64, jokers: i64, count: i64) -> None:
        self.ranks = ranks
        self.suits = suits
        super().__init__(jokers, count)

    def pick(self, index: i64) -> list[int]:
        return self._run_in(RANKS_IN[self.suits][index])

    def _run_in(self, suit: i64) -> list[int]:
        return [height_of(rank, suit) for rank in RANKS_IN[self.ranks]]

    def heights(self) -> i64:
        found: i64 = 0
        for suit in RANKS_IN[self.suits]:
            found |= height_bits(self._run_in(suit))
        return found


@final
@mypyc_attr(acyclic=True)
class ListedWays(Family):
    """Ways that had to be looked at one by one."""

    def __init__(self, ways: list[list[int]], jokers: i64) -> None:
        self.ways = ways
        super().__init__(jokers, len(ways))

    def pick(self, index: i64) -> list[int]:
        return self.ways[index]

    def heights(self) -> i64:
        found: i64 = 0
        for way in self.ways:
            found |= height_bits(way)
        return found


def count_parts(first: i64, second: i64, third: i64) -> i64:
    """Count the ways to fill three parts, in any combination."""
    return count_ways(first) * count_ways(second) * count_ways(third)


def count_suited(first: i64, second: i64, third: i64) -> i64:
    """Count those of one suit alone."""
    total: i64 = 0
    for suit in range(SUIT_COUNT):
        total += suited_ways(first, suit) * suited_ways(second, suit) * suited_ways(third, suit)
    return total
