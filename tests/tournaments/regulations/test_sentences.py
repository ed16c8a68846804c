"""Regulations in sentences."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.tournaments.formats import find_format, format_names
from parlour.tournaments.regulations.check import check_regulations
from parlour.tournaments.regulations.sentences import regulations_text, regulations_warnings
from parlour.tournaments.regulations.text import regulations_from

TEXTS = Path(__file__).parents[3] / "src" / "parlour" / "tournaments" / "text"
WHOLE: dict[str, Any] = {
    "game": "bastard-brag",
    "format": {"name": "freeze-out"},
    "stack": 5,
    "levels": [
        {"after_rounds": 10, "changes": {"turnSeconds": 20}},
        {"after_minutes": 1, "changes": {"lives": {"tripsHitAll": True}}},
    ],
    "late_entry": {"closed_from_level": 2},
    "reentry": {"closed_from_level": 2, "times": 1},
    "prizes": {"kind": "shares", "places": [50, 30, 20]},
    "apart": [["Ann", "Bob"]],
    "halt_short": True,
    "clock": {"turn_seconds": 20, "rest_seconds": 15},
    "absence": {"policy": "forfeit", "rounds": 1},
    "entry": {"by": "code", "house": "house:easy"},
}


def text_of(language: str = "en", **changes: Any) -> str:
    return "\n".join(regulations_text(regulations_from(WHOLE | changes), language))


def test_everything_that_is_settled_is_said() -> None:
    said = text_of()
    for part in (
        "Bastard Brag (default): freeze-out.",
        "Everybody begins with 5.",
        "Level 2 begins after 10 rounds of the level before: turnSeconds = 20.",
        "Level 3 begins after one minute of the level before: lives.tripsHitAll = True.",
        "Late entry is possible before level 2.",
        "may enter again once.",
        "Shares for the first 3 places: 50, 30, 20.",
        "hand for hand",
        "Ann and Bob are not seated together",
        "A table with three players fewer than the fullest waits.",
        "A decision has 20 seconds.",
        "Between two rounds there are 15 seconds.",
        "Whoever is away for one round is out.",
        "Entry is by a code, for people, bots, language models, until all places are taken.",
        "house:easy fills up.",
    ):
        assert part in said


FORMATS: dict[str, dict[str, Any]] = {
    "arena": {"minutes": 90},
    "group-knockout": {"go_on": 2, "games": 3},
    "swiss": {"rounds": 5},
    "single-elimination": {"best_of": 3},
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", format_names())
def test_every_format_can_be_said(name: str, language: str) -> None:
    changes = {"levels": [], "stack": 0, "format": {"name": name, **FORMATS.get(name, {})}}
    said = text_of(language, **changes)
    assert all(str(value) in said for value in FORMATS.get(name, {}).values())
    assert "{" not in said
    assert find_format(name).word("name", language) in said.splitlines()[0]


def test_a_level_that_only_counts_says_that_nothing_changes() -> None:
    assert "rounds of the level before: the same rules." in text_of(levels=[{"after_rounds": 3}])


def test_a_game_for_exactly_so_many_says_who_fills_up() -> None:
    changes: dict[str, Any] = {"game": "claim", "format": {"name": "swiss"}, "chairs": 4}
    changes |= {"levels": [], "stack": 0}
    assert "are taken by house:medium" in text_of(**changes)


def test_names_cannot_write_lines_of_their_own() -> None:
    assert "\nQ" not in text_of(apart=[["Ann", "x\nQ"]])


def test_german_says_as_much_as_english() -> None:
    english, german = (json.loads((TEXTS / f"{name}.json").read_text()) for name in ("en", "de"))
    assert english.keys() == german.keys()
    blanks = re.compile(r"{\w+")
    for key, text in english.items():
        assert sorted(blanks.findall(text)) == sorted(blanks.findall(german[key])), key
    assert len(text_of("de").splitlines()) == len(text_of("en").splitlines())
    assert "Jeder beginnt mit 5." in text_of("de")


BRAG: dict[str, Any] = {"game": "three-card-brag", "format": {"name": "freeze-out"}}


@pytest.mark.parametrize(
    ("changes", "warns"),
    [
        ({}, True),
        ({"changes": {"betting": {"ante": 1}}}, False),
        ({"levels": [{"after_rounds": 9, "changes": {"betting": {"ante": 1}}}]}, False),
        ({"levels": [{"after_rounds": 9, "changes": {"betting": {"baseBet": 2}}}]}, True),
        ({"format": {"name": "swiss"}}, False),
        ({"game": "bastard-brag"}, False),
        ({"game": "five-card-draw", "variant": "fixed-limit"}, False),
    ],
)
def test_a_freeze_out_in_which_nobody_has_to_pay_is_warned_of(changes: dict[str, Any], warns: bool) -> None:
    regulations = regulations_from(BRAG | changes)
    check_regulations(regulations)
    assert bool(regulations_warnings(regulations)) == warns
    english, german = (regulations_warnings(regulations, language) for language in ("en", "de"))
    assert english != german or not warns


@pytest.mark.parametrize("name", game_names())
def test_what_a_game_adds_where_stakes_rise_is_a_forced_stake(name: str) -> None:
    game = find_game(name)
    for variant in game.variants():
        rules = game.rules(variant)
        assert not game.lacks_forced_stake(game.changed(rules, game.raised(rules, 1)))
