"""The texts: true under every switch, complete, and every example in them played against the rules."""

import re
from importlib.resources import files
from math import comb
from typing import Any

import pytest

from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle
from parlour.engine.rules import about
from parlour.engine.words.phrasebook import read_templates
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.compare import clears, footstool, penalty, relation
from parlour.games.big_c.rules.hands import reading
from parlour.games.big_c.rules.terms import Terms, terms_of
from parlour.games.big_c.rules.verbs import PASS, PLAY, PRESENT
from parlour.games.big_c.tests.laid import RELATIONS, after, kind_name, lay_table, rules_with, sizes

AUDIENCES = ("player", "model")
VERBS = {PRESENT, PLAY, PASS}
SWITCHES: dict[str, Any] = {
    "decks": 5,
    "seatsPerDeck": 3,
    "extraDecks": 2,
    "jokersPerDeck": 1,
    "handSize": 10,
    "allowEqual": False,
    "pairOrder": "all",
    "halfRule": "low",
    "twoPairSecond": True,
    "straightWrap": "bigTwo",
    "threeJokerStraightFlush": True,
    "passLocks": True,
    "passDraws": True,
    "lastHandFootstool": True,
    "fullPenalty": 4,
    "halfPenalty": 3,
}
KIND = re.compile(r"^- ([0-9A-Z ]+) = ([a-z ]+)$", re.MULTILINE)
CONTEST = re.compile(r"^- ([0-9A-Z ]+) on ([0-9A-Z ]+) = (\w+, draw \d+|not allowed)$", re.MULTILINE)
ODDS = re.compile(r"(\w+), single: .* two (\d+) of the other (\d+) .* and ([\d.]+)% of the hands of (\d+)")


def every_rules() -> list[BigCRules]:
    flipped = [rules_with(**{switch: value}) for switch, value in SWITCHES.items()]
    return [*(GAME.rules(variant) for variant in GAME.variants()), *flipped, rules_with(halfRule="high")]


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_that_matters_changes_the_text(switch: str, audience: str) -> None:
    assert GAME.text(rules_with(**{switch: SWITCHES[switch]}), audience) != GAME.text(rules_with(), audience)


@pytest.mark.parametrize("audience", AUDIENCES)
def test_the_price_of_a_pass_is_told_where_it_has_one(audience: str) -> None:
    dear = rules_with(passDraws=True, passPenalty=7)
    assert GAME.text(dear, audience) != GAME.text(rules_with(passDraws=True), audience)


@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("variant", GAME.variants())
def test_no_blank_or_condition_is_left_open(variant: str, audience: str) -> None:
    assert not re.search(r"[{}]|^\[", GAME.text(GAME.rules(variant), audience), re.MULTILINE)


@pytest.mark.parametrize("rules", every_rules())
def test_every_kind_in_the_model_text_is_what_it_says(rules: BigCRules) -> None:
    examples = KIND.findall(GAME.text(rules, "model"))
    assert len(examples) == 16
    for cards, kind in examples:
        assert kind_name(reading(tuple(parse_cards(cards)), terms_of(rules))) == kind, cards


@pytest.mark.parametrize("rules", every_rules())
def test_every_contest_in_the_model_text_ends_as_it_says(rules: BigCRules) -> None:
    examples = CONTEST.findall(GAME.text(rules, "model"))
    assert len(examples) == 9
    for new, old, ends in examples:
        assert contest(new, old, terms_of(rules)) == ends, (new, old)


def contest(new: str, old: str, terms: Terms) -> str:
    upper, lower = reading(tuple(parse_cards(new)), terms), reading(tuple(parse_cards(old)), terms)
    if not clears(upper, lower, terms):
        return "not allowed"
    cost = penalty(footstool(upper, lower, terms), terms)
    return f"{RELATIONS[relation(upper, lower, terms)]}, draw {cost}"


@pytest.mark.parametrize("rules", every_rules())
def test_every_number_in_the_model_text_is_played(rules: BigCRules) -> None:
    text = GAME.text(rules, "model")
    game = GAME.begin(rules, 5, FastShuffle(1))
    assert f"Cards dealt to each seat: {game.seat_counters(0)['cards']}." in text
    assert f"Jokers per deck: {rules.jokers}." in text


def test_models_are_told_of_every_verb_that_can_be_played() -> None:
    text = GAME.text(rules_with(), "model")
    assert {verb for verb in VERBS if verb not in text} == set()


def test_every_verb_has_a_label_and_a_sentence() -> None:
    assert set(rules_with().move_labels) == set(rules_with().move_validity) == VERBS


def test_a_pass_costs_what_the_model_text_says() -> None:
    position = after(lay_table(["5D KS", "9C 3H"], passDraws=True), "5D", "PASS")
    assert f"cards drawn: {sizes(position)[1] - 2}." in GAME.text(rules_with(passDraws=True), "model")


@pytest.mark.parametrize(
    ("switches", "shoe"),
    [({}, pack(2, 4)), ({"jokersPerDeck": 0, "extraDecks": 2, "handSize": 7}, pack(3, 0))],
)
@pytest.mark.parametrize("strength", range(3))
def test_the_example_odds_are_exact(strength: int, switches: dict[str, int], shoe: list[int]) -> None:
    rules = rules_with(**switches)
    found = ODDS.match(about.example_odds(GAME, rules, "en")[strength])
    assert found is not None
    card, above, others, percent, size = found.groups()
    height = HEIGHTS[parse_cards(card)[0]]
    higher = sum(1 for each in shoe if HEIGHTS[each] > height)
    assert (int(above), int(others), int(size)) == (higher, len(shoe) - 1, rules.cards_dealt)
    share = comb(len(shoe) - 1 - higher, int(size)) / comb(len(shoe) - 1, int(size))
    assert percent == f"{share:.2%}".rstrip("%")


def test_no_tip_speaks_of_jokers_where_there_are_none() -> None:
    assert "Joker" in " ".join(about.tips(GAME, rules_with(), "en"))
    for language in ("en", "de"):
        assert "Joker" not in " ".join(about.tips(GAME, rules_with(jokersPerDeck=0), language))


def test_every_sentence_is_said_once() -> None:
    sentences = [text for key, text in templates().items() if key.startswith(("event.", "prompt.", "why."))]
    assert len(set(sentences)) == len(sentences) > 20


def templates() -> dict[str, str]:
    return read_templates((files("parlour.games.big_c") / "text" / "en.json").read_text(encoding="utf-8"))
