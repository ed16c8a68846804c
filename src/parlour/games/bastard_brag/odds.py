"""Exact chances at Bastard Brag: how a hand stands among all the hands that could be dealt."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from parlour.cards.notation import cards_text
from parlour.cards.pack import pack
from parlour.games.bastard_brag.asset import BastardBragRules
from parlour.games.bastard_brag.hands import HAND, HandScores, hand_scores


class Field:
    """The strengths of many hands, in order: what one hand is up against."""

    def __init__(self, strengths: Iterable[int]) -> None:
        self.strengths = sorted(strengths)

    def lower(self, strength: int) -> float:
        """The share of hands that are worth less."""
        return bisect_left(self.strengths, strength) / len(self.strengths)

    def higher(self, strength: int) -> float:
        """The share of hands that are worth more."""
        return 1 - bisect_right(self.strengths, strength) / len(self.strengths)


_fields: dict[BastardBragRules, Field] = {}


def whole_field(rules: BastardBragRules) -> Field:
    """All hands of the pack under these rules; made once and shared."""
    key = rules.scoring_system, rules.jokers
    if key not in _fields:
        _fields[key] = Field(strengths_from(pack(1, rules.jokers), hand_scores(rules)))
    return _fields[key]


def strengths_from(cards: list[int], scores: HandScores) -> list[int]:
    """The strength of every hand that these cards can make."""
    return [scores.strength(list(hand)) for hand in combinations(cards, HAND)]
