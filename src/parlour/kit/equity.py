# parlour: hot
"""Equity: the share of the pots that a hand takes at a showdown, sampled where counting is dear."""

from collections.abc import Callable
from math import sqrt
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.odds import Chance, Equity

DEALS = 20_000
Worth = Callable[[list[int]], Any]
"""What decides between two hands: the greater wins."""


def counted_equity(against: list[Chance]) -> Equity:
    """Return the equity against one hand, once it is counted how many are beaten and how many tie."""
    beaten, tied, _ = against
    return Equity(rivals=1, share=beaten.share + tied.share / 2, error=0.0, deals=None)


def sampled_equity(hand: list[int], unseen: list[int], rivals: int, worth: Worth) -> Equity:
    """Return the equity against several hands from the unseen cards, over always the same many deals."""
    luck, mine, cards = Luck(DEALS, rivals), worth(hand), unseen[:]
    shares = [share_of_pot(mine, deal_rivals(cards, len(hand), rivals, luck), worth) for _ in range(DEALS)]
    mean = sum(shares) / DEALS
    spread = sum(share * share for share in shares) / DEALS - mean * mean
    return Equity(rivals=rivals, share=mean, error=sqrt(max(0.0, spread) / DEALS), deals=DEALS)


def deal_rivals(cards: list[int], size: int, rivals: int, luck: Luck) -> list[list[int]]:
    """Deal a hand to every rival, drawn at random from the cards, which are left in another order."""
    luck.shuffle_first(cards, size * rivals)
    return [cards[size * rival : size * (rival + 1)] for rival in range(rivals)]


def share_of_pot(mine: Any, hands: list[list[int]], worth: Worth) -> float:
    """Return the share of the pot: all for the best hand; equal ones share it."""
    equal = 1
    for hand in hands:
        other = worth(hand)
        if other > mine:
            return 0.0
        if other == mine:
            equal += 1
    return 1 / equal
