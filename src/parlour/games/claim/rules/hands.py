# parlour: hot
"""Runs in a hand of Claim: the ranks held in one suit are bits, and neighbouring bits are a run.

Bit r stands for rank r, so the ace is bit 14; an ace that does not join the king moves to bit 1, below the 2.
"""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import ACE, RANKS, SUIT_OF

KING: Final = 13
LOW_ACE: Final = 1
ACE_BIT: Final = 1 << ACE
KING_BIT: Final = 1 << KING
LOW_ACE_BIT: Final = 1 << LOW_ACE


def ranks_in(cards: list[int], suit: int) -> i64:
    """The ranks held in one suit, as bits."""
    held: i64 = 0
    one: i64 = 1
    for card in cards:
        if SUIT_OF[card] == suit:
            rank: i64 = RANKS[card]
            held |= one << rank
    return held


def ace_placed(held: i64) -> i64:
    """The ace joins the king if held, otherwise the 2, never both (§Runs)."""
    if held & ACE_BIT and not held & KING_BIT:
        return held ^ ACE_BIT | LOW_ACE_BIT
    return held


def lowest_block(held: i64) -> i64:
    """The lowest card with all its neighbours above: adding one at the bottom carries through them all."""
    return held & ~(held + (held & -held))
