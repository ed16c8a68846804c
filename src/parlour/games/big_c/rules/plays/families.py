# parlour: hot
"""Families of plays: every way to fill the parts of a hand, numbered without being listed."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.vectors import append, vec
from parlour.games.big_c.rules.card_order import height_of, put_in_order, suit_at
from parlour.games.big_c.rules.plays.parts import (
    count_ways,
    fill_part,
    height_bits,
    part_heights,
    suited_ways,
)
from parlour.games.big_c.rules.plays.rank_sets import RANKS_IN
from parlour.kit.seat_sets import bit

_ANY_SUIT: Final = -1
_NO_ONE_SUIT: Final = 4


@mypyc_attr(acyclic=True)
class Family:
    """Plays of one make and so many jokers, numbered from 0 to count - 1."""

    def __init__(self, jokers: i64, count: i64) -> None:
        self.jokers = jokers
        self.count = count

    def play(self, index: i64) -> vec[u8]:
        """Return one of the plays as it lies on the table: heights from low to high, jokers first."""
        laid = vec[u8]()
        for _joker in range(self.jokers):
            laid = append(laid, 0)
        laid = self.fill(laid, index)
        put_in_order(laid)
        return laid

    def fill(self, laid: vec[u8], index: i64) -> vec[u8]:
        """Add the natural heights of one of the plays."""
        raise NotImplementedError

    def heights(self) -> i64:
        """Return the natural heights that are in any of the plays, a bit for each."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class OfRank(Family):
    """Cards of one rank."""

    def __init__(self, part: i64, jokers: i64, count: i64) -> None:
        self.part = part
        super().__init__(jokers, count)

    def fill(self, laid: vec[u8], index: i64) -> vec[u8]:
        return fill_part(laid, self.part, index)

    def heights(self) -> i64:
        return part_heights(self.part)


@final
@mypyc_attr(acyclic=True)
class Parts(Family):
    """One way of every part, in any combination; where `mixed`, not all of one suit."""

    def __init__(self, parts: vec[i64], jokers: i64, mixed: bool, count: i64) -> None:
        self.parts = parts
        self.mixed = mixed
        super().__init__(jokers, count)

    def fill(self, laid: vec[u8], index: i64) -> vec[u8]:
        suit: i64 = _NO_ONE_SUIT
        if self.mixed:
            suit = _ANY_SUIT
        for place in range(len(self.parts)):
            start: i64 = len(laid)
            number: i64 = 0
            filled = fill_part(laid, self.parts[place], number)
            shared = _shared_suit(filled, start, suit)
            after = self._ways_after(place, shared)
            while index >= after:
                index -= after
                number += 1
                filled = fill_part(filled[:start], self.parts[place], number)
                shared = _shared_suit(filled, start, suit)
                after = self._ways_after(place, shared)
            laid = filled
            suit = shared
        return laid

    def _ways_after(self, place: i64, suit: i64) -> i64:
        """Count the ways to fill the parts after this one so that not everything is of this suit."""
        total: i64 = 1
        suited: i64 = 1
        for later in range(place + 1, len(self.parts)):
            total *= count_ways(self.parts[later])
            if suit != _NO_ONE_SUIT:
                suited *= suited_ways(self.parts[later], suit)
        return total if suit == _NO_ONE_SUIT else total - suited

    def heights(self) -> i64:
        """Return those of all parts: ways that are all of one suit and so not of this family are a flush or a
        straight flush, which is better and may be played too."""
        found: i64 = 0
        for part in self.parts:
            found |= part_heights(part)
        return found


def _shared_suit(heights: vec[u8], start: i64, suit: i64) -> i64:
    """Return the suit of the cards from this place on if those before share it, else that there is none."""
    for place in range(start, len(heights)):
        own = suit_at(i64(heights[place]))
        if suit == _ANY_SUIT:
            suit = own
        if own != suit:
            return _NO_ONE_SUIT
    return suit


@final
@mypyc_attr(acyclic=True)
class SuitedRun(Family):
    """Straight flushes of the same ranks, one for every suit of a set."""

    def __init__(self, ranks: i64, suits: i64, jokers: i64, count: i64) -> None:
        self.ranks = ranks
        self.suits = suits
        super().__init__(jokers, count)

    def fill(self, laid: vec[u8], index: i64) -> vec[u8]:
        suit = RANKS_IN[self.suits][index]
        for rank in RANKS_IN[self.ranks]:
            laid = append(laid, u8(height_of(rank, suit)))
        return laid

    def heights(self) -> i64:
        found: i64 = 0
        for suit in RANKS_IN[self.suits]:
            for rank in RANKS_IN[self.ranks]:
                found |= bit(height_of(rank, suit))
        return found


@final
@mypyc_attr(acyclic=True)
class ListedWays(Family):
    """Ways that had to be looked at one by one; these are their numbers among the ways to fill a part."""

    def __init__(self, part: i64, numbers: list[int], jokers: i64) -> None:
        self.part = part
        self.numbers = numbers
        super().__init__(jokers, len(numbers))

    def fill(self, laid: vec[u8], index: i64) -> vec[u8]:
        return fill_part(laid, self.part, self.numbers[index])

    def heights(self) -> i64:
        found: i64 = 0
        for index in range(self.count):
            found |= height_bits(self.fill(vec[u8](), index))
        return found
