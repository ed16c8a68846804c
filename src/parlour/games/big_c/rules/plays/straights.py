# parlour: hot
"""Plays of five cards that hang on ranks and suits together: two pairs, flushes and straights."""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from parlour.games.big_c.rules.card_order import SUIT_COUNT, height_of, rank_at
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.rank_sets import (
    ALL_RANKS,
    FITS,
    FIVE,
    RANKS_IN,
    RUNS,
    SIZE_OF,
    ranks_below,
    ranks_from,
)
from parlour.games.big_c.rules.plays.same_rank import add_two_parts
from parlour.games.big_c.rules.plays.tally import Tally
from parlour.games.big_c.rules.plays.threshold import Threshold

_FEWEST_RANKS: Final = 3
"""A flush of fewer ranks is at least a full house."""


def two_pairs(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add two pairs and an odd card, not all of one suit; jokers pair the highest odd cards (§Hands)."""
    _add_two_pairs(tally, holding, threshold, 2, 2)
    if holding.jokers > 0:
        _add_two_pairs(tally, holding, threshold, 2, 1)
        _add_two_pairs(tally, holding, threshold, 1, 2)
    if holding.jokers > 1:
        _add_two_pairs(tally, holding, threshold, 1, 1)


def _add_two_pairs(tally: Tally, holding: Holding, threshold: Threshold, upper: i64, lower: i64) -> None:
    """Add two pairs with so many natural cards in the higher one and in the lower one."""
    jokers = 4 - upper - lower
    for high in RANKS_IN[holding.ranks_with(upper) & ranks_from(threshold.top)]:
        first = holding.part(high, upper)
        for low in RANKS_IN[holding.ranks_with(lower) & ranks_below(high)]:
            odd = holding.odd_card(_odd_ranks(high, upper, low, lower, threshold.terms.wrap))
            add_two_parts(tally, first, holding.part(low, lower), odd, jokers, threshold)


def _odd_ranks(high: i64, upper: i64, low: i64, lower: i64, wrap: i64) -> i64:
    """Return the ranks that may lie beside two pairs: none that a joker would rather pair or run with.

    Say the pairs are of kings and eights, with a joker as *:

    - K K 8 8 + any rank but K and 8: nothing is left to a joker
    - K K 8 * + below 8: beside a ten the joker would pair the ten
    - K * 8 8 + below K, not 8: beside an ace it would pair the ace
    - K * 8 * + below 8, where the three ranks fit into no straight: two jokers would fill it
    """
    both = 1 << high | 1 << low
    if upper == lower == 2:
        return ALL_RANKS & ~both
    if upper == 1 and lower == 1:
        return _not_running(both, low, wrap)
    return ranks_below(low) if lower == 1 else ranks_below(high) & ~both


def _not_running(both: i64, low: i64, wrap: i64) -> i64:
    """Return the ranks below the lower of two that make no straight with them."""
    fits = FITS[wrap]
    ranks: i64 = 0
    for rank in range(low):
        if not fits[both | 1 << rank]:
            ranks |= 1 << rank
    return ranks


def flushes(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add cards of one suit that make nothing better, with at most two jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for suit in range(SUIT_COUNT):
            if SIZE_OF[holding.suit_ranks(suit)] >= _FEWEST_RANKS:
                tally.add_flushes(suit, jokers, threshold.floor(), threshold.terms.wrap)


def straights(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add ranks of one run, at most two of them jokers, not all of one suit (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        runs = RUNS[threshold.terms.wrap][FIVE - jokers]
        for place in range(_first_run(runs, holding.singles, threshold.top), len(runs)):
            mask: i64 = runs[place]
            if holding.singles & mask == mask:
                top = holding.part_from(RANKS_IN[mask][-1], 1, threshold.floor())
                tally.add_run(mask, top, jokers)


def _first_run(runs: list[int], held: i64, top: i64) -> i64:
    """Return the place of the first run, in rising order, whose top rank is at least that of a card.

    Where these ranks are too few for any run, return the place behind the last.
    """
    if SIZE_OF[held] < SIZE_OF[runs[0]]:
        return len(runs)
    if top == 0:
        return 0
    return bisect_left(runs, 1 << int(rank_at(top)))


def straight_flushes(tally: Tally, holding: Holding, threshold: Threshold) -> None:
    """Add ranks of one run and suit; four jokers always, three only where the switch says so (§Hands)."""
    for jokers in range(min(holding.jokers, 3 if threshold.terms.three_jokers_run else 2) + 1):
        runs = RUNS[threshold.terms.wrap][FIVE - jokers]
        for place in range(_first_run(runs, _longest_suit(holding), threshold.top), len(runs)):
            mask: i64 = runs[place]
            if holding.singles & mask == mask:
                tally.add_suited_run(mask, _suits_with(holding, mask, threshold.floor()), jokers)
    if holding.jokers >= 4:
        for rank in RANKS_IN[holding.ranks_with(1) & ranks_from(threshold.top)]:
            tally.add_part(holding.part_from(rank, 1, threshold.floor()), 4)


def _longest_suit(holding: Holding) -> i64:
    """Return the ranks of the suit that has the most."""
    longest: i64 = 0
    for suit in range(SUIT_COUNT):
        ranks = holding.suit_ranks(suit)
        if SIZE_OF[ranks] > SIZE_OF[longest]:
            longest = ranks
    return longest


def _suits_with(holding: Holding, ranks: i64, floor: i64) -> i64:
    """Return the suits that have all of these ranks, the top one at the floor or above it."""
    high = RANKS_IN[ranks][-1]
    suits: i64 = 0
    for suit in range(SUIT_COUNT):
        if holding.suit_ranks(suit) & ranks == ranks and height_of(high, suit) >= floor:
            suits |= 1 << suit
    return suits
