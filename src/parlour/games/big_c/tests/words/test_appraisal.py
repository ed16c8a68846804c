"""What cards are worth, in words."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.games.big_c.tests.laid import rules_with, say
from parlour.games.big_c.words.appraisal import appraise


def appraisal(cards: str, **switches: object) -> list[str]:
    return [say(line) for line in appraise(rules_with(**switches), HandAsked(cards=parse_cards(cards)))]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("7S", "the single 7♠"),
        ("4D 4S JOKER JOKER 3C", "four of a kind, 4♠ high"),
        ("9D 9C 9S 4D 7C", "no hand"),
        ("9D 9C 9S 4D", "4 cards, 8 different plays"),
    ],
)
def test_the_first_line_says_what_it_is(cards: str, words: str) -> None:
    assert words in appraisal(cards)[0]


def test_a_single_is_told_what_steps_upon_it() -> None:
    assert appraisal("7S")[1:] == [
        "An equal single makes a full footstool of it: its owner draws 2 cards.",
        "8♦ makes a half footstool of it: its owner draws 1 card.",
    ]


def test_nothing_steps_upon_the_highest_card() -> None:
    assert appraisal("2S", allowEqual=False)[1:] == []


def test_a_whole_hand_is_counted_by_kind() -> None:
    assert appraisal("9D 9C 9S 4D")[1:] == ["single: 4", "pair: 3", "triple: 1"]


def test_no_cards_are_no_hand() -> None:
    with pytest.raises(BadRules, match="at least one card"):
        appraisal("")
