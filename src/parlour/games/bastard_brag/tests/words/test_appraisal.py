"""What a hand is worth, in words."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.engine.words.phrasebook import Hearer
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.tests.laid import rules_with
from parlour.games.bastard_brag.words.appraisal import appraise


def lines(cards: str, language: str = "en") -> list[str]:
    sentences = appraise(rules_with(), HandAsked(cards=parse_cards(cards)))
    return [GAME.phrasebook(language).say(sentence, Hearer()) for sentence in sentences]


def test_a_natural_hand_has_a_name_and_points() -> None:
    assert lines("9S 9D 4C") == ["9♠ 9♦ 4♣: Pair, 109 points."]
    assert lines("9S 9D 4C", "de") == ["9♠ 9♦ 4♣: Paar, 109 Punkte."]


@pytest.mark.parametrize(
    ("cards", "made"),
    [("3C 3D JOKER", "3-3-3"), ("JOKER 5S 9S", "ace-9-5 of one suit"), ("JOKER AS 9D", "ace-ace-9")],
)
def test_the_jokers_stand_in_is_told(cards: str, made: str) -> None:
    assert lines(cards)[1] == f"The jokers make it {made}."


@pytest.mark.parametrize("cards", ["9S 9D", "9S 9D 4C 5C", "9S 9S 4C"])
def test_what_cannot_be_a_hand_is_refused(cards: str) -> None:
    with pytest.raises(BadRules) as refused:
        lines(cards)
    assert refused.value.code == "wrong-hand"
