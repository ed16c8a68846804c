"""Real cards in the places of a tree, where the buckets of a book can be checked against them."""

from collections.abc import Sequence

from parlour.cards.codes import LAST_CARD
from parlour.cards.luck import Luck
from parlour.kit.solving.tree import Shift

Hand = Sequence[int]


class RealCards:
    """What a game does with real cards in the places of its tree."""

    def hands(self, luck: Luck) -> tuple[Hand, Hand]:
        """Deal two hands."""
        raise NotImplementedError

    def another(self, known: Hand, luck: Luck) -> Hand:
        """Return a hand of the other player's, when these cards are known not to be in it."""
        raise NotImplementedError

    def bucket(self, hand: Hand, key: str) -> int:
        """Return the bucket of a hand at a decision."""
        raise NotImplementedError

    def shifted(self, hand: Hand, shifts: Sequence[Shift], known: Hand, luck: Luck) -> tuple[int, Hand]:
        """Return which of several shifts befalls a hand, and the hand after it; these cards cannot come."""
        raise NotImplementedError

    def duel(self, name: str, first: Hand, second: Hand) -> float:
        """Return what player 0 wins of a payoff of 1."""
        raise NotImplementedError


def cards_but(known: Hand, count: int, luck: Luck) -> list[int]:
    """Return so many different cards that are none of these."""
    gone = set(known)
    chosen: list[int] = []
    while len(chosen) < count:
        card = 1 + luck.below(LAST_CARD)
        if card not in gone:
            gone.add(card)
            chosen.append(card)
    return chosen
