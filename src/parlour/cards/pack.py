# parlour: hot
"""Packs: the cards a game is played with, before any shuffle."""

from parlour.cards.codes import JOKER, LAST_CARD


def pack(packs: int = 1, jokers: int = 0) -> list[int]:
    """So many packs of 52 together with so many jokers in all, in code order."""
    if packs < 0 or jokers < 0:
        raise ValueError(f"cannot play with {packs} packs and {jokers} jokers: neither may be negative")
    naturals = [card for card in range(1, LAST_CARD + 1) for _ in range(packs)]
    return [JOKER] * jokers + naturals
