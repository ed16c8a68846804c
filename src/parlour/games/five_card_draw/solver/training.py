"""What the solver learns for Five-Card Draw: one hand for two at a fixed limit.

The chances of buckets are counted from many deals. Needs numpy.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.solver.hands import (
    BUCKETS,
    DEALT,
    DRAWS,
    FINAL,
    MOST_DRAWN,
    dealt_bucket,
    discards,
    final_bucket,
)
from parlour.games.five_card_draw.solver.tree import hand_tree
from parlour.kit.solving.layout import Floats, TreeArrays, laid_out
from parlour.kit.solving.training import OneTree

DEALS: Final = 80_000
"""Enough for 50 deals and more in all buckets but the best hands, which are rarer than one in a thousand."""
DRAWS_EACH: Final = 4
"""How many draws of each size are tried with every hand that is dealt."""


class DrawTraining(OneTree):
    """One tree; every match is many such hands."""

    game = "five-card-draw"
    abstraction = f"one hand, {len(DEALT) + DRAWS + 1} × {len(FINAL) + 1} buckets"
    unit = "an ante a hand"
    usual_iterations = 1_000


def draw_tree(deals: int = DEALS) -> TreeArrays:
    """Return the tree of one hand in antes; the two hands are taken to be independent of each other."""
    first, maps = count_deals(deals)
    ranks = np.arange(BUCKETS)
    duels = {
        "any": np.ones((BUCKETS, BUCKETS)),
        "show": np.sign(ranks[:, None] - ranks[None, :]).astype(np.float64),
    }
    return laid_out(hand_tree(), (first, first), maps=maps, duels=duels)


def count_deals(deals: int) -> tuple[Floats, dict[str, Floats]]:
    """Count how likely each bucket is dealt, and what each draw makes of it."""
    dealt = np.zeros(BUCKETS)
    drawn = np.zeros((MOST_DRAWN + 1, BUCKETS, BUCKETS))
    for bucket, count, final in samples(deals):
        drawn[count, bucket, final] += 1
        dealt[bucket] += count == 0
    shares = drawn / np.maximum(drawn.sum(axis=2, keepdims=True), 1)
    return dealt / dealt.sum(), {f"draw {count}": shares[count] for count in range(MOST_DRAWN + 1)}


def samples(deals: int) -> Iterator[tuple[int, int, int]]:
    """Yield buckets before a draw of so many cards, and after it, in hands dealt at random."""
    luck, cards = Luck(deals), pack()
    for _ in range(deals):
        luck.shuffle(cards)
        hand, rest = cards[:HAND], cards[HAND:]
        bucket = dealt_bucket(hand)
        yield bucket, 0, final_bucket(hand)
        for count in range(1, MOST_DRAWN + 1):
            thrown = discards(hand, count)
            for lap in range(DRAWS_EACH):
                yield bucket, count, final_bucket(replace_cards(hand, thrown, rest[lap * MOST_DRAWN :]))


def replace_cards(hand: list[int], thrown: list[int], coming: list[int]) -> list[int]:
    """Return the hand with the cards at these places replaced by those that come."""
    after = hand[:]
    for place, card in zip(thrown, coming, strict=False):
        after[place] = card
    return after
