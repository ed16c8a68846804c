"""Hands appraised in words."""

from typing import Any

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.games.three_card_brag.tests.laid import in_words, rules_with
from parlour.games.three_card_brag.words.appraisal import appraise

BASE = "3,240 for a straight flush: 180 × 18, the sum of the ranks"
EXTRAS = "5 for the trump in the middle; 5 for a card next to the trump"


def lines(hand: str, trump: str = "", **switches: Any) -> list[str]:
    asked = HandAsked(cards=parse_cards(hand), open={"trump": [parse_card(trump)]} if trump else {})
    return [in_words(line) for line in appraise(rules_with(**switches), asked)]


def test_a_hand_is_named_and_its_bonus_counted() -> None:
    assert lines("QS QD 7C") == [
        "Q♠ Q♦ 7♣: pair of queens, 7 kicker.",
        "Bonus: 2,400 points (2,400 for a pair of queens: 100 × 12 × 2).",
    ]


def test_the_trumps_stand_in_and_extras_are_told() -> None:
    assert lines("5S 6H 7S", "6H") == [
        "5♠ 6♥ 7♠: straight flush 7-6-5.",
        "Wild: 6♥ as 6♠.",
        f"Bonus: 3,250 points ({BASE}; {EXTRAS}).",
    ]


def test_no_bonus_is_told_where_none_is_counted() -> None:
    assert lines("QS QD 7C", bonusMode="off") == ["Q♠ Q♦ 7♣: pair of queens, 7 kicker."]


def test_jokers_are_wild() -> None:
    assert lines("QS QD JOKER")[:2] == ["Q♠ Q♦ ★: prial of queens.", "Wild: ★ as Q♥."]


@pytest.mark.parametrize(
    ("hand", "trump", "switches", "code"),
    [
        ("QS QD", "", {}, "wrong-hand"),
        ("QS QS 7C", "", {}, "wrong-hand"),
        ("QS QD 7C", "6H", {"useTrump": False}, "no-trump-here"),
        ("QS QD 7C", "JOKER", {}, "no-trump-here"),
    ],
)
def test_impossible_hands_and_trumps_are_refused(
    hand: str, trump: str, switches: dict[str, Any], code: str
) -> None:
    with pytest.raises(BadRules) as refused:
        lines(hand, trump, **switches)
    assert refused.value.code == code
