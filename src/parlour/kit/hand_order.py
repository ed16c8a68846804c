# parlour: hot
"""The order in which players of poker and brag hold their cards."""

from parlour.cards.codes import RANKS, SUIT_OF, SUITS


def places_by_rank(hand: list[int]) -> list[int]:
    """Return the places of a hand as its owner sees it: high cards first, then jokers, backs last."""
    size = len(hand)
    ranked = [_held_at(hand[place]) * size + place for place in range(size)]
    ranked.sort()
    return [number % size for number in ranked]


def _held_at(card: int) -> int:
    """Return a number that is the lower the further in front a card is held; below 0 unless it is a back."""
    return SUIT_OF[card] - RANKS[card] * len(SUITS) if card >= 0 else 0
