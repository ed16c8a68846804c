# parlour: hot
"""Bonus points: the seven bonus rules, one class per category, and the trump's extras (§Bonus rules)."""

from parlour.cards.codes import BACK, RANKS
from parlour.cards.notation import parse_cards
from parlour.engine.rules.cache import cached_part
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag.rules.asset import BonusRules, ThreeCardBragRules, TrumpSystem
from parlour.games.three_card_brag.rules.hands.naming import category_name, rank_plural
from parlour.games.three_card_brag.rules.hands.ranking import (
    FLUSH,
    HIGH_CARD,
    PAIR,
    PRIAL,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
)
from parlour.games.three_card_brag.rules.hands.reading import HandReading


class Bonus:
    """The points of one hand, part by part, and what they are for."""

    def __init__(self, base: int, reading: HandReading, extras: TrumpSystem) -> None:
        self.base = base
        self.trump_in_middle = extras.trump_in_middle_bonus if reading.trump_in_middle() else 0
        self.adjacent_to_trump = extras.adjacent_to_trump_bonus if reading.adjacent_to_trump() else 0
        self.three_of_kind_with_trump = (
            extras.three_of_kind_with_trump_bonus if reading.prial_with_trump() else 0
        )

    def points(self) -> int:
        return self.base + self.trump_in_middle + self.adjacent_to_trump + self.three_of_kind_with_trump

    def parts(self) -> dict[str, int]:
        """Return the parts that count for something."""
        parts = {
            "base": self.base,
            "trumpInMiddle": self.trump_in_middle,
            "adjacentToTrump": self.adjacent_to_trump,
            "threeOfKindWithTrump": self.three_of_kind_with_trump,
        }
        return {name: points for name, points in parts.items() if points}


class BonusGroup:
    """What all bonus rules share: the size of a hand, what each rank counts, and the trump's extras."""

    def __init__(self, numbers: BonusRules, extras: TrumpSystem) -> None:
        self.hand_size: int = numbers.hand_size
        self.worths = numbers.card_values.by_rank()
        self.extras = extras


class BonusRule:
    """One bonus rule: it finds its category in a hand and says what that is worth.

    `worths` says what each rank counts.
    """

    def __init__(self, name: str, category: int, value: int, priority: int, group: BonusGroup) -> None:
        self.rule_name = name
        self.category = category
        self.bonus_value = value
        self.priority = priority
        self.minimum_cards = group.hand_size
        self.worths = group.worths
        self.extras = group.extras

    def evaluate(self, reading: HandReading) -> bool:
        """Return whether the hand is of this rule's category."""
        return len(reading.cards) >= self.minimum_cards and reading.category == self.category

    def base(self, reading: HandReading) -> int:
        """Return the points before the trump's extras."""
        raise NotImplementedError

    def calculate_bonus(self, reading: HandReading) -> Bonus:
        """Return the points of a hand that satisfies this rule."""
        return Bonus(self.base(reading), reading, self.extras)

    def describe(self, reading: HandReading) -> Sentence:
        """Return what the rule found in the hand, as facts for words."""
        raise NotImplementedError

    def examples(self) -> list[str]:
        """Return hands of this category that share as few ranks as can be."""
        raise NotImplementedError

    def example_hand(self, trump: int = BACK) -> list[int]:
        """Return a hand that satisfies this rule and none above it, whatever the trump."""
        hands = [parse_cards(example) for example in self.examples()]
        for hand in hands:
            if trump == BACK or RANKS[trump] not in [RANKS[card] for card in hand]:
                return hand
        return hands[-1]


class _SumRule(BonusRule):
    """A rule that pays for the printed ranks of all three cards."""

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self._sum(reading)

    def _sum(self, reading: HandReading) -> int:
        return sum([self.worths[rank] for rank in reading.ranks])

    def describe(self, reading: HandReading) -> Sentence:
        facts = {"hand": category_name(self.category), "value": self.bonus_value, "sum": self._sum(reading)}
        return Sentence("appraisal.bonus-of-sum", facts)


class _RoyalFlush(_SumRule):
    """Ace, king and queen of one suit."""

    def examples(self) -> list[str]:
        return ["AS KS QS"]


