# parlour: hot
"""Hands of Five-Card Draw in buckets, before the draw and after it, and what a draw of so many cards throws.

A hand as dealt is told apart by what it is and by what one card could make of it, a hand after the draw by
its strength alone: finely where hands that reach a showdown are many, coarsely where they are few.
"""

from bisect import bisect_right
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Final

from parlour.cards.codes import ACE, RANKS, SUIT_OF
from parlour.games.five_card_draw.rules.hands import (
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HAND,
    HIGH_CARD,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    category,
    strength,
)

MOST_DRAWN: Final = 3
HIGH_PAIR: Final = 10
"""From tens on, a pair is one that beats most pairs, and its flush draws are told apart from lower ones."""
HIGH_DRAW: Final = 13
"""With a king or better a draw that fails may still become a pair worth showing."""


def at_least(kind: int, *ranks: int) -> int:
    """Return the lowest strength of a category whose first compared ranks are these."""
    lowest = kind
    for place in range(HAND):
        lowest = 16 * lowest + (ranks[place] if place < len(ranks) else 0)
    return lowest


def cuts(kind: int, tops: Iterable[int], seconds: Iterable[tuple[int, ...]] = ()) -> list[int]:
    """Return where buckets begin: at each of these top ranks, and at each of these beside a top."""
    return [at_least(kind, top) for top in tops] + [at_least(kind, *ranks) for ranks in seconds]


# Where buckets begin is laid by hand and not tuned: by what a player would tell apart, so that no bucket
# below two pair holds much less than one in fifty random deals, or more than one in fifteen. To lay them
# anew, change the cuts, train, and see with `bench/best_response.py` whether the book loses less.
DEALT: Final = sorted(
    [
        *cuts(HIGH_CARD, range(11, 15), [(13, 11), (13, 12), (14, 10), (14, 11), (14, 12), (14, 13)]),
        *cuts(PAIR, range(2, 15)),
        *cuts(TWO_PAIR, [2, 6, 8, 9, 10, 11, 12, 13, 14]),
        *cuts(THREE, [2, 5, 8, 11, 13]),
        *cuts(STRAIGHT, [5, 9]),
        *cuts(FLUSH, [7, 13]),
        *cuts(FULL_HOUSE, [2]),
    ]
)
DRAWS: Final = 8
"""Buckets beyond the ordered ones, for hands that lack one card of a straight or a flush."""

KICKERS: Final = [(pair, pair, kicker) for pair in range(10, 15) for kicker in (10, 13)]
FINAL: Final = sorted(
    [
        *cuts(HIGH_CARD, range(10, 15), [(13, 12), (14, 11), (14, 12), (14, 13)]),
        *cuts(PAIR, range(2, 15), KICKERS),
        *cuts(TWO_PAIR, range(2, 15), [(13, 13, 8), (14, 14, 6), (14, 14, 10)]),
        *cuts(THREE, range(2, 15)),
        *cuts(STRAIGHT, [5, 8, 10, 12]),
        *cuts(FLUSH, [7, 11, 12, 13, 14]),
        *cuts(FULL_HOUSE, [2, 6, 10, 13]),
        *cuts(FOUR, [2]),
        *cuts(STRAIGHT_FLUSH, [5]),
    ]
)
BUCKETS: Final = max(len(DEALT) + DRAWS, len(FINAL)) + 1


def dealt_bucket(hand: list[int]) -> int:
    """Return the bucket of a hand before the draw."""
    value = strength(hand)
    kind = category(value)
    if kind in (HIGH_CARD, PAIR):
        draw = paired_draw(hand, value) if kind == PAIR else unpaired_draw(hand)
        if draw:
            return len(DEALT) + draw
    return bisect_right(DEALT, value)


def paired_draw(hand: list[int], value: int) -> int:
    """Return 1 or 2 for a pair, low or high, that lacks one card of a flush; 0 for any other."""
    if not four_suited(hand):
        return 0
    return 2 if value >= at_least(PAIR, HIGH_PAIR) else 1


def unpaired_draw(hand: list[int]) -> int:
    """Return 3 to 8 for a hand that lacks one card of a flush or a straight, 0 for any other."""
    ranks = [RANKS[card] for card in hand]
    suited, (near, inside) = four_suited(hand), straight_draw(tuple(sorted(ranks)))
    high = max(ranks) >= HIGH_DRAW
    if suited:
        both = near == tuple(sorted(ranks[place] for place in suited))
        return 3 if both else 5 if high else 4
    if not near:
        return 0
    return 6 if not inside else 8 if high else 7


def four_suited(hand: list[int]) -> list[int]:
    """Return the places of four cards of one suit, or none."""
    suits = [SUIT_OF[card] for card in hand]
    for suit in suits[:2]:
        if suits.count(suit) == HAND - 1:
            return [place for place in range(HAND) if suits[place] == suit]
    return []


@cache
def straight_draw(ranks: tuple[int, ...]) -> tuple[tuple[int, ...], bool]:
    """Return the four of five ranks that lack one of a straight, and whether only one rank fills it.

    Where several fours do, an open one comes first, then the highest.
    """
    found = []
    for kept in combinations(ranks, HAND - 1):
        low_ace = sorted(1 if rank == ACE else rank for rank in kept)
        spans = (kept[-1] - kept[0], low_ace[-1] - low_ace[0])
        if min(spans) < HAND:
            is_open = spans[0] == HAND - 2 and kept[-1] < ACE
            found.append((is_open, kept))
    if not found:
        return (), False
    is_open, kept = max(found)
    return kept, not is_open


def final_bucket(hand: list[int]) -> int:
    """Return the bucket of a hand after the draw."""
    return bisect_right(FINAL, strength(hand))


def discards(hand: list[int], count: int) -> list[int]:
    """Return the places that a draw of so many cards throws away: all but what is paired and what is high."""
    if count == 1:
        kept = one_card_kept(hand)
        if kept:
            return [place for place in range(HAND) if place not in kept]
    ranks = [RANKS[card] for card in hand]
    best = sorted(range(HAND), key=lambda place: (ranks.count(ranks[place]), ranks[place]), reverse=True)
    return sorted(best[HAND - count :])


def one_card_kept(hand: list[int]) -> list[int]:
    """Return the four cards that lack one of a flush or a straight, unless the hand is better than a pair."""
    kind = category(strength(hand))
    if kind > PAIR:
        return []
    suited = four_suited(hand)
    if suited or kind == PAIR:
        return suited
    near, _ = straight_draw(tuple(sorted(RANKS[card] for card in hand)))
    return [place for place in range(HAND) if RANKS[hand[place]] in near]
