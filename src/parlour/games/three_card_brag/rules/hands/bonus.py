# parlour: hot
"""Bonus points: what every bonus rule has in common, and the trump's extras (§Bonus rules)."""

from typing import Final

from parlour.cards.codes import BACK, RANKS
from parlour.cards.notation import parse_cards
from parlour.games.three_card_brag.rules.asset import TrumpSystem
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.hands.reading import Reading

RANK_NAMES: Final = {11: "jacks", 12: "queens", 13: "kings", 14: "aces"}


class Bonus:
    """The points of one hand, part by part, and what they are for."""

    def __init__(self, base: int, reading: Reading, extras: TrumpSystem) -> None:
        self.base = base
        self.trump_in_middle = extras.trump_in_middle_bonus if reading.trump_in_middle() else 0
        self.adjacent_to_trump = extras.adjacent_to_trump_bonus if reading.adjacent_to_trump() else 0
        self.three_of_kind_with_trump = (
            extras.three_of_kind_with_trump_bonus if reading.prial_with_trump() else 0
        )

    def points(self) -> int:
        return self.base + self.trump_in_middle + self.adjacent_to_trump + self.three_of_kind_with_trump

    def parts(self) -> dict[str, int]:
        """The parts that count for something."""
        parts = {
            "base": self.base,
            "trumpInMiddle": self.trump_in_middle,
            "adjacentToTrump": self.adjacent_to_trump,
            "threeOfKindWithTrump": self.three_of_kind_with_trump,
        }
        return {name: points for name, points in parts.items() if points}


class BonusRule:
    """One bonus rule: it finds its category in a hand and says what that is worth."""

    def __init__(self, category: int, value: int, priority: int, extras: TrumpSystem) -> None:
        self.category = category
        self.bonus_value = value
        self.priority = priority
        self.minimum_cards = HAND
        self.extras = extras

    def evaluate(self, reading: Reading) -> bool:
        """Whether the hand is of this rule's category."""
        return len(reading.cards) >= self.minimum_cards and reading.category == self.category

    def base(self, reading: Reading) -> int:
        """The points before the trump's extras."""
        raise NotImplementedError

    def calculate_bonus(self, reading: Reading) -> Bonus:
        """The points of a hand that satisfies this rule."""
        return Bonus(self.base(reading), reading, self.extras)

    def describe(self, reading: Reading) -> str:
        """What the rule found in the hand, in words."""
        raise NotImplementedError

    def examples(self) -> list[str]:
        """Hands of this category that share as few ranks as can be."""
        raise NotImplementedError

    def example_hand(self, trump: int = BACK) -> list[int]:
        """A hand that satisfies this rule and none above it, whatever the trump."""
        hands = [parse_cards(example) for example in self.examples()]
        for hand in hands:
            if trump == BACK or RANKS[trump] not in [RANKS[card] for card in hand]:
                return hand
        return hands[-1]


def plural_rank(rank: int) -> str:
    """A rank as players say it: kings, sevens as 7s."""
    return RANK_NAMES.get(rank, f"{rank}s")
