# parlour: hot
"""Bonus points: the seven bonus rules, one class per category, and the trump's extras (§Bonus rules)."""

from parlour.cards.codes import BACK, RANKS
from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.play.events import NO_SEAT
from parlour.engine.rules.cache import cached_part
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag.rules.asset import BonusRules, ThreeCardBragRules, TrumpSystem
from parlour.games.three_card_brag.rules.hands.naming import category_name, rank_plural, short_hand
from parlour.games.three_card_brag.rules.hands.ranking import (
    FLUSH,
    HAND,
    HIGH_CARD,
    PAIR,
    PRIAL,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    HandRanking,
    hand_ranking,
)
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.kit.bonus.detail import BonusDetail
from parlour.kit.bonus.installed import load_rules
from parlour.kit.bonus.rule import BonusBook, BonusRule


class BonusGroup:
    """What the seven rules share: the asset's numbers, what each rank counts, and the trump's extras."""

    def __init__(self, numbers: BonusRules, extras: TrumpSystem) -> None:
        self.numbers = numbers
        self.hand_size: int = numbers.hand_size
        self.worths = numbers.card_values.by_rank()
        self.in_middle: int = extras.trump_in_middle_bonus
        self.next_to_trump: int = extras.adjacent_to_trump_bonus
        self.made_with_trump: int = extras.three_of_kind_with_trump_bonus


class CategoryRule(BonusRule):
    """A rule that finds its category in a hand: base points, and what the trump adds to them."""

    def __init__(self, category: int, worth: tuple[str, int, int], group: BonusGroup) -> None:
        name, value, priority = worth
        super().__init__(name, priority=priority, value=value, minimum_cards=group.hand_size)
        self.category = category
        self.worths = group.worths
        self.group = group

    def evaluate(self, reading: HandReading) -> bool:
        """Return whether the hand is of this rule's category."""
        return len(reading.cards) >= self.minimum_cards and reading.category == self.category

    def base(self, reading: HandReading) -> int:
        """Return the points before the trump's extras."""
        raise NotImplementedError

    def points(self, reading: HandReading) -> int:
        group, total = self.group, self.base(reading)
        if reading.trump_in_middle():
            total += group.in_middle
        if reading.adjacent_to_trump():
            total += group.next_to_trump
        if reading.prial_with_trump():
            total += group.made_with_trump
        return total

    def calculate_bonus(self, reading: HandReading) -> BonusDetail:
        """Return the points of a hand that satisfies this rule, part by part, for the cards that make it."""
        group = self.group
        parts = {
            "base": self.base(reading),
            "trumpInMiddle": group.in_middle if reading.trump_in_middle() else 0,
            "adjacentToTrump": group.next_to_trump if reading.adjacent_to_trump() else 0,
            "threeOfKindWithTrump": group.made_with_trump if reading.prial_with_trump() else 0,
        }
        cards = [reading.cards[place] for place in short_hand(NO_SEAT, reading).places]
        return self.detail(cards, parts, self.describe(reading))

    def describe(self, reading: HandReading) -> Sentence:
        """Return what the rule found in the hand, as facts for words."""
        raise NotImplementedError

    def summary(self) -> Sentence:
        return Sentence(category_name(self.category))

    def examples(self) -> list[str]:
        """Return hands of this category that share as few ranks as can be."""
        raise NotImplementedError

    def example_hand(self, size: int = HAND, trump: int = BACK) -> list[int]:
        """Return a hand that satisfies this rule and none above it, whatever the trump."""
        if size != HAND:
            raise BadRules("wrong-hand", f"A hand of Three Card Brag has three cards, not {size}.")
        hands = [parse_cards(example) for example in self.examples()]
        for hand in hands:
            if trump == BACK or RANKS[trump] not in [RANKS[card] for card in hand]:
                return hand
        return hands[-1]


class SumRule(CategoryRule):
    """A rule that pays for the printed ranks of all three cards."""

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self._sum(reading)

    def _sum(self, reading: HandReading) -> int:
        return sum(self.worths[rank] for rank in reading.ranks)

    def describe(self, reading: HandReading) -> Sentence:
        facts = {"hand": category_name(self.category), "value": self.bonus_value, "sum": self._sum(reading)}
        return Sentence("appraisal.bonus-of-sum", facts)


