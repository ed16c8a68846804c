# parlour: hot
"""A tally of plays: counts them family by family, and makes only those families that somebody wants.

Counting goes by numbers alone. The family of one play that is wanted, or as many families as are asked for,
become objects that can be picked from.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.cards.luck import Luck
from parlour.cards.vectors import append, vec
from parlour.games.big_c.rules.card_order import SUIT_COUNT, height_of
from parlour.games.big_c.rules.plays.families import (
    Family,
    ListedWays,
    OfRank,
    Parts,
    SuitedRun,
)
from parlour.games.big_c.rules.plays.flushes import Flushes, suit_ranks
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import NO_PART, count_ways, suited_ways
from parlour.games.big_c.rules.plays.rank_sets import FIVE, RANKS_IN, SIZE_OF

_NO_PLAY: Final = -1
_NO_FAMILIES: Final[list[Family]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """So many plays so far; of their families only one that is found, or the first `most`, become objects.

    `found` is the family of a play, and `place` the number of that play in it: of the play whose number is
    `wanted`, or with luck of any play, all equally likely.
    """

    def __init__(
        self, holding: Holding, most: i64 = 0, wanted: i64 = _NO_PLAY, luck: Luck | None = None
    ) -> None:
        self.holding = holding
        self.most = most
        self.wanted = wanted
        self.luck = luck
        self.count: i64 = 0
        self.found: Family | None = None
        self.place: i64 = 0
        self.made = _NO_FAMILIES

    def _counts(self, count: i64) -> bool:
        """Count a family, and return whether it has to be made."""
        self.count += count
        if count == 0:
            return False
        if self.luck is not None:
            return self._finds(self.luck.draw(self.count), count)
        if self.wanted >= 0:
            return self._finds(self.wanted - self.count + count, count)
        return len(self.made) < self.most

    def _finds(self, place: i64, count: i64) -> bool:
        """Return whether the play is one of the last so many, and note its place among them."""
        if not 0 <= place < count:
            return False
        self.place = place
        return True

    def _make(self, family: Family) -> None:
        if self.most == 0:
            self.found = family
        elif self.made:
            self.made.append(family)
        else:
            self.made = [family]

    def add_part(self, part: i64, jokers: i64) -> None:
        """Count cards of one rank, alone or with jokers."""
        count = count_ways(part)
        if self._counts(count):
            self._make(OfRank(part, jokers, count))

    def add_parts(self, first: i64, second: i64, third: i64, jokers: i64, mixed: bool = False) -> None:
        """Count hands of two parts or three; where mixed, not all of one suit."""
        count = count_ways(first) * count_ways(second) * count_ways(third)
        if mixed and count > 0:
            count -= _count_suited(first, second, third)
        if self._counts(count):
            parts = vec[i64]([first, second])
            if third != NO_PART:
                parts = append(parts, third)
            self._make(Parts(parts, jokers, mixed, count))

    def add_run(self, ranks: i64, top: i64, jokers: i64) -> None:
        """Count straights of these ranks, the top card as said, not all of one suit."""
        count = self._count_run(ranks, top)
        if self._counts(count):
            parts = vec[i64]()
            for rank in RANKS_IN[ranks][:-1]:
                parts = append(parts, self.holding.part(rank, 1))
            self._make(Parts(append(parts, top), jokers, True, count))

    def _count_run(self, ranks: i64, top: i64) -> i64:
        total = count_ways(top)
        run = RANKS_IN[ranks]
        for place in range(len(run) - 1):
            total *= count_ways(self.holding.part(run[place], 1))
        for suit in range(SUIT_COUNT):
            if self.holding.suit_ranks(suit) & ranks == ranks:
                total -= suited_ways(top, suit)
        return total

    def add_suited_run(self, ranks: i64, suits: i64, jokers: i64) -> None:
        """Count straight flushes of these ranks, one for every suit of a set."""
        count: i64 = SIZE_OF[suits]
        if self._counts(count):
            self._make(SuitedRun(ranks, suits, jokers, count))

    def add_flushes(self, suit: i64, jokers: i64, floor: i64, wrap: i64) -> None:
        """Count flushes of a suit whose high card is no lower than the floor."""
        held = suit_ranks(self.holding, suit, wrap)
        count = held.number(FIVE - jokers)
        reach: i64 = 0
        if floor > height_of(0, suit):
            reach = (floor - height_of(0, suit) + SUIT_COUNT - 1) >> 2
            count -= held.below(reach).number(FIVE - jokers)
        if self._counts(count):
            self._make(Flushes(held, suit, jokers, reach, count))

    def add_listed(self, part: i64, numbers: list[int], jokers: i64) -> None:
        """Count ways to fill a part that had to be looked at one by one, given by their numbers."""
        if self._counts(len(numbers)):
            self._make(ListedWays(part, numbers, jokers))


def _count_suited(first: i64, second: i64, third: i64) -> i64:
    """Count the ways to fill three parts with cards of one suit."""
    total: i64 = 0
    for suit in range(SUIT_COUNT):
        ways = suited_ways(first, suit)
        if ways > 0:
            total += ways * suited_ways(second, suit) * suited_ways(third, suit)
    return total
