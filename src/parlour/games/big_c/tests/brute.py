"""Slow and obvious answers, to judge the quick ones by."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_COUNT
from parlour.games.big_c.rules.hands import (
    FIVE_KIND,
    FLUSH,
    FOUR_KIND,
    FULL_HOUSE,
    NO_HAND,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TWO_PAIRS,
    Reading,
    reading,
)
from parlour.games.big_c.rules.plays.choice import may_lie
from parlour.games.big_c.rules.terms import Terms

BIG_TWO_RUNS = ([0, 1, 2, 11, 12], [0, 1, 2, 3, 12])


def strongest_kind(cards: tuple[int, ...], terms: Terms) -> int:
    """The best kind over everything that the jokers of five cards could be, copies of held cards included."""
    naturals = [HEIGHTS[card] for card in cards if card > 0]
    ranks = [(height - 1) // 4 for height in naturals]
    jokers = len(cards) - len(naturals)
    one_suit = len({(height - 1) % 4 for height in naturals}) == 1
    filled = [[*ranks, *more] for more in combinations_with_replacement(range(RANK_COUNT), jokers)]
    suits = {one_suit, one_suit and jokers == 0}
    kinds = {natural_kind(five, suited, terms) for five in filled for suited in suits}
    if jokers == 3 and not terms.three_jokers_run:
        kinds.discard(STRAIGHT_FLUSH)
    return max(kinds)


def natural_kind(ranks: list[int], suited: bool, terms: Terms) -> int:
    """The kind of five natural cards of these ranks, all of one suit or not."""
    sizes = sorted(Counter(ranks).values(), reverse=True)
    runs = [list(range(low, low + 5)) for low in range(RANK_COUNT - 4)]
    runs += BIG_TWO_RUNS if terms.wrap else ()
    if sorted(ranks) in runs:
        return STRAIGHT_FLUSH if suited else STRAIGHT
    by_sizes = {(5,): FIVE_KIND, (4, 1): FOUR_KIND, (3, 2): FULL_HOUSE}
    if tuple(sizes) in by_sizes:
        return by_sizes[tuple(sizes)]
    if suited:
        return FLUSH
    return TWO_PAIRS if sizes == [2, 2, 1] else NO_HAND


def all_plays(hand: list[int], old: Reading, terms: Terms) -> set[tuple[int, ...]]:
    """Every different set of cards of the hand that may be played, by trying them all."""
    tries = {cards for size in (1, 2, 3, 5) for cards in combinations(sorted(hand), size)}
    return {cards for cards in tries if may_lie(reading(cards, terms), old, terms)}