class RoyalFlush(SumRule):
    """Ace, king and queen of one suit."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        worth = (of.rule_names.royal_flush, of.royal_flush_points, of.royal_flush_priority)
        super().__init__(ROYAL_FLUSH, worth, group)

    def examples(self) -> list[str]:
        return ["AS KS QS"]


class StraightFlush(SumRule):
    """Three in a row of one suit."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        worth = (of.rule_names.straight_flush, of.straight_flush_points, of.straight_flush_priority)
        super().__init__(STRAIGHT_FLUSH, worth, group)

    def examples(self) -> list[str]:
        return ["9S 10S JS", "4H 5H 6H"]


class ThreeOfAKind(CategoryRule):
    """Three of one rank; made with the trump, the pair's rank and the trump's count."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        worth = (of.rule_names.three_of_a_kind, of.three_of_a_kind_points, of.three_of_a_kind_priority)
        super().__init__(PRIAL, worth, group)

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


class Straight(SumRule):
    """Three in a row, not all of one suit."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        super().__init__(STRAIGHT, (of.rule_names.straight, of.straight_points, of.straight_priority), group)

    def examples(self) -> list[str]:
        return ["4S 5C 6D", "10H JS QD"]


class Flush(SumRule):
    """Three of one suit that are no run."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        super().__init__(FLUSH, (of.rule_names.flush, of.flush_points, of.flush_priority), group)

    def examples(self) -> list[str]:
        return ["2S 6S 9S", "5D 10D KD"]


class PairRule(CategoryRule):
    """Two of one rank."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        super().__init__(PAIR, (of.rule_names.pair, of.pair_points, of.pair_priority), group)

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self.worths[reading.leading_rank()] * 2

    def describe(self, reading: HandReading) -> Sentence:
        rank = reading.leading_rank()
        facts = {"ranks": rank_plural(rank), "value": self.bonus_value, "rank": self.worths[rank]}
        return Sentence("appraisal.bonus-of-pair", facts)

    def examples(self) -> list[str]:
        return ["QS QD 7C", "9H 9C 4S"]


class HighCard(CategoryRule):
    """Nothing better: the highest card."""

    def __init__(self, group: BonusGroup) -> None:
        of = group.numbers
        worth = (of.rule_names.high_card, of.high_card_points, of.high_card_priority)
        super().__init__(HIGH_CARD, worth, group)

    def base(self, reading: HandReading) -> int:
        return self.bonus_value * self.worths[reading.leading_rank()]

    def describe(self, reading: HandReading) -> Sentence:
        facts = {"value": self.bonus_value, "rank": self.worths[reading.leading_rank()]}
        return Sentence("appraisal.bonus-of-high-card", facts)

    def examples(self) -> list[str]:
        return ["AS 9D 4C", "KH 10S 6D"]


class BragBonuses(BonusBook):
    """The seven rules, and those of installed packages that the rules name, by their priorities."""

    def __init__(self, rules: ThreeCardBragRules) -> None:
        group = BonusGroup(rules.bonus_rules, rules.trump_system)
        seven: list[CategoryRule] = [
            RoyalFlush(group),
            StraightFlush(group),
            ThreeOfAKind(group),
            Straight(group),
            Flush(group),
            PairRule(group),
            HighCard(group),
        ]
        own = load_rules(rules.bonus_rules.own, group.hand_size)
        for rule in own:
            rule.worths = group.worths
        super().__init__([*seven], own)
        self.ranking: HandRanking = hand_ranking(rules)
        self.by_category = sorted(seven, key=lambda rule: rule.category)

    def read(self, cards: list[int], trump: int = BACK) -> HandReading:
        return HandReading(self.ranking, cards, trump)

    def points(self, reading: HandReading) -> int:
        """Return what the hand is worth; of the seven it can satisfy its category's rule alone."""
        if self.own:
            return super().points(reading)
        return self.by_category[reading.category].points(reading)


def bonus_book(rules: ThreeCardBragRules) -> BragBonuses:
    """Return the bonus rules under these rules; made once and shared."""
    return cached_part("three-card-brag.bonuses", rules, lambda: BragBonuses(rules))
