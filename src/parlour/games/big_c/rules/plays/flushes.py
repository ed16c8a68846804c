# parlour: hot
"""Flushes: counted by formula from the ranks of a suit, listed only when one of them is picked."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.games.big_c.rules.card_order import RANK_COUNT, SUIT_COUNT, height_of
from parlour.games.big_c.rules.plays.families import add_family
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import Family, height_bits
from parlour.games.big_c.rules.plays.rank_sets import (
    ALL_RANKS,
    CHOOSE,
    FITS,
    FIVE,
    RANKS_IN,
    count_fitting,
    subsets_of,
)
from parlour.games.big_c.rules.plays.threshold import Threshold

_FEWEST_RANKS: Final = 3
"""A flush of fewer ranks is at least a full house."""


def flushes(found: list[Family], holding: Holding, threshold: Threshold) -> None:
    """Add cards of one suit that make nothing better, with at most two jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for suit in range(SUIT_COUNT):
            if len(RANKS_IN[holding.suit_ranks(suit)]) < _FEWEST_RANKS:
                continue
            add_family(
                found, _Flushes(_suit_ranks(holding, suit, threshold.terms.wrap), suit, jokers, threshold)
            )


def _suit_ranks(holding: Holding, suit: i64, wrap: int) -> "SuitRanks":
    """Return what a hand holds of one suit."""
    start = suit * RANK_COUNT
    return SuitRanks(
        holding.once >> start & ALL_RANKS,
        holding.twice >> start & ALL_RANKS,
        holding.thrice >> start & ALL_RANKS,
        wrap,
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class SuitRanks:
    """The ranks of one suit that are held at least once, twice and thrice."""

    def __init__(self, once: i64, twice: i64, thrice: i64, wrap: int) -> None:
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
        ranks: i64 = len(RANKS_IN[self.once])
        total: i64 = 0
        if ranks >= size:
            total = CHOOSE[ranks][size] - count_fitting(self.once, size, self.wrap)
        return total + self._repeating(ranks, size) if self.twice > 0 else total

    def _repeating(self, ranks: i64, size: i64) -> i64:
        """Count those that have a rank twice, two ranks twice, or a rank thrice."""
        if size < FIVE - 1:
            return 0
        twice: i64 = len(RANKS_IN[self.twice])
        total = twice * CHOOSE[ranks - 1][size - 2]
        if size < FIVE:
            return total
        thrice: i64 = len(RANKS_IN[self.thrice])
        return total + CHOOSE[twice][2] * (ranks - 2) + thrice * CHOOSE[ranks - 1][2]

    def sets(self, size: int) -> list[int]:
        """Return all of them as sets of ranks; further layers of 13 bits are ranks taken twice and thrice."""
        fits = FITS[self.wrap]
        once, twice = int(self.once), int(self.twice)
        sets = [mask for mask in subsets_of(once, size) if not fits[mask]]
        if twice > 0 and size >= FIVE - 1:
            for mask in subsets_of(once, size - 1):
                sets += [mask | 1 << rank + RANK_COUNT for rank in RANKS_IN[mask & twice]]
        if twice > 0 and size == FIVE:
            sets += _repeated_sets(subsets_of(once, 3), twice, int(self.thrice))
        return sets


@mypyc_attr(acyclic=True)
class _Flushes(Family):
    """Flushes of one suit with so many jokers that reach the threshold."""

    def __init__(self, held: SuitRanks, suit: int, jokers: int, threshold: Threshold) -> None:
        self.held = held
        self.suit = suit
        lowest = threshold.floor() - height_of(0, suit)
        self.reach = 0 if lowest <= 0 else (lowest + SUIT_COUNT - 1) // SUIT_COUNT
        size: i64 = FIVE - jokers
        short: i64 = 0
        if self.reach > 0:
            short = held.below(self.reach).number(size)
        super().__init__(jokers, held.number(size) - short)

    def heights(self) -> i64:
        ranks = 0
        for layers in sets_reaching(self.held.sets(FIVE - int(self.jokers)), self.reach):
            ranks |= layers & ALL_RANKS
        return height_bits([height_of(rank, self.suit) for rank in RANKS_IN[ranks]])

    def pick(self, index: i64) -> list[int]:
        heights: list[int] = []
        layers = sets_reaching(self.held.sets(FIVE - int(self.jokers)), self.reach)[index]
        while layers > 0:
            heights += [height_of(rank, self.suit) for rank in RANKS_IN[layers & ALL_RANKS]]
            layers >>= RANK_COUNT
        return heights


def sets_reaching(sets: list[int], rank: int) -> list[int]:
    """Return those of the sets whose top rank is this one or above."""
    return [layers for layers in sets if layers & ALL_RANKS >= 1 << rank]


def _repeated_sets(masks: list[int], twice: int, thrice: int) -> list[int]:
    """Return sets of three ranks of a suit with two cards more: two ranks twice, or one thrice."""
    sets: list[int] = []
    for mask in masks:
        sets += [mask | both << RANK_COUNT for both in subsets_of(mask & twice, 2)]
        sets += [mask | (1 | 1 << RANK_COUNT) << RANK_COUNT + rank for rank in RANKS_IN[mask & thrice]]
    return sets
