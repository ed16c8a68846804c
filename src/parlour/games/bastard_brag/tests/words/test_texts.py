"""The rules in words: true under every switch, complete, with the rules' numbers in them."""

import re

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules import verbs
from parlour.games.bastard_brag.rules.hands import hand_scores
from parlour.games.bastard_brag.tests.laid import rules_with
from parlour.games.bastard_brag.words.text_numbers import text_numbers

TEXTS = (("player", "en"), ("player", "de"), ("model", "en"))
VERBS = {value for name, value in vars(verbs).items() if name.isupper() and value == name}
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
    "least": 3,
    "timeoutKnockLap": 12,
    "2": 1,
    "flush": 220,
}


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_that_matters_changes_every_text(switch: str) -> None:
    usual, other = rules_with(), rules_with(**{switch: SWITCHES[switch]})
    assert [text for text in TEXTS if GAME.text(other, *text) == GAME.text(usual, *text)] == []


def test_another_ranking_is_told_in_every_text() -> None:
    order = ["trip3s", "trips", "straightFlush", "flush", "straight", "pair", "noHand"]
    rules = rules_with(handRankings=order, flush=320, straight=200)
    said = ["Straight Flush, Flush, Straight, Pair", "Straight Flush, Flush, Straße, Paar"]
    told = [GAME.text(rules, *text) for text in TEXTS]
    assert [words in text for words, text in zip([*said, said[0]], told, strict=True)] == [True] * 3


def test_no_clock_is_promised_where_none_runs() -> None:
    for text in TEXTS:
        lines = [line for line in GAME.text(rules_with(), *text).splitlines() if "60 " in line]
        assert all(line.startswith(("At a table with a clock", "An einem Tisch mit Uhr")) for line in lines)


@pytest.mark.parametrize("variant", GAME.variants())
def test_no_blank_or_condition_is_left_open(variant: str) -> None:
    for text in TEXTS:
        assert not re.search(r"[{}]|^\[", GAME.text(GAME.rules(variant), *text), re.MULTILINE)


@pytest.mark.parametrize("switches", [{}, {"jokers": 3}, {"a23": "low"}])
def test_every_example_hand_in_the_model_text_is_worth_what_it_says(switches: dict[str, object]) -> None:
    rules = rules_with(**switches)
    scores, book = hand_scores(rules), GAME.phrasebook()
    examples = re.findall(r"((?:\w+[SHDC] ?){3}) is ([\w -]+), (\d+)\.", GAME.text(rules, "model"))
    assert len(examples) == 8
    for hand, name, points in examples:
        score = scores.score(parse_cards(hand))
        assert (book.say(sentence_of(scores.kind(score)), Hearer()), score) == (name, int(points))


@pytest.mark.parametrize(
    ("lives", "words"),
    [
        (1, "Everybody starts with one life."),
        (3, "Everybody starts with 3 lives."),
        ([2, 1], "The seats start, from the first chair on, with so many lives: 2, 1."),
    ],
)
def test_lives_are_spoken_of_as_they_are_dealt_out(lives: int | list[int], words: str) -> None:
    assert words in GAME.text(rules_with(lives=lives), "player")


@pytest.mark.parametrize(("jokers", "words"), [(0, ""), (1, " and one joker"), (3, " and 3 jokers")])
def test_the_pack_counts_its_jokers(jokers: int, words: str) -> None:
    assert f"We play with 52 cards{words}." in GAME.text(rules_with(jokers=jokers), "player")


@pytest.mark.parametrize(
    ("figure", "hands"),
    [
        ("chanceOfTrip3s", 4),
        ("chanceOfThreeOfAKind", 48),
        ("chanceOfStraightFlush", 48),
        ("chanceOfStraight", 720),
        ("chanceOfFlush", 1_096),
        ("chanceOfPair", 3_744),
        ("chanceOfNoHand", 16_440),
    ],
)
def test_chances_are_exact(figure: str, hands: int) -> None:
    assert text_numbers(rules_with())[figure] == f"{hands / 22_100:.2%}"


def test_a_german_text_writes_chances_as_germans_do() -> None:
    assert "(16,94 %)" in GAME.text(rules_with(), "player", "de")


def test_models_are_told_of_every_verb_that_can_be_played() -> None:
    text = GAME.text(rules_with(allowPass=True, knockAfterSwap=True), "model")
    assert {verb for verb in VERBS if verb not in text} == set()


def test_every_verb_has_a_label_and_a_sentence() -> None:
    assert set(rules_with().move_labels) == set(rules_with().move_validity) == VERBS
