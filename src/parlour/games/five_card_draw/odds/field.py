"""Exact chances at Five-Card Draw: how a hand stands among all hands, and what a draw makes of it."""

from bisect import bisect_left, bisect_right
from functools import cache
from itertools import accumulate, combinations
from math import comb, prod

from parlour.cards.codes import LAST_CARD
from parlour.cards.wild import Pattern, patterns
from parlour.games.five_card_draw.rules.hands import HAND, strength, strength_of


@cache
def hand_counts() -> dict[int, int]:
    """How many of the 2,598,960 hands have each strength, from the lowest strength up."""
    counts: dict[int, int] = {}
    for ranks in patterns(HAND, 0):
        flushes = 4 if len(set(ranks)) == HAND else 0
        for flush, hands in ((False, deals(ranks) - flushes), (True, flushes)):
            if hands:
                value = strength_of(ranks, flush)
                counts[value] = counts.get(value, 0) + hands
    return dict(sorted(counts.items()))


def deals(ranks: Pattern) -> int:
    """How many hands have these ranks."""
    return prod(comb(4, ranks.count(rank)) for rank in set(ranks))


class Standing:
    """How many hands are worth less and how many more than another."""

    def __init__(self) -> None:
        self.values = list(hand_counts())
        self.below = [0, *accumulate(hand_counts().values())]

    def lower(self, value: int) -> int:
        return self.below[bisect_left(self.values, value)]

    def higher(self, value: int) -> int:
        return self.below[-1] - self.below[bisect_right(self.values, value)]

    def all(self) -> int:
        return self.below[-1]


@cache
def standing() -> Standing:
    """The order of all hands; made once and shared."""
    return Standing()


def improving_draws(hand: list[int], thrown: list[int]) -> tuple[int, int]:
    """How many of all ways to replace these places give a better hand, and how many ways there are."""
    unseen = [card for card in range(1, LAST_CARD + 1) if card not in hand]
    kept = [card for place, card in enumerate(hand) if place not in thrown]
    before = strength(hand)
    better = sum(1 for drawn in combinations(unseen, len(thrown)) if strength([*kept, *drawn]) > before)
    return better, comb(len(unseen), len(thrown))
