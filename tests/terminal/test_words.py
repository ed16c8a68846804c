"""The terminal's own words: the same sentences in every language, and a whole game in each."""

import json
from importlib.resources import files
from string import Formatter

import pytest

from parlour.engine.rules.finder import find_game
from parlour.engine.words.phrasebook import shared_languages
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.words import TerminalWords, UnknownLanguage, language_called, languages
from tests.terminal.script import Script, Somebody, dealt, page_at, play_at


def templates(language: str) -> dict[str, str]:
    text = (files("parlour.terminal") / "text" / f"{language}.json").read_text(encoding="utf-8")
    tree = json.loads(text)
    assert isinstance(tree, dict)
    return tree


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_the_terminal_speaks_every_language_of_the_games() -> None:
    assert languages() == shared_languages()


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_there_in_every_language_with_the_same_blanks(language: str) -> None:
    ours, english = templates(language), templates("en")
    assert list(ours) == list(english)
    assert {key: blanks(text) for key, text in ours.items()} == {
        key: blanks(text) for key, text in english.items()
    }


def test_an_unknown_language_is_refused_with_the_list() -> None:
    with pytest.raises(UnknownLanguage, match="There is no language 'tlh': try en, de"):
        language_called("tlh")


def test_words_for_services_may_be_typed_in_english_too() -> None:
    german = TerminalWords("de")
    assert german.means("Regeln", "word.rules")
    assert german.means("rules", "word.rules")
    assert not german.means("regels", "word.rules")


def test_a_whole_game_can_be_played_in_german() -> None:
    game = find_game("bastard-brag")
    assert "de" in game.languages()
    match = Match.begin(game, game.rules(switches={"lives": 1}), parse_seats("Ann,Ben"), bytes(32))
    screen = Somebody(5, language="de")
    assert play_at(match, screen).is_over()
    english = {" the ", " your ", " you ", "Which ", " turn "}
    assert not {word for word in english if word in screen.shown}


@pytest.mark.parametrize("line", ["hilfe", "?", "help"])
def test_help_is_in_the_language_of_the_screen(line: str) -> None:
    match, screen = dealt(), Script(line, language="de")
    play_at(match, screen)
    assert "Was du tun darfst" in screen.shown
    assert "Jetzt nicht" in screen.shown


def test_a_page_says_which_moves_there_are_in_its_language() -> None:
    english = page_at(dealt())
    german = page_at(dealt(), 0, TerminalWords("de"))
    assert [key for key, _ in german.moves()] == [key for key, _ in english.moves()]
    assert [label for _, label in german.moves()] != [label for _, label in english.moves()]
    assert german.zone_label(german.own_zones()[0]) == "deine Hand"
