# parlour: hot
"""Bonus rules: what each finds in a hand and pays for it, and a book of those in force.

A reading is a hand as its game reads it, wild cards and all; which attributes it has is the game's affair.
Rules may be written in plain Python for a compiled Parlour: their methods are found by name.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from parlour.cards.codes import ACE, BACK
from parlour.engine.plain_errors import MissingText
from parlour.engine.words.sentence import Sentence
from parlour.kit.bonus.detail import BonusDetail


@mypyc_attr(allow_interpreted_subclasses=True)
class BonusRule:
    """One bonus rule: derive from it, and write `evaluate`, `calculate_bonus` and `example_hand`.

    Of the rules that a hand satisfies the one with the highest priority pays. `worths` says what each rank
    counts by the rules in force. `words` are templates by language, at least in English: `rule` says what is
    paid for, and `say` fills the others with facts.
    """

    words: ClassVar[dict[str, dict[str, str]]] = {}

    def __init__(self, name: str, *, priority: int, value: int = 0, minimum_cards: int = 3) -> None:
        self.rule_name = name
        self.priority = priority
        self.bonus_value = value
        self.minimum_cards = minimum_cards
        self.worths: list[int] = [*range(ACE + 1)]

    def evaluate(self, reading: Any) -> bool:
        """Return whether the hand has what this rule pays for."""
        raise NotImplementedError

    def calculate_bonus(self, reading: Any) -> BonusDetail:
        """Return what the rule pays for a hand that satisfies it, and why; `detail` puts it together."""
        raise NotImplementedError

    def points(self, reading: Any) -> int:
        """Return the points alone, the same as those of the detail; games that nobody hears ask for these."""
        return int(self.calculate_bonus(reading).points)

    def example_hand(self, size: int = 3, trump: int = BACK) -> list[int]:
        """Return a hand that satisfies this rule and none above it, under this trump or none."""
        raise NotImplementedError

    def detail(self, cards: list[int], parts: dict[str, int], description: Sentence) -> BonusDetail:
        """Return the bonus for these cards; parts that pay nothing are left out."""
        paid = {name: points for name, points in parts.items() if points}
        total = sum(paid.values())
        return BonusDetail(self.rule_name, self.priority, total, paid, tuple(cards), description)

    def say(self, key: str, **facts: Any) -> Sentence:
        """Return a sentence of this rule's own words, with these facts in it."""
        templates = {language: words[key] for language, words in self.words.items() if key in words}
        if "en" not in templates:
            raise MissingText("missing-text", f"The bonus rule {self.rule_name} has no English for {key!r}.")
        return Sentence("in-own-words", {"own": {"words": templates, "facts": facts}})

    def summary(self) -> Sentence:
        """Return what the rule pays for, for the rules in words; its bare name where it has no words."""
        if "rule" in self.words.get("en", {}):
            return self.say("rule", value=self.bonus_value)
        return Sentence("plain", {"text": self.rule_name})


@mypyc_attr(allow_interpreted_subclasses=True)
class BonusBook:
    """The bonus rules in force, the highest priority first; between equals the game's own come first."""

    def __init__(self, rules: list[BonusRule], own: list[BonusRule]) -> None:
        self.own = own
        self.hand_size = max([rule.minimum_cards for rule in rules])
        self.rules: list[BonusRule] = sorted(rules + own, key=_priority_of, reverse=True)

    def read(self, cards: list[int], trump: int) -> Any:
        """Return these cards as the game reads them."""
        raise NotImplementedError

    def rule_for(self, reading: Any) -> BonusRule:
        """Return the first rule that the hand satisfies."""
        for rule in self.rules:
            if rule.evaluate(reading):
                return rule
        raise AssertionError("every hand satisfies one rule of the game's own")

    def points(self, reading: Any) -> int:
        """Return what the hand is worth in bonus points."""
        return self.rule_for(reading).points(reading)

    def own_bonus(self, reading: Any) -> Sentence | None:
        """Describe what the hand is paid for where a rule of an installed package pays; else None."""
        if not self.own:
            return None
        rule = self.rule_for(reading)
        return rule.calculate_bonus(reading).description if rule in self.own else None


def _priority_of(rule: BonusRule) -> int:
    return rule.priority
