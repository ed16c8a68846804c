"""Sheets on a terminal and in a pipe."""

import pytest

from parlour.cli.tables import draw_sheets, print_sheets
from parlour.engine.text_table import Sheet

SHEET = Sheet("Players", ["player", "wins"], [["random #1", "12"], ["random #2", "8"]])


def test_a_terminal_gets_tables(capsys: pytest.CaptureFixture[str]) -> None:
    draw_sheets([SHEET], ["Twenty games."])
    said = capsys.readouterr().out
    assert "Players" in said
    assert "│ random #1" in said
    assert "Twenty games." in said


def test_a_pipe_gets_columns(capsys: pytest.CaptureFixture[str]) -> None:
    print_sheets([SHEET], ["Twenty games."])
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["player     wins", "random #1  12", "random #2  8", "", "Twenty games."]
