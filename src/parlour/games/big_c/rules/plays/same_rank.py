# parlour: hot
"""Families of cards of one rank: singles, pairs, triples, four and five of a kind, full houses."""

from mypy_extensions import i64

from parlour.games.big_c.rules.card_order import CODES, HIGHEST, SUIT_COUNT
from parlour.games.big_c.rules.compare import clears
from parlour.games.big_c.rules.hands import SINGLE, reading
from parlour.games.big_c.rules.plays.families import add_family, add_parts
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import Family, ListedWays, OddCard, OfRank, Part
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS, FITS, RANKS_IN, ranks_below, ranks_from
from parlour.games.big_c.rules.plays.threshold import Threshold


def same_rank(found: list[Family], holding: Holding, threshold: Threshold) -> None:
    """Add singles, pairs and triples, with jokers for all but one card (§Hands)."""
    floor = threshold.floor()
    for jokers in range(min(holding.jokers, threshold.kind - SINGLE) + 1):
        size = threshold.kind - jokers
        for rank in RANKS_IN[holding.ranks_with(size) & ranks_from(threshold.top)]:
            if threshold.looks_closely(rank):
                add_family(found, _ways_that_clear(holding.part(rank, size), jokers, threshold))
            else:
                add_family(found, holding.part_from(rank, size, floor, jokers))


def _ways_that_clear(part: OfRank, jokers: int, threshold: Threshold) -> Part:
    """Return only the ways that clear the threshold where all cards of a pair or triple count (§Switches)."""
    found = [part.pick(index) for index in range(part.count)]
    return ListedWays([way for way in found if _way_clears(way, jokers, threshold)], jokers)


def _way_clears(way: list[int], jokers: int, threshold: Threshold) -> bool:
    cards = tuple([CODES[height] for height in way] + [0] * jokers)
    return clears(reading(cards, threshold.terms), threshold.old, threshold.terms)


def five_kinds(found: list[Family], holding: Holding, threshold: Threshold) -> None:
    """Add five of a rank, with at most three jokers (§Hands)."""
    for jokers in range(min(holding.jokers, 3) + 1):
        for rank in RANKS_IN[holding.ranks_with(5 - jokers) & ranks_from(threshold.top)]:
            add_family(found, holding.part_from(rank, 5 - jokers, threshold.floor(), jokers))


def four_kinds(found: list[Family], holding: Holding, threshold: Threshold) -> None:
    """Add four of a rank beside any other card (§Hands)."""
    for jokers in range(min(holding.jokers, 2) + 1):
        for rank in RANKS_IN[holding.ranks_with(4 - jokers) & ranks_from(threshold.top)]:
            four = holding.part_from(rank, 4 - jokers, threshold.floor())
            if four.count > 0:
                add_parts(found, [four, holding.odd_card(ALL_RANKS ^ 1 << rank)], jokers)
    if holding.jokers >= 3:
        _three_joker_fours(found, holding, threshold)


def _three_joker_fours(found: list[Family], holding: Holding, threshold: Threshold) -> None:
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
        add_parts(found, [high, holding.odd_card(ranks_below(rank) & ~near)], 3)
        add_parts(found, [high, holding.odd_card(near)], 3, mixed=True)


def full_houses(found: list[Family], holding: Holding, threshold: Threshold) -> None:
    """Add three of a rank and two of another; a joker makes the higher of two pairs the triple (§Hands)."""
    pairs = holding.ranks_with(2)
    for rank in RANKS_IN[holding.ranks_with(3) & ranks_from(threshold.top)]:
        triple = holding.part(rank, 3)
        for other in RANKS_IN[pairs & ~(1 << rank)]:
            two_part_families(found, triple, holding.part(other, 2), 0, threshold)
    if holding.jokers == 0:
        return
    for rank in RANKS_IN[pairs & ranks_from(threshold.top)]:
        upper = holding.part(rank, 2)
        for other in RANKS_IN[pairs & ranks_below(rank)]:
            two_part_families(found, upper, holding.part(other, 2), 1, threshold)


def two_part_families(
    found: list[Family],
    first: OfRank,
    second: OfRank,
    jokers: i64,
    threshold: Threshold,
    odd: OddCard | None = None,
) -> None:
    """Add what clears the threshold by its first part, or is level there and clears it by its second."""
    if first.rank > (threshold.top - 1) // SUIT_COUNT:
        _add_joined(found, first, second, jokers, odd)
        return
    _add_joined(found, first.between(threshold.top + 1, HIGHEST), second, jokers, odd)
    level = first.between(threshold.top, threshold.top)
    _add_joined(found, level, second.between(threshold.least, threshold.most), jokers, odd)


def _add_joined(found: list[Family], first: OfRank, second: OfRank, jokers: i64, odd: OddCard | None) -> None:
    """Add two parts alone, or two pairs beside an odd card and then not all of one suit."""
    if odd is None:
        add_parts(found, [first, second], jokers)
    else:
        add_parts(found, [first, second, odd], jokers, mixed=True)
