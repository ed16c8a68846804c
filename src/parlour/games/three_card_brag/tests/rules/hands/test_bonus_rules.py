"""The seven bonus rules: what they find, what they pay, and their example hands."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.rules.hands.bonus_rules import BonusBook, bonus_book
from parlour.games.three_card_brag.rules.hands.ranking import (
    FLUSH,
    HIGH_CARD,
    NO_TRUMP,
    PAIR,
    PRIAL,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    hand_ranking,
)
from parlour.games.three_card_brag.rules.hands.reading import Reading
from parlour.games.three_card_brag.tests.laid import rules_with


def book() -> BonusBook:
    return bonus_book(rules_with())


def read(hand: list[int], trump: int = NO_TRUMP, scope: str = "card") -> Reading:
    return Reading(hand_ranking(rules_with(trumpScope=scope)), hand, trump)


def test_the_rules_are_tried_by_priority() -> None:
    order = [rule.category for rule in book().rules]
    assert order == [ROYAL_FLUSH, STRAIGHT_FLUSH, PRIAL, STRAIGHT, FLUSH, PAIR, HIGH_CARD]


def test_a_priority_in_the_asset_moves_a_rule() -> None:
    assert bonus_book(rules_with(highCardPriority=99)).rules[0].category == HIGH_CARD


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AS KS QS", 200 * 39),
        ("AS 2S 3S", 180 * 19),
        ("9S 10S JS", 180 * 30),
        ("JS JD JC", 125 * 33),
        ("4S 5C 6D", 115 * 15),
        ("2S 6S 9S", 110 * 17),
        ("QS QD 7C", 100 * 24),
        ("AS 9D 4C", 90 * 14),
    ],
)
def test_every_rule_pays_its_points(hand: str, points: int) -> None:
    assert book().points(read(parse_cards(hand))) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [("2S 3S 6H", 180 * 11), ("KS 9S 6H", 110 * 28), ("9S 9D 6H", 125 * 15 + 15), ("KS 9D 6H", 100 * 26)],
)
def test_sums_take_the_trumps_printed_rank(hand: str, points: int) -> None:
    assert book().points(read(parse_cards(hand), parse_card("6H"))) == points


def test_two_trumps_make_a_prial_that_counts_the_trump_once() -> None:
    assert book().points(read(parse_cards("9S 6D 6H"), parse_card("6H"), "rank")) == 125 * 15 + 15


def test_the_numbers_come_from_the_asset() -> None:
    assert bonus_book(rules_with(pairPoints=1)).points(read(parse_cards("QS QD 7C"))) == 24


@pytest.mark.parametrize("scope", ["card", "rank"])
@pytest.mark.parametrize("category", [ROYAL_FLUSH, STRAIGHT_FLUSH, PRIAL, STRAIGHT, FLUSH, PAIR, HIGH_CARD])
def test_an_example_hand_satisfies_its_rule_and_none_above_it(category: int, scope: str) -> None:
    rule = next(rule for rule in book().rules if rule.category == category)
    for trump in [BACK, *pack()]:
        reading = read(rule.example_hand(trump), trump, scope)
        satisfied = [other for other in book().rules if other.evaluate(reading)]
        assert satisfied == [rule], f"trump {trump}"


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("9S 9D 6H", "prial of 9s with the trump: 125 × 15"),
        ("JS JD JC", "prial of jacks: 125 × 33"),
        ("2S 3S 6H", "straight flush: 180 × 11, the sum of the ranks"),
        ("AS KS QS", "royal flush: 200 × 39, the sum of the ranks"),
        ("4S 5C 6D", "straight: 115 × 15, the sum of the ranks"),
        ("2S 6S 9S", "flush: 110 × 17, the sum of the ranks"),
        ("QS QD 7C", "pair of queens: 100 × 12 × 2"),
        ("AS 9D 4C", "high card: 90 × 14"),
    ],
)
def test_a_rule_says_what_it_found(hand: str, words: str) -> None:
    reading = read(parse_cards(hand), parse_card("6H"))
    assert book().rule_for(reading).describe(reading) == words
