"""Hands of Three Card Brag in buckets: by how they stand among all hands under the trump of the round.

Before the card turns a hand counts for what it may become: the mean share of hands that it beats once the
next card has been swapped in where that helps. After them it counts for the share it beats.
"""

from bisect import bisect_right
from itertools import combinations
from typing import Final

from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking
from parlour.kit.field import Field

DEALT: Final = (
    *(0.456, 0.489, 0.526, 0.547, 0.57, 0.59, 0.61, 0.63, 0.65, 0.67, 0.7, 0.73, 0.75, 0.775),
    *(0.8, 0.82, 0.845, 0.87, 0.9, 0.94, 0.964, 0.983, 0.993),
)
"""Where buckets begin before the card turns, laid by hand: about a twentieth of random deals lies between two
of them, and less among the best hands (a two-hundredth above the last), where most is bet.

To lay them anew take quantiles of the mean of `Standing.prospects`, train, and see with
`bench/best_response.py` whether the book loses less on real cards.
"""
FINAL: Final = (
    *(0.17, 0.27, 0.36, 0.43, 0.5, 0.56, 0.63, 0.68, 0.72, 0.76, 0.8, 0.84, 0.87, 0.9, 0.92),
    *(0.937, 0.955, 0.973, 0.982, 0.99, 0.995, 0.998),
)
"""The same after the card turns, by the share of all hands that a hand beats."""
BUCKETS: Final = max(len(DEALT), len(FINAL)) + 1


class TrumpStanding:
    """What hands are worth under one trump."""

    def __init__(self, ranking: HandRanking, field: Field, trump: int) -> None:
        self.ranking = ranking
        self.field = field
        self.trump = trump

    def share(self, hand: list[int]) -> float:
        """Return the share of all hands that this one beats."""
        return self.field.share(int(self.ranking.strength(hand, 0, self.trump)))

    def with_card(self, hand: list[int], card: int) -> float:
        """Return the share that the hand beats when this card has been swapped in, if that helps."""
        held = self.ranking.strength(hand, 0, self.trump)
        pairs = combinations(hand, HAND - 1)
        return self.field.share(int(max(held, *[self.swapped(pair, card) for pair in pairs])))

    def swapped(self, pair: tuple[int, ...], card: int) -> int:
        return int(self.ranking.strength([*pair, card], 0, self.trump))

    def prospects(self, hand: list[int], coming: list[int]) -> list[float]:
        """Return what the hand beats with each card that may come."""
        return [self.with_card(hand, card) for card in coming]


def dealt_bucket(prospects: list[float]) -> int:
    """Return the bucket of a hand before the card turns."""
    return bisect_right(DEALT, sum(prospects) / len(prospects))


def final_bucket(share: float) -> int:
    """Return the bucket of a hand after the card turns."""
    return bisect_right(FINAL, share)
