"""Bonus points and their parts."""

from typing import Any

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.games.three_card_brag.rules.hands.bonus import Bonus, BonusRule, plural_rank
from parlour.games.three_card_brag.rules.hands.bonus_rules import bonus_book
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP, PRIAL, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import Reading
from parlour.games.three_card_brag.tests.laid import rules_with


def read(hand: str, trump: str = "") -> Reading:
    return Reading(hand_ranking(rules_with()), parse_cards(hand), parse_card(trump) if trump else NO_TRUMP)


def bonus_of(hand: str, trump: str = "", **switches: Any) -> Bonus:
    reading = read(hand, trump)
    return bonus_book(rules_with(**switches)).rule_for(reading).calculate_bonus(reading)


@pytest.mark.parametrize(
    ("hand", "parts"),
    [
        ("9S 9D 6H", {"base": 1_875, "threeOfKindWithTrump": 15}),
        ("5S 6H 7S", {"base": 3_240, "trumpInMiddle": 5, "adjacentToTrump": 5}),
        ("2S 3S 7H", {"base": 630, "adjacentToTrump": 5}),
        ("JS JD JC", {"base": 4_125}),
        ("5S 5D 6H", {"base": 1_375, "adjacentToTrump": 5, "threeOfKindWithTrump": 15}),
    ],
)
def test_only_parts_that_count_are_listed(hand: str, parts: dict[str, int]) -> None:
    assert bonus_of(hand, "6H").parts() == parts


def test_the_points_are_the_sum_of_the_parts() -> None:
    bonus = bonus_of("5S 6H 7S", "6H")
    assert bonus.points() == sum(bonus.parts().values())


def test_the_extras_come_from_the_asset() -> None:
    numbers = {"trumpInMiddleBonus": 70, "adjacentToTrumpBonus": 800, "threeOfKindWithTrumpBonus": 9_000}
    assert bonus_of("5S 6H 7S", "6H", **numbers).points() == 3_240 + 870
    assert bonus_of("9S 9D 6H", "6H", **numbers).points() == 1_875 + 9_000


def test_a_rule_wants_enough_cards() -> None:
    rule = BonusRule(PRIAL, 125, 91, rules_with().trump_system)
    assert rule.evaluate(read("JS JD JC"))
    rule.minimum_cards = 4
    assert not rule.evaluate(read("JS JD JC"))


def test_the_plain_rule_leaves_its_points_to_the_seven() -> None:
    with pytest.raises(NotImplementedError):
        BonusRule(0, 0, 0, rules_with().trump_system).base(read("JS JD JC"))


def test_ranks_are_spoken_of_in_the_plural() -> None:
    assert [plural_rank(rank) for rank in (14, 11, 7)] == ["aces", "jacks", "7s"]
