"""Every hand that a rival may hold at Three Card Brag, and how many of them a hand beats."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking
from parlour.games.three_card_brag.rules.hands.ties import tie_key


class Count(NamedTuple):
    """How many hands are worth less, as much and more."""

    lower: int
    equal: int
    higher: int

    def value(self) -> float:
        """The chance to win against one of them, a shared pot counting half."""
        return (self.lower + self.equal / 2) / sum(self)


class Rivals:
    """The hands that some unseen cards make, by their strength; ties are parted as at a showdown (§Ties)."""

    def __init__(self, ranking: HandRanking, unseen: list[int], trump: int) -> None:
        self.ranking = ranking
        self.unseen = unseen
        self.trump = trump
        strengths = [(self.strength_at(places), places) for places in combinations(range(len(unseen)), HAND)]
        self.hands = sorted(strengths)
        self.strengths = [strength for strength, _ in self.hands]

    def strength_at(self, places: tuple[int, ...]) -> int:
        return self.ranking.strength([self.unseen[place] for place in places], 0, self.trump)

    def holding(self, place: int) -> list[int]:
        """The strengths of the hands with the unseen card at this place, from low to high."""
        others = [other for other in range(len(self.unseen)) if other != place]
        return sorted(self.strength_at((place, *pair)) for pair in combinations(others, HAND - 1))

    def beaten_by(self, hand: list[int], gone: int | None = None) -> Count:
        """How the hand stands against all of them, or those without the unseen card at the place `gone`."""
        mine = int(self.ranking.strength(hand, 0, self.trump))
        lower, upper = bisect_left(self.strengths, mine), bisect_right(self.strengths, mine)
        below, total = lower, len(self.hands)
        if gone is not None:
            lost = self.holding(gone)
            below, total = lower - bisect_left(lost, mine), total - len(lost)
        rivals = [places for _, places in self.hands[lower:upper] if gone not in places]
        return self.parted(hand, below, rivals, total)

    def parted(self, hand: list[int], below: int, rivals: Sequence[tuple[int, ...]], total: int) -> Count:
        """The count once hands of the same strength are parted."""
        key = tie_key(self.ranking, hand, self.trump)
        keys = [
            tie_key(self.ranking, [self.unseen[place] for place in places], self.trump) for places in rivals
        ]
        lower, equal = below + sum(1 for other in keys if other < key), keys.count(key)
        return Count(lower, equal, total - lower - equal)
