"""Plain text: every line a statement, nothing but letters."""

import pytest

from parlour.engine.show.view import ZoneView
from parlour.terminal.show.plain import counted, plain_choices, plain_table, zone_line
from parlour.terminal.show.screen import Screen
from tests.terminal.script import Script, dealt, sight_at


def test_a_table_in_plain_text_has_no_boxes_colours_or_symbols() -> None:
    screen = Script()
    sight = sight_at(dealt())
    screen.show_table(sight)
    screen.show_choices(sight)
    assert not set(screen.shown) & set("│╭╰▒♣♥♠♦★\x1b\f")


def test_it_says_whose_turn_it_is() -> None:
    assert any(line.startswith("You:") and "to act" in line for line in plain_table(sight_at(dealt())))


def test_it_names_the_hidden_cards_of_others_by_their_number() -> None:
    lines = plain_table(sight_at(dealt("me,random,random")))
    assert any("hand: 3 cards face down" in line for line in lines)


def test_it_gives_every_move_a_key() -> None:
    lines = plain_choices(sight_at(dealt()))
    assert "s: Swap one card with the centre." in lines
    assert "q: leave and save." in lines


def test_a_zone_with_faces_and_backs_tells_both() -> None:
    assert zone_line(ZoneView("centre", "centre", None, [48, -1, 13], 3)) == "centre: 9D (face down) KC"


def test_a_pile_is_counted() -> None:
    assert [counted(0), counted(1), counted(40)] == ["empty", "1 card", "40 cards"]


def test_a_cover_pushes_a_screenful_away(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().cover()
    shown = capsys.readouterr().out
    assert shown.startswith("\f")
    assert shown.count("\n") >= 50
