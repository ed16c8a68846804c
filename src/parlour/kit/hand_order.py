# parlour: hot
"""The order in which players of poker and brag hold their cards."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import ACE, RANKS, SUIT_OF

_SUITS: Final = 4
_BACKS: Final = (ACE + 1) * _SUITS
"""Backs are held behind all cards."""


def places_by_rank(hand: list[int]) -> list[int]:
    """Return the places of a hand as its owner sees it: high cards first, then jokers, backs last."""
    size: i64 = len(hand)
    ranked = [_held_at(hand[place]) * size + place for place in range(size)]
    ranked.sort()
    return [number % size for number in ranked]


def _held_at(card: i64) -> i64:
    """Return a number that is the lower the further in front a card is held; none is below 0."""
    if card < 0:
        return _BACKS
    return _BACKS + SUIT_OF[card] - RANKS[card] * _SUITS
