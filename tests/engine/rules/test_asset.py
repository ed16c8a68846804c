"""What every rules asset must say."""

from typing import Any

import msgspec
import pytest

from parlour.engine.errors import BadRules
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.loading import laid_over, to_asset
from tests.toys.high_card import GAME


def made_with(change: dict[str, Any]) -> RulesAsset:
    return to_asset(laid_over(GAME.tree(), change), GAME.asset, "The rules")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_table_of_a_fitting_size_has_no_complaint(seats: int) -> None:
    assert GAME.rules().complaint(seats) == ""


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 14])
def test_a_table_too_small_or_too_large_is_told_the_right_size(seats: int) -> None:
    assert GAME.rules().complaint(seats) == f"High Card takes 2 to 3 players, not {seats}."


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"cardsDealt": 0}, "cardsDealt: Expected `int` >= 1"),
        ({"decks": 0}, "decks: Expected `int` >= 1"),
        ({"jokers": -1}, "jokers: Expected `int` >= 0"),
        ({"turnSeconds": 0}, "turnSeconds: Expected `int` >= 1"),
        ({"rounds": 0}, "rounds: Expected `int` >= 1"),
        ({"players": {"least": 1}}, "players.least: Expected `int` >= 2"),
        ({"cardsDealt": 1_001}, "cardsDealt: Expected `int` <= 1000"),
        ({"decks": 21}, "decks: Expected `int` <= 20"),
        ({"jokers": 201}, "jokers: Expected `int` <= 200"),
        ({"rounds": 100_001}, "rounds: Expected `int` <= 100000"),
        ({"rounds": 1 << 63}, "rounds: the number is too large"),
        ({"rounds": 10**400}, "rounds: the number is too large"),
        ({"winning": {"cards": float("inf")}}, "winning.cards: the number is too large"),
        ({"strategyTips": ["\ud800"]}, "strategyTips.0: there are letters in it that nobody can write"),
        ({"strategyTips": ["x" * (1 << 20)]}, "they are longer than 1,048,576 bytes"),
        ({"turnSeconds": 86_401}, "turnSeconds: Expected `int` <= 86400"),
        ({"players": {"most": 65}}, "players.most: Expected `int` <= 64"),
        ({"players": {"least": 4}}, "players: at least 4 players cannot be at most 3"),
        ({"jokers": "two"}, "jokers: Expected `int`, got `str`"),
        ({"jokerz": 1}, "Object contains unknown field `jokerz`"),
        ({"winning": {"goal": 1}}, "winning: Object contains unknown field `goal`"),
        ({"moveLabels": {"DANCE": "Dance"}}, "must name the same moves: DANCE"),
        ({"moveValidity": {"SING": "Never.", "HUM": "Never."}}, "must name the same moves: HUM, SING"),
        ({"moveLabels": {"PICK": 3}}, "Expected `str`, got `int`"),
    ],
)
def test_a_number_or_a_name_that_makes_no_sense_is_refused_with_its_place(
    change: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadRules) as refused:
        made_with(change)
    assert refused.value.code == "wrong-rules"
    assert words in refused.value.sentence


@pytest.mark.parametrize("name", ["../rules.json", "/etc/hostname", "..\\player.md", ".md", "player.py"])
def test_a_text_is_a_plain_file_name_of_the_games_own_folder(name: str) -> None:
    with pytest.raises(BadRules, match=r"rules\.player"):
        made_with({"rules": {"player": name}})


def test_every_text_of_the_rules_is_printable_and_in_one_line() -> None:
    rules = made_with(
        {"metadata": {"displayName": "High\x1b[2J\u202ecard\ncard"}, "strategyTips": ["\x9b1m"]}
    )
    assert rules.metadata.display_name == "High�[2J�card card"
    assert rules.strategy_tips == ["�1m"]


def test_a_host_may_write_the_rules_in_lines_of_its_own() -> None:
    rules = made_with(
        {"rules": {"playerLines": ["# My house", "We deal {cardsDealt}, {nothing} else.", "[x=1] kept"]}}
    )
    assert GAME.text(rules, "player") == "# My house\nWe deal 3, {nothing} else.\n[x=1] kept\n"


def test_rules_cannot_be_changed_once_made() -> None:
    with pytest.raises(AttributeError):
        GAME.rules().jokers = 3  # type: ignore[misc]


def test_names_are_camel_case_in_json() -> None:
    assert msgspec.to_builtins(GAME.rules())["turnSeconds"] == 30
