# parlour: hot
"""Plays that hang on ranks alone: singles, pairs, triples, four and five of a kind, full houses."""

from mypy_extensions import i64

from parlour.games.big_c.rules.card_order import HIGHEST, rank_at
from parlour.games.big_c.rules.compare import clears
from parlour.games.big_c.rules.hands import SINGLE, read_heights
from parlour.games.big_c.rules.plays.families import OfRank
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import NO_PART, between, count_ways, part_rank
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS, FITS, RANKS_IN, ranks_below, ranks_from
from parlour.games.big_c.rules.plays.tally import Tally
from parlour.games.big_c.rules.plays.threshold import Threshold


def same_rank(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add singles, pairs and triples, with jokers for all but one card (§Hands)."""
    floor = threshold.floor()
    for jokers in range(min(holding.jokers, threshold.kind - SINGLE) + 1):
        size = threshold.kind - jokers
        for rank in RANKS_IN[holding.ranks_with(size) & ranks_from(threshold.top)]:
            if threshold.looks_closely(rank):
                part = holding.part(rank, size)
                tally.add_listed(part, _ways_that_clear(part, jokers, threshold), jokers)
            else:
                tally.add_part(holding.part_from(rank, size, floor), jokers)


def _ways_that_clear(part: i64, jokers: i64, threshold: Threshold) -> list[int]:
    """Return which ways clear the threshold where all cards of a pair or triple count (§Switches)."""
    family = OfRank(part, jokers, count_ways(part))
    return [int(number) for number in range(family.count) if _clears(family, number, threshold)]


def _clears(family: OfRank, number: i64, threshold: Threshold) -> bool:
    return clears(read_heights(family.play(number), threshold.terms), threshold.old, threshold.terms)


def five_kinds(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add five of a rank, with at most three jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 3) + 1):
        for rank in RANKS_IN[holding.ranks_with(5 - jokers) & ranks_from(threshold.top)]:
            tally.add_part(holding.part_from(rank, 5 - jokers, threshold.floor()), jokers)


def four_kinds(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add four of a rank beside any other card (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for rank in RANKS_IN[holding.ranks_with(4 - jokers) & ranks_from(threshold.top)]:
            four = holding.part_from(rank, 4 - jokers, threshold.floor())
            tally.add_parts(four, holding.odd_card(ALL_RANKS ^ 1 << rank), NO_PART, jokers)
    if holding.jokers >= 3:
        _three_joker_fours(tally, holding, threshold)


def _three_joker_fours(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add four of the higher of two ranks with three jokers, unless they may make a straight flush (§Hands).

    - K♠ 4♥ * * *: kings and fours fit into no straight, so four kings, whatever the suits
    - K♠ 9♥ * * *: they do fit (`near`), but not in one suit, so four kings
    - K♠ 9♠ * * *: a straight flush where threeJokerStraightFlush is set, and then no four of a kind
    """
    fits = FITS[threshold.terms.wrap]
    for rank in RANKS_IN[holding.ranks_with(1) & ranks_from(threshold.top)]:
        high = holding.part_from(rank, 1, threshold.floor())
        near = 0
        if threshold.terms.three_jokers_run:
            near = sum([1 << low for low in RANKS_IN[ranks_below(rank)] if fits[1 << rank | 1 << low]])
        tally.add_parts(high, holding.odd_card(ranks_below(rank) & ~near), NO_PART, 3)
        tally.add_parts(high, holding.odd_card(near), NO_PART, 3, mixed=True)


def full_houses(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add three of a rank and two of another; a joker makes the higher of two pairs the triple (§Hands)."""
    pairs = holding.ranks_with(2)
    for rank in RANKS_IN[holding.ranks_with(3) & ranks_from(threshold.top)]:
        triple = holding.part(rank, 3)
        for other in RANKS_IN[pairs & ~(1 << rank)]:
            add_two_parts(tally, triple, holding.part(other, 2), NO_PART, 0, threshold)
    if holding.jokers == 0:
        return
    for rank in RANKS_IN[pairs & ranks_from(threshold.top)]:
        upper = holding.part(rank, 2)
        for other in RANKS_IN[pairs & ranks_below(rank)]:
            add_two_parts(tally, upper, holding.part(other, 2), NO_PART, 1, threshold)


def add_two_parts(tally: Tally, first: i64, second: i64, odd: i64, jokers: i64, threshold: Threshold) -> None:
    """Add what clears the threshold by its first part, or is level there and clears it by its second.

    With an odd card beside them these are two pairs, and then not all of one suit.
    """
    mixed = odd != NO_PART
    if part_rank(first) > rank_at(threshold.top):
        tally.add_parts(first, second, odd, jokers, mixed)
        return
    tally.add_parts(between(first, threshold.top + 1, HIGHEST), second, odd, jokers, mixed)
    level = between(first, threshold.top, threshold.top)
    tally.add_parts(level, between(second, threshold.least, threshold.most), odd, jokers, mixed)
