"""Texts that follow the rules in force."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.rules.texts import fill_text, holds, kept_line, known_values, spell_value
from tests.toys.high_card import GAME

TREE = {"coins": 10_000, "kickers": False, "lives": {"coins": 2, "most": None}, "draw": {"most": 5}}
VALUES = known_values(TREE)
WORDS = st.text("abcxyz0123456789", min_size=1)


def test_every_switch_is_known_by_its_path_and_by_its_own_name_where_that_is_clear() -> None:
    assert VALUES == {
        "coins": "10,000",
        "kickers": "false",
        "lives.coins": "2",
        "lives.most": "none",
        "draw.most": "5",
    }
    assert known_values({"lives": {"extra": True}}) == {"lives.extra": "true", "extra": "true"}


@pytest.mark.parametrize(
    "condition", ["kickers=false", "kickers!=true", "lives.most=none", "draw.most=5", "coins=10000"]
)
def test_a_condition_that_is_so_holds(condition: str) -> None:
    assert holds(condition, VALUES)


@pytest.mark.parametrize("condition", ["kickers=true", "kickers!=false", "lives.coins=3", "coins!=10000"])
def test_a_condition_that_is_not_so_fails(condition: str) -> None:
    assert not holds(condition, VALUES)


@given(WORDS, WORDS)
def test_a_condition_and_its_opposite_never_agree(value: str, wanted: str) -> None:
    values = {"switch": value}
    assert holds(f"switch={wanted}", values) == (value == wanted)
    assert holds(f"switch!={wanted}", values) == (value != wanted)


@given(st.lists(st.tuples(st.booleans(), st.booleans()), min_size=1, max_size=4))
def test_a_line_stays_exactly_when_all_its_conditions_hold(wishes: list[tuple[bool, bool]]) -> None:
    values = {f"s{number}": spell_value(value) for number, (value, _) in enumerate(wishes)}
    conditions = ", ".join(f"s{number}={spell_value(wanted)}" for number, (_, wanted) in enumerate(wishes))
    kept = kept_line(f"[{conditions}] Knock.", values)
    assert kept == ("Knock." if all(value == wanted for value, wanted in wishes) else None)


def test_a_line_without_conditions_stays_as_it_is() -> None:
    assert kept_line("Knock [once] only.", VALUES) == "Knock [once] only."


def test_a_condition_on_a_switch_that_does_not_exist_is_a_bug_of_the_text() -> None:
    with pytest.raises(KeyError):
        holds("jokerz=1", VALUES)


def test_blanks_are_filled_from_switches_paths_and_the_games_numbers() -> None:
    text = fill_text("{cardsDealt} {winning.target} {target} {goal}\n", GAME.rules("long"), {"goal": 1234})
    assert text == "5 3 3 1,234\n"


def test_lines_that_do_not_hold_are_left_out() -> None:
    text = "Choose.\n[allowPass=true] Or pass.\n[allowPass=false] No passing.\n"
    assert fill_text(text, GAME.rules(), {}) == "Choose.\nNo passing.\n"
    assert fill_text(text, GAME.rules("passing"), {}) == "Choose.\nOr pass.\n"


def test_json_in_a_text_is_no_blank() -> None:
    assert fill_text('{"verb": "PICK"}', GAME.rules(), {}) == '{"verb": "PICK"}\n'


def test_a_blank_that_nobody_knows_is_a_bug_of_the_text() -> None:
    with pytest.raises(KeyError):
        fill_text("{jokerz}", GAME.rules(), {})


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "none"), (True, "true"), (7, "7"), (10_000, "10,000"), ([1, 2000], "1, 2,000"), ("akq", "akq")],
)
def test_values_are_spelled_as_people_write_them(value: Any, text: str) -> None:
    assert spell_value(value) == text
