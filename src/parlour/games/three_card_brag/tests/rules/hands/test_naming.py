"""Hands in words."""

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.games.three_card_brag.rules.hands.naming import hand_name, wild_cards_read
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.tests.laid import in_words, rules_with


def read_hand(hand: str) -> HandReading:
    return HandReading(hand_ranking(rules_with()), parse_cards(hand), parse_card("6H"))


@pytest.mark.parametrize(
    ("hand", "name"),
    [
        ("JS JD JC", "prial of jacks"),
        ("9S 9D 6H", "prial of 9s"),
        ("AS KS QS", "royal flush ace-king-queen"),
        ("2S 3S 6H", "straight flush 4-3-2"),
        ("AS 2D 3C", "straight 3-2-ace"),
        ("KS 9S 2S", "flush king, 9, 2"),
        ("4S 4D KC", "pair of 4s, king kicker"),
        ("KD 9C 6H", "pair of kings, 9 kicker"),
        ("AS 9D 4C", "high card ace, 9, 4"),
    ],
)
def test_every_hand_has_a_name(hand: str, name: str) -> None:
    assert in_words(hand_name(read_hand(hand))) == name


def test_stand_ins_are_named() -> None:
    assert in_words(wild_cards_read(read_hand("KD 9C 6H"))) == "6♥ as K♠"


def test_a_trump_that_stands_for_itself_needs_no_words() -> None:
    assert wild_cards_read(read_hand("5H 6H 7H")) is None


def test_every_stand_in_is_named() -> None:
    assert in_words(wild_cards_read(read_hand("9S JOKER JOKER"))) == "★ as 9♥, ★ as 9♦"
