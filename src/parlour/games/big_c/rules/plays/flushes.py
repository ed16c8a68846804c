# parlour: hot
"""Flushes: counted by formula from the ranks of a suit, gone through only when one of them is picked."""

from collections.abc import Iterator
from typing import final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.vectors import append, vec
from parlour.games.big_c.rules.card_order import RANK_COUNT, height_of
from parlour.games.big_c.rules.plays.families import Family
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.rank_sets import (
    ALL_RANKS,
    CHOOSE,
    FITS,
    FIVE,
    RANKS_IN,
    SIZE_OF,
    count_fitting,
    subsets_of,
)
from parlour.kit.seat_sets import bit


def suit_ranks(holding: Holding, suit: i64, wrap: i64) -> "SuitRanks":
    """Return what a hand holds of one suit."""
    start = suit * RANK_COUNT
    return SuitRanks(
        holding.once >> start & ALL_RANKS,
        holding.twice >> start & ALL_RANKS,
        holding.thrice >> start & ALL_RANKS,
        wrap,
    )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SuitRanks:
    """The ranks of one suit that are held at least once, twice and thrice."""

    def __init__(self, once: i64, twice: i64, thrice: i64, wrap: i64) -> None:
        self.once = once
        self.twice = twice
        self.thrice = thrice
        self.wrap = wrap

    def below(self, rank: i64) -> "SuitRanks":
        """Return only what is lower than this rank."""
        lower: i64 = (1 << rank) - 1
        return SuitRanks(self.once & lower, self.twice & lower, self.thrice & lower, self.wrap)

    def number(self, size: i64) -> i64:
        """Count the flushes of so many natural cards: all ranks different, or some repeated."""
        ranks: i64 = SIZE_OF[self.once]
        total: i64 = 0
        if ranks >= size:
            total = CHOOSE[ranks][size] - count_fitting(self.once, size, self.wrap)
        return total + self._repeating(ranks, size) if self.twice > 0 else total

    def _repeating(self, ranks: i64, size: i64) -> i64:
        """Count those that have a rank twice, two ranks twice, or a rank thrice."""
        if size < FIVE - 1:
            return 0
        twice: i64 = SIZE_OF[self.twice]
        total = twice * CHOOSE[ranks - 1][size - 2]
        if size < FIVE:
            return total
        thrice: i64 = SIZE_OF[self.thrice]
        return total + CHOOSE[twice][2] * (ranks - 2) + thrice * CHOOSE[ranks - 1][2]

    def sets(self, size: int) -> Iterator[int]:
        """Yield all of them as sets of ranks; further layers of 13 bits are ranks taken twice and thrice."""
        once, twice, fits = int(self.once), int(self.twice), FITS[self.wrap]
        for mask in subsets_of(once, size):
            if not fits[mask]:
                yield mask
        if twice > 0 and size >= FIVE - 1:
            for mask in subsets_of(once, size - 1):
                for rank in RANKS_IN[mask & twice]:
                    yield mask | 1 << rank + RANK_COUNT
        if twice > 0 and size == FIVE:
            for mask in subsets_of(once, 3):
                yield from _repeated_sets(mask, twice, int(self.thrice))


def _repeated_sets(mask: int, twice: int, thrice: int) -> list[int]:
    """Return sets of these three ranks of a suit with two cards more: two ranks twice, or one thrice."""
    sets = [mask | both << RANK_COUNT for both in subsets_of(mask & twice, 2)]
    return sets + [mask | (1 | 1 << RANK_COUNT) << RANK_COUNT + rank for rank in RANKS_IN[mask & thrice]]


@final
@mypyc_attr(acyclic=True)
class Flushes(Family):
    """Flushes of one suit with so many jokers whose top rank is no lower than `reach`."""

    def __init__(self, held: SuitRanks, suit: i64, jokers: i64, reach: i64, count: i64) -> None:
        self.held = held
        self.suit = suit
        self.reach = reach
        super().__init__(jokers, count)

    def sets(self) -> Iterator[int]:
        """Yield their sets of ranks."""
        for layers in self.held.sets(FIVE - int(self.jokers)):
            if layers & ALL_RANKS >= 1 << int(self.reach):
                yield layers

    def heights(self) -> i64:
        ranks, all_ranks, found = 0, int(self.held.once), i64(0)
        for layers in self.sets():
            ranks |= layers & ALL_RANKS
            if ranks == all_ranks:
                break
        for rank in RANKS_IN[ranks]:
            found |= bit(height_of(rank, self.suit))
        return found

    def fill(self, laid: vec[u8], index: i64) -> vec[u8]:
        for number, layers in enumerate(self.sets()):
            if number == index:
                ranks = [*RANKS_IN[layers & ALL_RANKS], *RANKS_IN[layers >> RANK_COUNT & ALL_RANKS]]
                ranks += RANKS_IN[layers >> 2 * RANK_COUNT]
                for rank in ranks:
                    laid = append(laid, u8(height_of(rank, self.suit)))
                break
        return laid
