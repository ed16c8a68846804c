"""Every sentence of the game is there in every language, with the same facts in it."""

from importlib.resources import files
from string import Formatter

import pytest

from parlour.engine.words.phrasebook import read_templates
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.tests.laid import rules_with

LANGUAGES = [language for language in GAME.languages() if language != "en"]


def templates(language: str) -> dict[str, str]:
    text = files(GAME.package) / "text" / f"{language}.json"
    return read_templates(text.read_text(encoding="utf-8"))


def blanks(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def test_the_game_is_played_in_english_and_german() -> None:
    assert GAME.languages() == ["en", "de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_english_sentence_is_there(language: str) -> None:
    assert templates("en").keys() - templates(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_label_and_its_rule(language: str) -> None:
    moves = {f"{group}.{verb}" for group in ("label", "when") for verb in rules_with().move_labels}
    assert moves - templates(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_nothing_that_english_does_not_say(language: str) -> None:
    own = {key.removesuffix(".you").removesuffix(".one") for key in templates(language)}
    assert {key for key in own - templates("en").keys() if not key.startswith(("label.", "when."))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_blanks(language: str) -> None:
    ours, theirs = templates("en"), templates(language)
    assert [key for key in ours if blanks(ours[key]) != blanks(theirs[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_of_a_seat_can_be_told_to_that_seat(language: str) -> None:
    """A language that bends its verbs needs a form of its own for the hearer."""
    told = templates(language)
    of_seats = [key for key in told if key.startswith("event.") and told[key].startswith("{seat} ")]
    assert [key for key in of_seats if f"{key}.you" not in told] == []
