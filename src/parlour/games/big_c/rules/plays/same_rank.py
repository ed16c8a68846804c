# parlour: hot
"""Families of cards of one rank: singles, pairs, triples, four and five of a kind, full houses."""

from mypy_extensions import i64

from parlour.games.big_c.rules.card_order import CODES, HIGHEST, SUIT_COUNT
from parlour.games.big_c.rules.compare import clears
from parlour.games.big_c.rules.hands import SINGLE, reading
from parlour.games.big_c.rules.plays.families import Parts
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import Family, Listed, OddCard, OfRank, Part
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS, FITS, RANKS_IN
from parlour.games.big_c.rules.plays.threshold import Bar


def add_family(found: list[Family], family: Family) -> None:
    """Adds a family unless it is empty."""
    if family.count > 0:
        found.append(family)


def add_parts(found: list[Family], parts: list[Part], jokers: i64, mixed: bool = False) -> None:
    """Adds a family of several parts unless it is empty."""
    add_family(found, Parts(parts, jokers, mixed))


def from_floor(holding: Holding, rank: i64, size: i64, floor: i64, jokers: i64 = 0) -> OfRank:
    """Cards of a rank whose high card is no lower than the floor."""
    part = holding.part(rank, size, jokers)
    return part if rank * SUIT_COUNT >= floor else part.between(floor, HIGHEST)


def same_rank(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Singles, pairs and triples, with jokers for all but one card (§Hands)."""
    floor = bar.floor()
    for jokers in range(min(holding.jokers, bar.kind - SINGLE) + 1):
        size = bar.kind - jokers
        for rank in RANKS_IN[holding.ranks_with(size) & reach(bar.top)]:
            if bar.looks_closely(rank):
                add_family(found, clearing(holding.part(rank, size), jokers, bar))
            else:
                add_family(found, from_floor(holding, rank, size, floor, jokers))


def clearing(part: OfRank, jokers: int, bar: Bar) -> Part:
    """Only the ways that clear the bar where all cards of a pair or triple count (§Switches)."""
    found = [part.pick(index) for index in range(part.count)]
    return Listed([way for way in found if way_clears(way, jokers, bar)], jokers)


def way_clears(way: list[int], jokers: int, bar: Bar) -> bool:
    cards = tuple([CODES[height] for height in way] + [0] * jokers)
    return clears(reading(cards, bar.customs), bar.old, bar.customs)


def reach(top: i64) -> i64:
    """The ranks from that of a high card upwards."""
    return ALL_RANKS if top == 0 else ALL_RANKS & -(1 << (top - 1) // SUIT_COUNT)


def five_kinds(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Five of a rank, with at most three jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 3) + 1):
        for rank in RANKS_IN[holding.ranks_with(5 - jokers) & reach(bar.top)]:
            add_family(found, from_floor(holding, rank, 5 - jokers, bar.floor(), jokers))


def four_kinds(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Four of a rank beside any other card (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for rank in RANKS_IN[holding.ranks_with(4 - jokers) & reach(bar.top)]:
            four = from_floor(holding, rank, 4 - jokers, bar.floor())
            if four.count > 0:
                add_parts(found, [four, holding.odd_card(ALL_RANKS ^ 1 << rank)], jokers)
    if holding.jokers >= 3:
        three_joker_fours(found, holding, bar)


def three_joker_fours(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Three jokers with two ranks make four of the higher, unless they may make a straight flush (§Hands)."""
    fits = FITS[bar.customs.wrap]
    for rank in RANKS_IN[holding.ranks_with(1) & reach(bar.top)]:
        high = from_floor(holding, rank, 1, bar.floor())
        near = 0
        if bar.customs.three_jokers_run:
            near = sum([1 << low for low in RANKS_IN[below(rank)] if fits[1 << rank | 1 << low]])
        add_parts(found, [high, holding.odd_card(below(rank) & ~near)], 3)
        add_parts(found, [high, holding.odd_card(near)], 3, mixed=True)


def full_houses(found: list[Family], holding: Holding, bar: Bar) -> None:
    """Three of a rank and two of another; a joker makes the higher of two pairs the triple (§Hands)."""
    pairs = holding.ranks_with(2)
    for rank in RANKS_IN[holding.ranks_with(3) & reach(bar.top)]:
        triple = holding.part(rank, 3)
        for other in RANKS_IN[pairs & ~(1 << rank)]:
            two_part_families(found, triple, holding.part(other, 2), 0, bar)
    if holding.jokers == 0:
        return
    for rank in RANKS_IN[pairs & reach(bar.top)]:
        upper = holding.part(rank, 2)
        for other in RANKS_IN[pairs & below(rank)]:
            two_part_families(found, upper, holding.part(other, 2), 1, bar)


def below(rank: i64) -> i64:
    """The ranks below a rank."""
    return (1 << rank) - 1


def two_part_families(
    found: list[Family], first: OfRank, second: OfRank, jokers: i64, bar: Bar, odd: OddCard | None = None
) -> None:
    """Adds what clears the bar by its first part, and what is level there and good enough in the second."""
    if first.rank > (bar.top - 1) // SUIT_COUNT:
        add_joined(found, first, second, jokers, odd)
        return
    add_joined(found, first.between(bar.top + 1, HIGHEST), second, jokers, odd)
    level = first.between(bar.top, bar.top)
    add_joined(found, level, second.between(bar.least, bar.most), jokers, odd)


def add_joined(found: list[Family], first: OfRank, second: OfRank, jokers: i64, odd: OddCard | None) -> None:
    """Adds two parts alone, or two pairs beside an odd card and then not all of one suit."""
    if odd is None:
        add_parts(found, [first, second], jokers)
    else:
        add_parts(found, [first, second, odd], jokers, mixed=True)
