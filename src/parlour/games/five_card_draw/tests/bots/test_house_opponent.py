"""The house opponent: what it bets and what it throws away, case by case."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.bots.eyes import Spot
from parlour.games.five_card_draw.bots.house_draw import four_to_a_flush, house_discards
from parlour.games.five_card_draw.bots.house_opponent import house_action, house_decision, house_strength
from parlour.games.five_card_draw.rules.hands import HIGH_CARD, PAIR, THREE, TWO_PAIR
from parlour.games.five_card_draw.tests.laid import rules_with

HOUSE = rules_with().house_opponent


def spot(betting_round: int, bet: int = 0, pot: int = 4, high: int | None = None) -> Spot:
    limit = rules_with().betting.limit(betting_round)
    return Spot(bet=bet, mine=0, pot=pot, limit=limit, low=bet + 1, high=limit if high is None else high)


@pytest.mark.parametrize(
    ("worth", "facing", "action"),
    [
        (0.85, spot(1), ("BET", 2)),
        (0.8, spot(2), ("BET", 4)),
        (0.85, spot(2, bet=2, pot=6), ("RAISE", 4)),
        (0.85, spot(1, bet=2, pot=6), ("CALL", 0)),
        (0.79, spot(1), ("BET", 1)),
        (0.6, spot(2), ("BET", 3)),
        (0.6, spot(1, bet=2, pot=6), ("CALL", 0)),
        (0.6, spot(2, bet=4, pot=8), ("FOLD", 0)),
        (0.59, spot(1), ("CHECK", 0)),
        (0.5, spot(1, bet=2, pot=6), ("FOLD", 0)),
        (0.4, spot(2, bet=1, pot=5), ("CALL", 0)),
        (0.3, spot(1), ("CHECK", 0)),
        (0.3, spot(2, bet=1, pot=7), ("FOLD", 0)),
        (0.1, spot(2, bet=1, pot=8), ("CALL", 0)),
    ],
)
def test_the_house_decides_by_strength_and_odds(worth: float, facing: Spot, action: tuple[str, int]) -> None:
    assert house_decision(HOUSE, worth, facing) == action


@pytest.mark.parametrize(
    ("kind", "facing", "action"),
    [
        (PAIR, spot(1, bet=2, pot=6), "CALL"),
        (PAIR, spot(2, bet=4, pot=12), "CALL"),
        (TWO_PAIR, spot(1, bet=2, pot=6), "CALL"),
        (HIGH_CARD, spot(1, bet=2, pot=6), "FOLD"),
        (HIGH_CARD, spot(1, bet=1, pot=5), "CALL"),
        (HIGH_CARD, spot(2, bet=4, pot=12), "FOLD"),
        (PAIR, spot(2), "CHECK"),
        (THREE, spot(2), "BET"),
    ],
)
def test_the_house_does_not_give_points_away(kind: int, facing: Spot, action: str) -> None:
    assert house_action(rules_with(), kind, facing)[0] == action


@pytest.mark.parametrize(("returned", "action"), [(False, "CALL"), (True, "FOLD")])
def test_where_the_uncalled_bet_goes_back_the_house_folds_more(returned: bool, action: str) -> None:
    assert house_action(rules_with(returnUncalled=returned), PAIR, spot(2, bet=4, pot=8))[0] == action


def test_the_house_bets_no_more_than_it_has() -> None:
    assert house_decision(HOUSE, 0.85, spot(2, high=3)) == ("BET", 3)


def test_odds_count_the_call_itself() -> None:
    assert spot(1, bet=2, pot=6).odds() == 4


@pytest.mark.parametrize(
    ("kind", "worth"), list(enumerate([0.1, 0.3, 0.5, 0.6, 0.7, 0.75, 0.85, 0.95, 0.98, 1.0]))
)
def test_each_kind_of_hand_has_its_strength(kind: int, worth: float) -> None:
    assert house_strength(rules_with(), kind) == worth


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("6S 5H 4D 3C 2S", []),
        ("KS KH KD KC 7S", []),
        ("QS QH QD 9C 8H", [3, 4]),
        ("JS 7D JH 7C AS", [4]),
        ("KD 5S QC 5H 9S", [0, 2, 4]),
        ("5C 5H KC 9C 2C", [2, 3, 4]),
        ("AC 10C 7C 5C 3D", [4]),
        ("2S 10S 9H 8D 7C", [0]),
        ("AS 5H 4D 3C 9S", [1, 2, 3, 4]),
        ("AS KD QH JC 2S", [4]),
        ("AS 2D 3H 4C 9S", [1, 2, 3, 4]),
        ("9S 8D 7H 5C 2S", [0, 1, 2, 3, 4]),
        ("AS QD 10C 7H 3S", [2, 3, 4]),
        ("10S 8D 6C 4H 2S", [0, 1, 2, 3, 4]),
    ],
)
def test_the_house_keeps_what_may_grow(cards: str, thrown: list[int]) -> None:
    assert house_discards(HOUSE, parse_cards(cards)) == thrown


def test_where_few_may_be_drawn_the_lowest_go() -> None:
    assert house_discards(HOUSE, parse_cards("10S 8D 6C 4H 2S"), most=2) == [3, 4]


def test_four_of_a_suit_are_found() -> None:
    assert four_to_a_flush(parse_cards("AC 10C 2D 7C 5C")) == [0, 1, 3, 4]


def test_three_of_a_suit_are_not_enough() -> None:
    assert four_to_a_flush(parse_cards("AC 10C 2D 7C 5H")) == []
