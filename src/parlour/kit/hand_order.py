# parlour: hot
"""The order in which players of poker and brag hold their cards."""

from parlour.cards.codes import RANKS, SUIT_OF


def places_by_rank(hand: list[int]) -> list[int]:
    """Return the places of a hand as its owner sees it: high cards first, then jokers, backs last."""
    return sorted(range(len(hand)), key=lambda place: _held_at(hand[place]))


def _held_at(card: int) -> tuple[int, int]:
    return (-RANKS[card], SUIT_OF[card]) if card >= 0 else (1, 0)
