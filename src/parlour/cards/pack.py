# parlour: hot
"""Packs: the cards a game is played with, before any shuffle."""

from typing import Final

from parlour.cards.codes import JOKER, LAST_CARD

ONE_PACK: Final[list[int]] = list(range(1, LAST_CARD + 1))


def pack(packs: int = 1, jokers: int = 0) -> list[int]:
    """Return so many packs of 52 together with so many jokers in all, in code order."""
    if packs < 0 or jokers < 0:
        raise ValueError(f"cannot play with {packs} packs and {jokers} jokers: neither may be negative")
    return [JOKER] * jokers + sorted(ONE_PACK * packs)
