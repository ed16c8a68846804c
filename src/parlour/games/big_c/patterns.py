# parlour: hot
"""Families of five cards that hang on ranks and suits together: two pairs, flushes, straights."""

from bisect import bisect_left

from parlour.games.big_c.bar import Bar
from parlour.games.big_c.families import Family, Part, Suited
from parlour.games.big_c.holding import Holding
from parlour.games.big_c.kinds import add_parts, below, from_floor, reach, two_part_families
from parlour.games.big_c.order import RANK_COUNT, SUIT_COUNT, height_of
from parlour.games.big_c.runs import ALL_RANKS, FITS, FIVE, RANKS_IN, RUNS, subsets


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
    for high in RANKS_IN[holding.ranks_with[upper] & reach(bar.top)]:
        for low in RANKS_IN[holding.ranks_with[lower] & below(high)]:
            odd = holding.odd_card(odd_ranks(high, upper, low, lower, bar.customs.wrap))
            parts = [holding.part(high, upper), holding.part(low, lower), odd]
            two_part_families(found, parts, jokers, bar, mixed=True)


def odd_ranks(high: int, upper: int, low: int, lower: int, wrap: int) -> int:
    """Which ranks may lie beside two pairs: none that a joker would rather have paired or run with."""
    both = 1 << high | 1 << low
    if upper == lower == 2:
        return ALL_RANKS & ~both
    if upper == 1 and lower == 1:
        fits = FITS[wrap]
        return sum([1 << rank for rank in range(low) if not fits[both | 1 << rank]])
    return below(low) if lower == 1 else below(high) & ~both


def straights(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Ranks of one run, at most two of them jokers, not all of one suit (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for mask in held_runs(holding, bar, jokers):
            ranks = RANKS_IN[mask]
            parts = [holding.part(rank, 1) for rank in ranks[:-1]]
            parts.append(from_floor(holding, ranks[-1], 1, bar.floor()))
            add_parts(found, parts, jokers, mixed=True)


def held_runs(holding: Holding, bar: Bar, jokers: int) -> list[int]:
    """Sets of ranks in hand that so many jokers fill up to a straight and that reach the bar."""
    missing = ALL_RANKS & ~holding.ranks_with[1]
    runs = RUNS[bar.customs.wrap][FIVE - jokers]
    return [mask for mask in runs[first_reaching(runs, bar.top) :] if not mask & missing]


def first_reaching(sets: list[int], top: int) -> int:
    """The place of the first set, in rising order, whose top rank is that of the high card or above."""
    return 0 if top == 0 else bisect_left(sets, 1 << (top - 1) // SUIT_COUNT)


def straight_flushes(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Ranks of one run and suit; four jokers always, three only where the switch says so (§Hands)."""
    for jokers in range(min(holding.jokers, 3 if bar.customs.three_jokers_run else 2) + 1):
        for mask in held_runs(holding, bar, jokers):
            ways = suited_ways(holding, RANKS_IN[mask], bar.floor())
            if ways:
                add_parts(found, [Part(ways)], jokers)
    if holding.jokers >= 4:
        for rank in RANKS_IN[holding.ranks_with[1] & reach(bar.top)]:
            add_parts(found, [from_floor(holding, rank, 1, bar.floor())], 4)


def suited_ways(holding: Holding, ranks: list[int], floor: int) -> list[list[int]]:
    """These ranks in every single suit that has them all and reaches the floor; high cards first."""
    suits = (1 << SUIT_COUNT) - 1
    for rank in ranks:
        suits &= holding.suits_of[rank]
    wanted = [suit for suit in range(SUIT_COUNT) if suits >> suit & 1]
    return [
        [height_of(rank, suit) for rank in reversed(ranks)]
        for suit in wanted
        if height_of(ranks[-1], suit) >= floor
    ]


def flushes(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Cards of one suit that make nothing better, with at most two jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for suit in range(SUIT_COUNT):
            sets = flush_sets(holding, suit, jokers, bar)
            if sets:
                found.append(Suited(suit, jokers, sets))


def flush_sets(holding: Holding, suit: int, jokers: int, bar: Bar) -> list[int]:
    """Sets of ranks in one suit; further layers of 13 bits are ranks taken twice and thrice."""
    once, twice, thrice = [layer[suit] for layer in holding.layers]
    fits = FITS[bar.customs.wrap]
    sets = [mask for mask in subsets(once, FIVE - jokers) if not fits[mask]]
    if twice > 0 and jokers < 2:
        for mask in subsets(once, 4 - jokers):
            sets += [mask | 1 << rank + RANK_COUNT for rank in RANKS_IN[mask & twice]]
    if twice > 0 and jokers == 0:
        sets += repeated_sets(subsets(once, 3), twice, thrice)
    lowest = bar.floor() - height_of(0, suit)
    return sets if lowest <= 0 else reaching(sets, (lowest + SUIT_COUNT - 1) // SUIT_COUNT)


def reaching(sets: list[int], rank: int) -> list[int]:
    """Those of the sets whose top rank is this one or above."""
    return [layers for layers in sets if layers & ALL_RANKS >= 1 << rank]


def repeated_sets(masks: list[int], twice: int, thrice: int) -> list[int]:
    """Three ranks of a suit with two cards more: two ranks taken twice, or one taken thrice."""
    sets: list[int] = []
    for mask in masks:
        sets += [mask | both << RANK_COUNT for both in subsets(mask & twice, 2)]
        sets += [mask | (1 | 1 << RANK_COUNT) << RANK_COUNT + rank for rank in RANKS_IN[mask & thrice]]
    return sets
