# parlour: hot
"""Families of plays: every way to fill the parts of a hand, counted and numbered without being listed."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.games.big_c.rules.card_order import SUIT_COUNT, height_of
from parlour.games.big_c.rules.plays.parts import NO_ONE_SUIT, Family, Part, suit_of
from parlour.games.big_c.rules.plays.rank_sets import RANKS_IN

_ANY_SUIT: Final = -1


@mypyc_attr(acyclic=True)
class Parts(Family):
    """One way of every part, in any combination; where `mixed`, not all of one suit."""

    def __init__(self, parts: list[Part], jokers: i64, mixed: bool = False) -> None:
        self.parts = parts
        self.mixed = mixed
        super().__init__(jokers, _ways_from(parts, 0, _ANY_SUIT if mixed else NO_ONE_SUIT))

    def pick(self, index: i64) -> list[int]:
        suit = _ANY_SUIT if self.mixed else NO_ONE_SUIT
        heights: list[int] = []
        for place, part in enumerate(self.parts):
            for number in range(part.count):
                way = part.pick(number)
                own = suit_of(way)
                joined = own if suit == _ANY_SUIT or own == suit else NO_ONE_SUIT
                count = _ways_from(self.parts, place + 1, joined)
                if index < count:
                    heights += way
                    suit = joined
                    break
                index -= count
        return heights

    def heights(self) -> i64:
        """Return those of all parts: ways that are all of one suit and so not of this family are a flush or a
        straight flush, which is better and may be played too."""
        found: i64 = 0
        for part in self.parts:
            found |= part.heights()
        return found


def _ways_from(parts: list[Part], start: i64, suit: i64) -> i64:
    """Count the ways to fill the parts from start on so that not everything is of this suit."""
    total: i64 = 1
    for place in range(start, len(parts)):
        total *= parts[place].count
    if suit == NO_ONE_SUIT:
        return total
    if suit != _ANY_SUIT:
        return total - _suited_from(parts, start, suit)
    for each in range(SUIT_COUNT):
        total -= _suited_from(parts, start, each)
    return total


def _suited_from(parts: list[Part], start: i64, suit: i64) -> i64:
    """Count the ways to fill the parts from start on with this suit alone."""
    total: i64 = 1
    for place in range(start, len(parts)):
        total *= parts[place].suited(suit)
        if total == 0:
            return 0
    return total


@mypyc_attr(acyclic=True)
class SuitedRun(Family):
    """Straight flushes of the same ranks, one for every suit of a set."""

    def __init__(self, ranks: i64, suits: i64, jokers: i64) -> None:
        self.ranks = ranks
        self.suits = suits
        super().__init__(jokers, len(RANKS_IN[suits]))

    def pick(self, index: i64) -> list[int]:
        suit = RANKS_IN[self.suits][index]
        return [height_of(rank, suit) for rank in reversed(RANKS_IN[self.ranks])]


def add_family(found: list[Family], family: Family) -> None:
    """Add a family unless it is empty."""
    if family.count > 0:
        found.append(family)


def add_parts(found: list[Family], parts: list[Part], jokers: i64, mixed: bool = False) -> None:
    """Add a family of several parts unless it is empty."""
    add_family(found, Parts(parts, jokers, mixed))
