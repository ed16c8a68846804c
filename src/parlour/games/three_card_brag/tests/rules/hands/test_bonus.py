"""Bonus points and their parts."""

from typing import Any

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.engine.errors import BadRules
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.hands.bonus import (
    BonusGroup,
    BragBonuses,
    CategoryRule,
    bonus_book,
)
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
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.tests.laid import in_words, rules_with
from parlour.kit.bonus import BonusDetail, laws


def read_hand(hand: str, trump: str = "", scope: str = "card") -> HandReading:
    wild = parse_card(trump) if trump else NO_TRUMP
    return HandReading(hand_ranking(rules_with(trumpScope=scope)), parse_cards(hand), wild)


def bonus_of(hand: str, trump: str = "", **switches: Any) -> BonusDetail:
    reading = read_hand(hand, trump)
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
    assert bonus_of(hand, "6H").parts == parts


def test_a_detail_names_its_rule_and_the_cards_that_it_is_for() -> None:
    bonus = bonus_of("5S 6H 7S", "6H")
    assert (bonus.rule, bonus.priority, bonus.points) == ("StraightFlush", 93, 3_250)
    assert bonus.cards == tuple(parse_cards("5S 6H 7S"))
    assert bonus_of("QS 7C QD").cards == tuple(parse_cards("QS QD"))
    assert bonus_of("4C AS 9D").cards == tuple(parse_cards("AS"))


def test_the_extras_come_from_the_asset() -> None:
    numbers = {"trumpInMiddleBonus": 70, "adjacentToTrumpBonus": 800, "threeOfKindWithTrumpBonus": 9_000}
    assert bonus_of("5S 6H 7S", "6H", **numbers).points == 3_240 + 870
    assert bonus_of("9S 9D 6H", "6H", **numbers).points == 1_875 + 9_000


def plain_rule(category: int, value: int) -> CategoryRule:
    rules = rules_with()
    return CategoryRule(category, ("plain", value, 91), BonusGroup(rules.bonus_rules, rules.trump_system))


def test_the_rules_go_by_the_names_of_the_asset() -> None:
    names = [rule.rule_name for rule in book().rules]
    assert names[:3] == ["RoyalFlush", "StraightFlush", "ThreeOfAKind"]
    assert bonus_book(rules_with(**{"bonusRules.ruleNames.pair": "Pärchen"})).rules[5].rule_name == "Pärchen"


def test_card_values_of_the_asset_count() -> None:
    dear = bonus_book(rules_with(A=20))
    assert [each.points(read_hand("AS 9D 4C")) for each in (book(), dear)] == [90 * 14, 90 * 20]


def test_a_rule_wants_enough_cards() -> None:
    rule = plain_rule(PRIAL, 125)
    assert rule.evaluate(read_hand("JS JD JC"))
    rule.minimum_cards = 4
    assert not rule.evaluate(read_hand("JS JD JC"))


def test_the_plain_rule_leaves_its_points_to_the_seven() -> None:
    with pytest.raises(NotImplementedError):
        plain_rule(0, 0).base(read_hand("JS JD JC"))


def book() -> BragBonuses:
    return bonus_book(rules_with())


def categories(bonuses: BragBonuses) -> list[int]:
    return [rule.category for rule in bonuses.rules if isinstance(rule, CategoryRule)]


def test_the_rules_are_tried_by_priority() -> None:
    assert categories(book()) == [ROYAL_FLUSH, STRAIGHT_FLUSH, PRIAL, STRAIGHT, FLUSH, PAIR, HIGH_CARD]


def test_a_priority_in_the_asset_moves_a_rule() -> None:
    assert categories(bonus_book(rules_with(highCardPriority=99)))[0] == HIGH_CARD


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
    assert book().points(read_hand(hand)) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [("2S 3S 6H", 180 * 11), ("KS 9S 6H", 110 * 28), ("9S 9D 6H", 125 * 15 + 15), ("KS 9D 6H", 100 * 26)],
)
def test_sums_take_the_trumps_printed_rank(hand: str, points: int) -> None:
    assert book().points(read_hand(hand, "6H")) == points


def test_two_trumps_make_a_prial_that_counts_the_trump_once() -> None:
    assert book().points(read_hand("9S 6D 6H", "6H", "rank")) == 125 * 15 + 15


def test_the_numbers_come_from_the_asset() -> None:
    assert bonus_book(rules_with(pairPoints=1)).points(read_hand("QS QD 7C")) == 24


@pytest.mark.parametrize("scope", ["card", "rank"])
@pytest.mark.parametrize("place", range(7))
def test_an_example_hand_satisfies_its_rule_and_no_other(place: int, scope: str) -> None:
    bonuses = bonus_book(rules_with(trumpScope=scope))
    rule = bonuses.rules[place]
    for trump in [BACK, *pack()]:
        reading = bonuses.read(rule.example_hand(3, trump), trump)
        satisfied = [other for other in bonuses.rules if other.evaluate(reading)]
        assert satisfied == [rule], f"trump {trump}"


def test_there_is_no_example_of_another_size() -> None:
    with pytest.raises(BadRules, match="has three cards, not 5"):
        book().rules[0].example_hand(5)


def test_the_seven_keep_the_laws_of_bonus_rules() -> None:
    assert laws.check(GAME, hands=60) == 60


def test_the_bonus_points_of_the_house_move_no_pot() -> None:
    laws.check_pots(GAME, GAME.rules(), rules_with(bonusMode="off"), games=2)


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
    reading = read_hand(hand, "6H")
    assert in_words(book().rule_for(reading).calculate_bonus(reading).description) == words
