"""Hands in words."""

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.errors import BadRules
from parlour.games.claim.tests.laid import rules_with
from parlour.games.claim.words.appraisal import appraise


def said(hand: str, **switches: int) -> list[str]:
    return appraise(rules_with(**switches), parse_cards(hand), None)


def test_every_suit_held_has_its_line_best_first() -> None:
    assert said("AS KS 2S 3H 4D") == [
        "A♠ K♠ 2♠ 3♥ 4♦:",
        "Declared spades: 54 in runs − 7 = 47, enough to call.",
        "Declared diamonds: 0 in runs − 32 = -32, not enough to call.",
        "Declared hearts: 0 in runs − 33 = -33, not enough to call.",
        "Never declared: -54.",
    ]


def test_house_rules_count() -> None:
    assert said("AS KS", minimumShowdownPoints=60)[1].endswith("not enough to call.")


def test_a_trump_is_refused() -> None:
    with pytest.raises(BadRules, match="no trump"):
        appraise(rules_with(), parse_cards("AS KS"), parse_card("2D"))


@pytest.mark.parametrize("hand", ["", "AS JOKER", "AS AS"])
def test_what_no_hand_can_hold_is_refused(hand: str) -> None:
    with pytest.raises(BadRules, match="different cards of one pack"):
        said(hand)
