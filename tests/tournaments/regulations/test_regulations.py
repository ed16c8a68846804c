"""Regulations: read, refused with the field's name, written, and checked against the game."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.errors import ParlourError
from parlour.engine.printable import one_line
from parlour.tournaments.formats import format_names
from parlour.tournaments.regulations.check import check_regulations, first_stack
from parlour.tournaments.regulations.text import read_regulations, toml_of
from tests.tournaments.stage import regulations

FRIDAY = """
game = "bastard-brag"
title = "Friday \\"☺\\""
variant = "default"
chairs = 6
stack = 3
apart = [["Ann", "Bob"]]
seeding = "rating"

[changes.lives]
odd-name = 1.5
"not bare" = [true, "x"]

[format]
name = "freeze-out"

[entrants]
least = 8
most = 60

[entry]
by = "approval"
who = ["people"]
until = 2026-08-01T20:00:00Z

[[levels]]
after_rounds = 10
changes = {ante = 2}

[[levels]]
after_minutes = 15
changes = {ante = 4, limits = {low = 2}}

[late_entry]
closed_from_level = 2

[prizes]
kind = "shares"
places = [50, 30, 20]
"""


def test_regulations_are_the_same_when_they_were_written_and_read_again() -> None:
    read = read_regulations(FRIDAY)
    assert read_regulations(toml_of(read)) == read
    assert read_regulations(msgspec.json.encode(read).decode()) == read
    assert read.entry.until == "2026-08-01T20:00:00+00:00"


texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=20).map(one_line)
values = st.recursive(
    st.booleans() | st.integers(-(2**40), 2**40) | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=30)
@given(st.dictionaries(texts, values, max_size=4), texts)
def test_any_changes_can_be_written_as_toml(changes: dict[str, Any], title: str) -> None:
    ours = regulations(changes=changes, title=title, levels=[{"after_rounds": 3, "changes": changes}])
    assert read_regulations(toml_of(ours)) == ours


def test_toml_has_no_word_for_none() -> None:
    with pytest.raises(ParlourError, match="rounds: TOML has no word for none"):
        toml_of(regulations(changes={"rounds": None}))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = 1", "game: Expected `str`"),
        ('game = "x"', "missing required field `format`"),
        ('game = "x"\ngamee = "y"\n[format]\nname = "f"', "unknown field `gamee`"),
        ('game = "x"\n[format]\nname = "f"\nbest_of = 2', "format: best_of must be odd"),
        ('game = "x"\n[format]\nname = "f"\n[entrants]\nleast = 9\nmost = 8', "entrants: least: at least 9"),
        ('game = "x"\n[format]\nname = "f"\n[entry]\nuntil = "soon"', "entry.until: Expected `str` matching"),
        ('game = "x"\n[format]\nname = "f"\n[[levels]]\nchanges = {}', r"levels\[0\]: a level needs either"),
        ('game = "x"\n[format]\nname = "f"\n[prizes]\nplaces = [1, 2]', "prizes: places: a better place"),
        ('game = "x"\nchairs = 1\n[format]\nname = "f"', "chairs: Expected `int` >= 2"),
        (
            'game = "x"\ntie_breaks = ["a", "a"]\n[format]\nname = "f"',
            "tie_breaks: one of them is named twice",
        ),
        ("game = ", "This file is not good TOML"),
        ('game = "x"\nstack = nan', "This file is not good TOML: NaN is not a number"),
        ('{"game": "x", "game": "y"}', "This file is not good JSON: the field 'game' stands there twice"),
    ],
)
def test_a_complaint_names_the_field_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(ParlourError, match=complaint) as caught:
        read_regulations(text)
    assert caught.value.sentence.endswith(".")
    assert caught.value.code in ("wrong-regulations", "regulations-unreadable")


def test_changes_of_levels_are_laid_over_each_other() -> None:
    levels = [{"after_rounds": 1, "changes": {"bets": bets}} for bets in ({"ante": 2}, {"low": 4})]
    ours = regulations(changes={"bets": {"ante": 1, "high": 9}}, levels=levels)
    assert ours.changes_at(1) == {"bets": {"ante": 1, "high": 9}}
    assert ours.changes_at(2) == {"bets": {"ante": 2, "high": 9}}
    assert ours.changes_at(3) == {"bets": {"ante": 2, "high": 9, "low": 4}}


def test_regulations_that_fit_their_game_are_let_through() -> None:
    ours = regulations(
        game="bastard-brag", stack=0, levels=[{"after_rounds": 5, "changes": {"turnSeconds": 30}}]
    )
    check_regulations(ours)
    assert first_stack(ours) == 3
    assert first_stack(regulations(game="bastard-brag", stack=5)) == 5
    assert first_stack(regulations(game="bastard-brag", stack=0, format={"name": "swiss"})) == 0


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"chairs": 60}, "chairs: "),
        ({"variant": "nowhere"}, "variant: "),
        ({"changes": {"nothing": 1}}, "The regulations: changes: "),
        ({"levels": [{"after_rounds": 1, "changes": {"nothing": 1}}]}, r"levels\[0\].changes: "),
        ({"format": {"name": "freez-out"}}, "did you mean freeze-out"),
        ({"format": {"name": "freeze-out", "rounds": 3}}, "format.rounds: "),
        ({"tie_breaks": ["wins"]}, "tie_breaks: "),
        ({"game": "big-c", "chairs": 4}, "game: .* is played as a whole game"),
    ],
)
def test_what_does_not_fit_the_game_or_the_format_is_named(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ParlourError, match=complaint):
        check_regulations(regulations(**{"game": "bastard-brag"} | changes))


def test_a_game_that_there_is_not_is_named() -> None:
    with pytest.raises(ParlourError, match="game: There is no game called 'tiddlywinks'"):
        check_regulations(regulations(game="tiddlywinks"))


def test_formats_are_found_by_their_files() -> None:
    assert "freeze-out" in format_names()
