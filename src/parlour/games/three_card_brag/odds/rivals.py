"""Every hand that a rival may hold at Three Card Brag, and how many of them a hand beats."""

from itertools import combinations
from typing import NamedTuple

from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking
from parlour.games.three_card_brag.rules.hands.ties import tie_key
from parlour.kit.field import Field, field_of

Places = tuple[int, ...]
"""A hand by where its cards lie among the unseen ones."""


class Count(NamedTuple):
    """How many hands are worth less, as much and more."""

    lower: int
    equal: int
    higher: int

    def value(self) -> float:
        """Return the chance to win against one of them, a shared pot counting half."""
        return (self.lower + self.equal / 2) / sum(self)


class RivalHands:
    """The hands that some unseen cards make, by their strength; ties are parted as at a showdown (§Ties)."""

    def __init__(self, ranking: HandRanking, unseen: list[int], trump: int) -> None:
        self.ranking = ranking
        self.unseen = unseen
        self.trump = trump
        self.hands: dict[int, list[Places]] = {}
        for places in combinations(range(len(unseen)), HAND):
            self.hands.setdefault(self._strength_at(places), []).append(places)
        self.field = Field({strength: len(hands) for strength, hands in self.hands.items()})

    def _strength_at(self, places: Places) -> int:
        return int(self.ranking.strength(self._cards_at(places), 0, self.trump))

    def _cards_at(self, places: Places) -> list[int]:
        return [self.unseen[place] for place in places]

    def _holding(self, place: int) -> Field:
        """Return the hands with the unseen card at this place."""
        others = [other for other in range(len(self.unseen)) if other != place]
        return field_of([self._strength_at((place, *pair)) for pair in combinations(others, HAND - 1)])

    def beaten_by(self, hand: list[int], gone: int | None = None) -> Count:
        """Return how the hand stands against all, or those without the unseen card at the place `gone`."""
        mine = int(self.ranking.strength(hand, 0, self.trump))
        below, total = self.field.lower(mine), self.field.hands
        if gone is not None:
            lost = self._holding(gone)
            below, total = below - lost.lower(mine), total - lost.hands
        alike = [places for places in self.hands.get(mine, []) if gone not in places]
        return self._parted(hand, below, alike, total)

    def _parted(self, hand: list[int], below: int, alike: list[Places], total: int) -> Count:
        """Return the count once hands of the same strength are parted."""
        key = tie_key(self.ranking, hand, self.trump)
        keys = [tie_key(self.ranking, self._cards_at(places), self.trump) for places in alike]
        lower, equal = below + sum(1 for other in keys if other < key), keys.count(key)
        return Count(lower, equal, total - lower - equal)
