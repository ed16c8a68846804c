# parlour: hot
"""Families of five cards that hang on ranks and suits together: two pairs and straights."""

from bisect import bisect_left

from mypy_extensions import i64

from parlour.games.big_c.rules.card_order import SUIT_COUNT, height_of
from parlour.games.big_c.rules.plays.families import SuitedRun
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import Family, Part
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS, FITS, FIVE, RANKS_IN, RUNS
from parlour.games.big_c.rules.plays.same_rank import (
    add_family,
    add_parts,
    below,
    from_floor,
    reach,
    two_part_families,
)
from parlour.games.big_c.rules.plays.threshold import Bar


def two_pairs(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Two pairs and an odd card, not all of one suit; jokers pair the highest odd cards (§Hands)."""
    add_two_pairs(found, holding, bar, 2, 2)
    if holding.jokers > 0:
        add_two_pairs(found, holding, bar, 2, 1)
        add_two_pairs(found, holding, bar, 1, 2)
    if holding.jokers > 1:
        add_two_pairs(found, holding, bar, 1, 1)


def add_two_pairs(found: list[Family], holding: Holding, bar: Bar, upper: int, lower: int) -> None:
    """Two pairs with so many natural cards in the higher one and in the lower one."""
    jokers = 4 - upper - lower
    for high in RANKS_IN[holding.ranks_with(upper) & reach(bar.top)]:
        first = holding.part(high, upper)
        for low in RANKS_IN[holding.ranks_with(lower) & below(high)]:
            odd = holding.odd_card(odd_ranks(high, upper, low, lower, bar.customs.wrap))
            if odd.count > 0:
                two_part_families(found, first, holding.part(low, lower), jokers, bar, odd)


def odd_ranks(high: i64, upper: i64, low: i64, lower: i64, wrap: int) -> i64:
    """Which ranks may lie beside two pairs: none that a joker would rather have paired or run with."""
    both = 1 << high | 1 << low
    if upper == lower == 2:
        return ALL_RANKS & ~both
    if upper == 1 and lower == 1:
        return not_running(both, low, wrap)
    return below(low) if lower == 1 else below(high) & ~both


def not_running(both: i64, low: i64, wrap: int) -> i64:
    """The ranks below the lower of two that make no straight with them."""
    fits = FITS[wrap]
    ranks: i64 = 0
    for rank in range(low):
        if not fits[both | 1 << rank]:
            ranks |= 1 << rank
    return ranks


def straights(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Ranks of one run, at most two of them jokers, not all of one suit (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for mask in held_runs(holding, bar, jokers):
            parts: list[Part] = [holding.part(rank, 1) for rank in RANKS_IN[mask]]
            parts[-1] = from_floor(holding, RANKS_IN[mask][-1], 1, bar.floor())
            add_parts(found, parts, jokers, mixed=True)


def held_runs(holding: Holding, bar: Bar, jokers: int) -> list[int]:
    """Sets of ranks in hand that so many jokers fill up to a straight and that reach the bar."""
    if len(RANKS_IN[holding.singles]) < FIVE - jokers:
        return []
    runs = RUNS[bar.customs.wrap][FIVE - jokers]
    missing: i64 = ALL_RANKS & ~holding.ranks_with(1)
    found: list[int] = []
    for place in range(first_reaching(runs, bar.top), len(runs)):
        mask: i64 = runs[place]
        if mask & missing == 0:
            found.append(mask)
    return found


def first_reaching(sets: list[int], top: int) -> int:
    """The place of the first set, in rising order, whose top rank is that of the high card or above."""
    return 0 if top == 0 else bisect_left(sets, 1 << (top - 1) // SUIT_COUNT)


def straight_flushes(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Ranks of one run and suit; four jokers always, three only where the switch says so (§Hands)."""
    for jokers in range(min(holding.jokers, 3 if bar.customs.three_jokers_run else 2) + 1):
        for mask in held_runs(holding, bar, jokers):
            suits = suits_with(holding, mask, bar.floor())
            if suits > 0:
                found.append(SuitedRun(mask, suits, jokers))
    if holding.jokers >= 4:
        for rank in RANKS_IN[holding.ranks_with(1) & reach(bar.top)]:
            add_family(found, from_floor(holding, rank, 1, bar.floor(), 4))


def suits_with(holding: Holding, ranks: i64, floor: i64) -> i64:
    """The suits that have all of these ranks, the top one at the floor or above it."""
    high = RANKS_IN[ranks][-1]
    suits: i64 = 0
    for suit in range(SUIT_COUNT):
        if holding.suit_ranks(suit) & ranks == ranks and height_of(high, suit) >= floor:
            suits |= 1 << suit
    return suits
