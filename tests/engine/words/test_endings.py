"""Endings: everybody hears who won, where they came in themselves, and what decided it."""

import re
from itertools import product

import pytest

from parlour.engine.play.outcome import Outcome
from parlour.engine.play.start import ONE_DEAL
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.engine.words.endings import ending_sentences
from parlour.match.sentences import Speaker

GAMES = all_games()
NAMES = ["Anna", "Ben", "Clara", "Dora"]
NOBODY_NAMED = re.compile(
    r"\b(somebody|someone|one player|a player|jemand|einer|ein spieler)\b", re.IGNORECASE
)
ANNA_WINS = Outcome([1, 2, 3, 3], [9, 4, 0, 0], "ending.reason", {})


def said(outcome: Outcome, viewer: int | None, game: Game = GAMES[0], language: str = "en") -> list[str]:
    speaker = Speaker(game, game.rules(), NAMES, language)
    return [speaker.say(sentence, viewer) for sentence in ending_sentences(outcome, viewer)]


def reasons(game: Game) -> list[str]:
    return [
        f"ending.{name}" for name in game.phrasebook().labels("ending") if "." not in name and name != "out"
    ]


@pytest.mark.parametrize(
    ("viewer", "places", "language", "headline"),
    [
        (0, [1, 2, 3, 3], "en", "You win!"),
        (1, [1, 2, 3, 3], "en", "Anna wins, you are second of four."),
        (None, [1, 2, 3, 3], "en", "Anna wins."),
        (0, [1, 1, 3, 4], "en", "You and Ben share the first place."),
        (3, [1, 1, 3, 4], "en", "Anna and Ben share the first place, you are fourth of four."),
        (None, [1, 1, 3, 4], "en", "Anna and Ben share the first place."),
        (0, [1, 2, 3, 3], "de", "Du gewinnst!"),
        (2, [1, 2, 3, 3], "de", "Anna gewinnt, du bist auf Platz drei von vier."),
        (1, [1, 1, 3, 4], "de", "Du und Anna teilt euch den ersten Platz."),
    ],
)
def test_the_result_is_said_in_the_words_of_the_viewer(
    viewer: int | None, places: list[int], language: str, headline: str
) -> None:
    outcome = Outcome(places, [9, 4, 0, 0], reasons(GAMES[0])[0])
    assert said(outcome, viewer, language=language)[0] == headline


@pytest.mark.shipped
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_ending_speaks_of_somebody(game: Game) -> None:
    for reason, viewer, language in product(reasons(game), [0, 1, 3, None], ["en", "de"]):
        told = said(Outcome([1, 2, 3, 3], [9, 4, 0, 0], reason, {"target": 100}), viewer, game, language)
        assert not NOBODY_NAMED.search(" ".join(told)), told
        assert all(sentence and not sentence.endswith(": .") for sentence in told), told


def test_one_deal_and_a_game_without_a_result_are_just_over() -> None:
    assert said(Outcome([1, 2, 3, 4], [3, 2, 1, 0], ONE_DEAL), 0) == ["The deal is over."]
    assert said(Outcome([], [], "end.ended"), 0) == ["The game was ended without a result."]
