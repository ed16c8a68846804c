"""A sitting: last words for those who finish and those who leave."""

from pathlib import Path

import pytest

from parlour.match.errors import BadSave
from parlour.match.store.file.writer import keep
from parlour.terminal.farewell import command, resume_line
from parlour.terminal.sitting import sit_down
from tests.terminal.script import COVERED, Script, brag, dealt


def test_whoever_leaves_is_told_how_to_go_on() -> None:
    screen = Script("q")
    assert sit_down(dealt(), Path("/tmp/a game.jsonl"), screen) == 0
    assert screen.shown.endswith(f"{command()} resume '/tmp/a game.jsonl'\n")


def test_the_cards_are_covered_when_one_of_several_leaves() -> None:
    screen = Script("", "q")
    sit_down(dealt("Ann,Ben"), Path("x"), screen)
    assert screen.shown.endswith(f"{COVERED}\n{resume_line(Path('x'))}\n")


def test_the_end_tells_places_and_where_the_game_is() -> None:
    screen = Script()
    match = brag("random,random", lives=1)
    assert sit_down(match, Path("x"), screen) == 0
    assert "The game is over. One player is left with lives." in screen.shown
    assert "\n1. " in screen.shown
    assert "\n2. " in screen.shown
    assert "verify x" in screen.shown
    assert "replay x" in screen.shown


def test_the_winner_comes_first() -> None:
    screen = Script()
    match = brag("random,random", lives=1)
    sit_down(match, Path("x"), screen)
    outcome = match.outcome()
    assert outcome is not None
    first = next(line for line in screen.shown.splitlines() if line.startswith("1. "))
    assert match.names()[outcome.winners()[0]] in first


def test_the_cards_are_covered_when_the_game_cannot_be_saved(tmp_path: Path) -> None:
    match, screen = brag("Ann,Ben"), Script("", "deal")
    keep(match, tmp_path / "x")
    (tmp_path / "x").write_text("changed by somebody else")
    with pytest.raises(BadSave, match="the move was not saved"):
        sit_down(match, tmp_path / "x", screen)
    assert screen.shown.endswith(COVERED)


class Wiped(Script):
    """A screen that is drawn anew at every decision."""

    keeps_text = False


def test_what_is_said_of_the_players_waits_where_it_would_be_wiped_away() -> None:
    screen = Wiped("", "q")
    sit_down(brag("me,solver"), Path("x"), screen)
    assert screen.questions[0] == "Press Enter to sit down."


def test_nobody_waits_for_players_that_are_what_they_are_called() -> None:
    screen = Wiped("q")
    sit_down(brag("me,random"), Path("x"), screen)
    assert screen.questions == ["Your move?"]


def test_commands_are_printed_as_they_were_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMMAND", "./play")
    assert resume_line(Path("x")).endswith("./play resume x")
