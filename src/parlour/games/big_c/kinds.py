# parlour: hot
"""Families of cards of one rank: singles, pairs, triples, four and five of a kind, full houses."""

from parlour.games.big_c.bar import Bar
from parlour.games.big_c.contest import clears
from parlour.games.big_c.families import Family, Part, Parts
from parlour.games.big_c.hands import NO_HAND, SINGLE, reading
from parlour.games.big_c.holding import Holding
from parlour.games.big_c.order import CODES, HIGHEST, SUIT_COUNT
from parlour.games.big_c.runs import ALL_RANKS, FITS, RANKS_IN


def add_parts(found: list[Family], parts: list[Part], jokers: int, mixed: bool = False) -> None:
    """Adds a family unless it is empty."""
    for part in parts:
        if not part.ways:
            return
    family = Parts(parts, jokers, mixed)
    if family.count > 0:
        found.append(family)


def from_floor(holding: Holding, rank: int, size: int, floor: int) -> Part:
    """Cards of a rank whose high card is no lower than the floor."""
    part = holding.part(rank, size)
    return part if rank * SUIT_COUNT >= floor else part.between(floor, HIGHEST)


def same_rank(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Singles, pairs and triples, with jokers for all but one card (§Hands)."""
    for jokers in range(min(holding.jokers, bar.kind - SINGLE) + 1):
        size = bar.kind - jokers
        for rank in RANKS_IN[holding.ranks_with[size] & reach(bar.top)]:
            part = holding.part(rank, size)
            if bar.old.kind != NO_HAND and rank == (bar.top - 1) // SUIT_COUNT:
                part = Part([way for way in part.ways if way_clears(way, jokers, bar)])
            add_parts(found, [part], jokers)


def way_clears(way: list[int], jokers: int, bar: Bar) -> bool:
    cards = tuple([CODES[height] for height in way] + [0] * jokers)
    return clears(reading(cards, bar.customs), bar.old, bar.customs)


def reach(top: int) -> int:
    """The ranks from that of a high card upwards."""
    return ALL_RANKS if top == 0 else ALL_RANKS & -(1 << (top - 1) // SUIT_COUNT)


def five_kinds(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Five of a rank, with at most three jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 3) + 1):
        for rank in RANKS_IN[holding.ranks_with[5 - jokers] & reach(bar.top)]:
            add_parts(found, [from_floor(holding, rank, 5 - jokers, bar.floor())], jokers)


def four_kinds(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Four of a rank beside any other card (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for rank in RANKS_IN[holding.ranks_with[4 - jokers] & reach(bar.top)]:
            four = from_floor(holding, rank, 4 - jokers, bar.floor())
            if four.ways:
                add_parts(found, [four, holding.odd_card(ALL_RANKS ^ 1 << rank)], jokers)
    if holding.jokers >= 3:
        three_joker_fours(found, holding, bar)


def three_joker_fours(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Three jokers with two ranks make four of the higher, unless they may make a straight flush (§Hands)."""
    fits = FITS[bar.customs.wrap]
    for rank in RANKS_IN[holding.ranks_with[1] & reach(bar.top)]:
        high = from_floor(holding, rank, 1, bar.floor())
        near = 0
        if bar.customs.three_jokers_run:
            near = sum([1 << low for low in RANKS_IN[below(rank)] if fits[1 << rank | 1 << low]])
        add_parts(found, [high, holding.odd_card(below(rank) & ~near)], 3)
        add_parts(found, [high, holding.odd_card(near)], 3, mixed=True)


def full_houses(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Three of a rank and two of another; a joker makes the higher of two pairs the triple (§Hands)."""
    pairs = holding.ranks_with[2]
    for rank in RANKS_IN[holding.ranks_with[3] & reach(bar.top)]:
        for other in RANKS_IN[pairs & ~(1 << rank)]:
            two_part_families(found, [holding.part(rank, 3), holding.part(other, 2)], 0, bar)
    if holding.jokers == 0:
        return
    for rank in RANKS_IN[pairs & reach(bar.top)]:
        for other in RANKS_IN[pairs & below(rank)]:
            two_part_families(found, [holding.part(rank, 2), holding.part(other, 2)], 1, bar)


def below(rank: int) -> int:
    """The ranks below a rank."""
    return (1 << rank) - 1


def two_part_families(
    found: list[Family], parts: list[Part], jokers: int, bar: Bar, mixed: bool = False
) -> None:
    """Adds what clears the bar by its first part, and what is level there and good enough in the second."""
    first, second = parts[0], parts[1]
    if not first.ways or not second.ways:
        return
    if (first.ways[0][0] - 1) // SUIT_COUNT > (bar.top - 1) // SUIT_COUNT:
        add_parts(found, parts, jokers, mixed)
        return
    add_parts(found, [first.between(bar.top + 1, HIGHEST), *parts[1:]], jokers, mixed)
    level = [first.between(bar.top, bar.top), second.between(bar.least, bar.most), *parts[2:]]
    add_parts(found, level, jokers, mixed)
