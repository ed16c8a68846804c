"""What a bonus rule is made of, and which one of a book pays."""

from typing import Any, ClassVar

import pytest

from parlour.engine.errors import MissingText
from parlour.engine.words.phrasebook import Hearer, Phrasebook, plainly
from parlour.kit.bonus import BonusBook, BonusDetail, BonusRule


class Fixed(BonusRule):
    """Pays the same for every hand."""

    words: ClassVar[dict[str, dict[str, str]]] = {
        "en": {"rule": "any hand ({value})", "found": "{count} cards of {suit:suit}"},
        "de": {"rule": "jede Hand ({value})", "found": "{count} Karten in {suit:suit}"},
    }

    def __init__(self, name: str = "Fixed", priority: int = 50, value: int = 7) -> None:
        super().__init__(name, priority=priority, value=value)

    def evaluate(self, reading: Any) -> bool:
        return True

    def calculate_bonus(self, reading: Any) -> BonusDetail:
        parts = {"base": self.bonus_value, "extra": 0}
        return self.detail(list(reading), parts, self.say("found", count=len(reading), suit="H"))


def test_a_detail_leaves_out_the_parts_that_pay_nothing() -> None:
    found = Fixed().calculate_bonus([1, 2, 3])
    assert (found.points, found.parts, found.cards) == (7, {"base": 7}, (1, 2, 3))
    assert (found.rule, found.priority) == ("Fixed", 50)


def test_the_points_are_those_of_the_detail() -> None:
    assert Fixed(value=40).points([1, 2, 3]) == 40


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "3 cards of hearts"), ("de", "3 Karten in Herz"), ("fr", "3 cards of hearts")],
)
def test_a_rule_brings_its_own_words_in_any_language(language: str, words: str) -> None:
    found = Fixed().calculate_bonus([1, 2, 3]).description
    assert Phrasebook(language, {}).say(found, Hearer()) == words


def test_a_rule_sums_itself_up_or_goes_by_its_name() -> None:
    assert plainly(Fixed().summary()) == "any hand (7)"
    assert plainly(BonusRule("Mute", priority=1).summary()) == "Mute"


def test_words_that_are_not_there_in_english_are_missed_by_name() -> None:
    with pytest.raises(MissingText, match="The bonus rule Fixed has no English for 'lost'"):
        Fixed().say("lost")


def test_what_a_rule_finds_is_left_to_whoever_writes_it() -> None:
    for ask in (BonusRule.evaluate, BonusRule.calculate_bonus):
        with pytest.raises(NotImplementedError):
            ask(BonusRule("bare", priority=1), [])
    with pytest.raises(NotImplementedError):
        BonusRule("bare", priority=1).example_hand()


def test_the_highest_priority_pays_and_between_equals_the_games_own() -> None:
    low, high, level = Fixed("low", 10), Fixed("high", 90), Fixed("level", 90)
    book = BonusBook([low, high], [level])
    assert [rule.rule_name for rule in book.rules] == ["high", "level", "low"]
    assert book.rule_for([]) is high
    assert book.own_bonus([1]) is None


def test_what_an_own_rule_pays_for_is_said() -> None:
    described = BonusBook([Fixed("low", 10)], [Fixed("own", 90)]).own_bonus([1, 2])
    assert described is not None
    assert plainly(described) == "2 cards of hearts"
