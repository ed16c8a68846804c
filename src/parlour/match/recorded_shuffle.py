"""A fair shuffle with somebody looking over its shoulder: every order it deals is noted."""

from parlour.cards.fair import FairShuffle
from parlour.cards.shuffle import Shuffle


class WatchedShuffle(Shuffle):
    """Deals what the fair shuffle of this seed deals, and keeps each order."""

    def __init__(self, seed: bytes) -> None:
        self.fair = FairShuffle(seed)
        self.deals: list[list[int]] = []

    def order(self, cards: list[int], event: int) -> None:
        self.fair.order(cards, event)
        self.deals.append(cards[:])

    def below(self, limit: int, event: int) -> int:
        return self.fair.below(limit, event)
