"""The texts: true under every switch, complete, and with the rules' numbers in them."""

import re

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules import position
from parlour.games.bastard_brag.rules.hands import hand_scores
from parlour.games.bastard_brag.tests.laid import rules_with

AUDIENCES = ("player", "model")
VERBS = {value for name, value in vars(position).items() if name.isupper() and value == name}
SWITCHES = {
    "lives": 7,
    "jokers": 2,
    "a23": "low",
    "pairScore": "highestCard",
    "kickers": True,
    "highCardCounts": True,
    "allTie": "all",
    "knockAfterSwap": True,
    "allowPass": True,
    "maxTurns": 30,
    "tripsHitAll": True,
    "trip3Cost": 3,
    "knockLoseExtra": True,
    "trip3s": 700,
    "flush": 220,
}


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_that_matters_changes_the_text(switch: str, audience: str) -> None:
    assert GAME.text(rules_with(**{switch: SWITCHES[switch]}), audience) != GAME.text(rules_with(), audience)


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("variant", GAME.variants())
def test_no_blank_or_condition_is_left_open(variant: str, audience: str) -> None:
    assert not re.search(r"[{}]|^\[", GAME.text(GAME.rules(variant), audience), re.MULTILINE)


@pytest.mark.parametrize("variant", GAME.variants())
def test_every_example_hand_in_the_model_text_is_worth_what_it_says(variant: str) -> None:
    rules = GAME.rules(variant)
    scores = hand_scores(rules)
    examples = re.findall(r"((?:\w+[SHDC] ?){3}) is ([\w -]+), (\d+)\.", GAME.text(rules, "model"))
    assert len(examples) == 8
    for hand, name, points in examples:
        score = scores.score(parse_cards(hand))
        assert (scores.name(score), score) == (name, int(points))


def test_models_are_told_of_every_verb_that_can_be_played() -> None:
    text = GAME.text(rules_with(allowPass=True, knockAfterSwap=True), "model")
    assert {verb for verb in VERBS if verb not in text} == set()


def test_every_verb_has_a_label_and_a_sentence() -> None:
    assert set(rules_with().move_labels) == set(rules_with().move_validity) == VERBS