class _StraightFlush(_SumRule):
    """Three in a row of one suit."""

    def examples(self) -> list[str]:
        return ["9S 10S JS", "4H 5H 6H"]


class _ThreeOfAKind(BonusRule):
    """Three of one rank; made with the trump, the pair's rank and the trump's count."""

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self._counted(reading)

    def _counted(self, reading: HandReading) -> int:
        worth = self.worths[reading.leading_rank()]
        if not reading.prial_with_trump():
            return worth * 3
        return worth + self.worths[RANKS[reading.trump]]

    def describe(self, reading: HandReading) -> Sentence:
        key = "appraisal.bonus-of-made-prial" if reading.prial_with_trump() else "appraisal.bonus-of-prial"
        ranks = rank_plural(reading.leading_rank())
        return Sentence(key, {"ranks": ranks, "value": self.bonus_value, "sum": self._counted(reading)})

    def examples(self) -> list[str]:
        return ["JS JD JC", "7S 7H 7D"]


class _Straight(_SumRule):
    """Three in a row, not all of one suit."""

    def examples(self) -> list[str]:
        return ["4S 5C 6D", "10H JS QD"]


class _Flush(_SumRule):
    """Three of one suit that are no run."""

    def examples(self) -> list[str]:
        return ["2S 6S 9S", "5D 10D KD"]


class _Pair(BonusRule):
    """Two of one rank."""

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self.worths[reading.leading_rank()] * 2

    def describe(self, reading: HandReading) -> Sentence:
        rank = reading.leading_rank()
        facts = {"ranks": rank_plural(rank), "value": self.bonus_value, "rank": self.worths[rank]}
        return Sentence("appraisal.bonus-of-pair", facts)

    def examples(self) -> list[str]:
        return ["QS QD 7C", "9H 9C 4S"]


class _HighCard(BonusRule):
    """Nothing better: the highest card."""

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self.worths[reading.leading_rank()]

    def describe(self, reading: HandReading) -> Sentence:
        facts = {"value": self.bonus_value, "rank": self.worths[reading.leading_rank()]}
        return Sentence("appraisal.bonus-of-high-card", facts)

    def examples(self) -> list[str]:
        return ["AS 9D 4C", "KH 10S 6D"]


class BonusBook:
    """The seven rules in the order of their priorities, the highest first."""

    def __init__(self, numbers: BonusRules, extras: TrumpSystem) -> None:
        group, names, of = BonusGroup(numbers, extras), numbers.rule_names, numbers
        rules: list[BonusRule] = [
            _RoyalFlush(
                names.royal_flush, ROYAL_FLUSH, of.royal_flush_points, of.royal_flush_priority, group
            ),
            _StraightFlush(
                names.straight_flush,
                STRAIGHT_FLUSH,
                of.straight_flush_points,
                of.straight_flush_priority,
                group,
            ),
            _ThreeOfAKind(
                names.three_of_a_kind, PRIAL, of.three_of_a_kind_points, of.three_of_a_kind_priority, group
            ),
            _Straight(names.straight, STRAIGHT, of.straight_points, of.straight_priority, group),
            _Flush(names.flush, FLUSH, of.flush_points, of.flush_priority, group),
            _Pair(names.pair, PAIR, of.pair_points, of.pair_priority, group),
            _HighCard(names.high_card, HIGH_CARD, of.high_card_points, of.high_card_priority, group),
        ]
        self.rules = sorted(rules, key=_priority_of, reverse=True)

    def rule_for(self, reading: HandReading) -> BonusRule:
        """Return the first rule that the hand satisfies."""
        for rule in self.rules:
            if rule.evaluate(reading):
                return rule
        raise AssertionError("every hand satisfies one rule")

    def points(self, reading: HandReading) -> int:
        """Return what the hand is worth in bonus points."""
        return self.rule_for(reading).calculate_bonus(reading).points()


def _priority_of(rule: BonusRule) -> int:
    return rule.priority


def bonus_book(rules: ThreeCardBragRules) -> BonusBook:
    """Return the bonus rules under these rules; made once and shared by all rules that count alike."""
    numbers, extras = rules.bonus_rules, rules.trump_system
    return cached_part("three-card-brag.bonuses", (numbers, extras), lambda: BonusBook(numbers, extras))
