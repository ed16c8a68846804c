"""A score with its parts: which runs count, what is taken off, and how it is told."""

from typing import Any

import pytest

from parlour.cards.codes import NO_SUIT, SPADES
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.pack import pack
from parlour.games.claim import GAME
from parlour.games.claim.rules.hands.points import run_points, score
from parlour.games.claim.rules.hands.score import Score, ScoreCalculator
from parlour.games.claim.tests.laid import rules_with


def score_of(hand: str, suit: int = SPADES, penalties: int = 0, **switches: Any) -> Score:
    return ScoreCalculator(rules_with(**switches)).calculate_score(parse_cards(hand), suit, penalties)


def runs_in(hand: str, **switches: Any) -> list[tuple[str, int]]:
    found = ScoreCalculator(rules_with(**switches)).find_sequences(parse_cards(hand), SPADES)
    return [(cards_text(list(run.cards)), run.points) for run in found]


def in_words(score: Score, language: str = "en") -> str:
    return GAME.phrasebook(language).say(score.told(), GAME.hearer(GAME.rules(), language))


@pytest.mark.parametrize(
    ("hand", "runs"),
    [
        ("AS KS 2S 3S 4S 5S", [("AS KS", 54), ("5S 4S 3S 2S", 56)]),
        ("AS 2S 3S", [("3S 2S AS", 57)]),
        ("9S 7S 5S", []),
        ("AS QS", []),
        ("2H 3H 4S", []),
    ],
)
def test_the_runs_that_score_are_found_the_highest_first(hand: str, runs: list[tuple[str, int]]) -> None:
    assert runs_in(hand) == runs


def test_a_run_that_is_too_short_is_not_among_them() -> None:
    assert runs_in("AS KS 4S 5S 6S", shortestRun=3) == [("6S 5S 4S", 45)]


@pytest.mark.parametrize("switches", [{}, {"wraparound": []}, {"wraparound": ["3-2-A"]}, {"shortestRun": 4}])
def test_the_runs_that_are_found_score_what_a_hand_scores(switches: dict[str, Any]) -> None:
    calculator, luck, cards = ScoreCalculator(rules_with(**switches)), Luck(7), pack()
    for size in range(1, 40):
        luck.shuffle(cards)
        for suit in range(4):
            found = calculator.find_sequences(cards[:size], suit)
            assert sum(run.points for run in found) == run_points(calculator.terms, cards[:size], suit)
            assert all(set(run.cards) <= set(cards[:size]) for run in found)


def test_a_declared_score_has_its_runs_and_its_penalty() -> None:
    found = score_of("AS KS 2S 3H 4D")
    assert (found.positive, found.penalty, found.running, found.total) == (54, 7, 0, 47)
    assert [cards_text(list(run.cards)) for run in found.runs] == ["AS KS"]


def test_penalties_are_a_part_where_the_rules_take_them_off() -> None:
    assert score_of("AS KS", penalties=9).running == 0
    assert score_of("AS KS", penalties=9, runningInScore=True)[2:] == (54, 0, 9, 45)


def test_an_undeclared_hand_costs_its_runs_or_all_its_cards() -> None:
    assert len(score_of("AS KS 2H 3H 4H 5H", NO_SUIT).runs) == 2
    assert score_of("JH 9D 7S 4C 3C", NO_SUIT)[1:] == ((), 0, 34, 0, -34)


@pytest.mark.parametrize("suit", [NO_SUIT, SPADES])
def test_the_total_is_the_score_of_the_showdown(suit: int) -> None:
    calculator, luck, cards = ScoreCalculator(rules_with()), Luck(8), pack()
    for size in range(1, 30):
        luck.shuffle(cards)
        found = calculator.calculate_score(cards[:size], suit)
        assert found.total == score(calculator.terms, cards[:size], suit)
        assert found.total == found.positive - found.penalty - found.running


@pytest.mark.parametrize(
    ("hand", "suit", "english", "german"),
    [
        ("AS KS QS", SPADES, "117 for A♠ K♠ Q♠", "117 für A♠ K♠ Q♠"),
        (
            "AS KS 2S 3S 4H",
            SPADES,
            "54 for A♠ K♠ and 10 for 3♠ 2♠, less 4 for other suits",
            "54 für A♠ K♠ und 10 für 3♠ 2♠, 4 weniger für andere Farben",
        ),
        ("9S 4H", SPADES, "no run, less 4 for other suits", "keine Folge, 4 weniger für andere Farben"),
        ("AS KS 2H 3H", NO_SUIT, "10 for 3♥ 2♥ and 54 for A♠ K♠", "10 für 3♥ 2♥ und 54 für A♠ K♠"),
        ("JH 9D 7S", NO_SUIT, "the sum of all cards", "die Summe aller Karten"),
    ],
)
def test_a_score_says_how_it_comes_about(hand: str, suit: int, english: str, german: str) -> None:
    assert (in_words(score_of(hand, suit)), in_words(score_of(hand, suit), "de")) == (english, german)


def test_penalties_that_are_taken_off_are_told() -> None:
    found = score_of("AS KS", penalties=9, runningInScore=True)
    assert in_words(found) == "54 for A♠ K♠, less 9 for penalties"
