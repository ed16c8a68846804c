"""The colour screen: what it sends to a terminal."""

import io
import time

import pytest

from parlour.terminal.show.colour import PATIENCE, ColourScreen
from tests.terminal.script import dealt, sight_at


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> ColourScreen:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return ColourScreen(fast=True)


def test_a_cover_wipes_the_scrollback_too(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.cover()
    assert capsys.readouterr().out == "\x1b[H\x1b[2J\x1b[3J"


def test_a_new_page_keeps_the_scrollback(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.new_page()
    assert "\x1b[3J" not in capsys.readouterr().out


def test_red_suits_are_red(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.happened("Ann took A♥.")
    assert "\x1b[1;31mA♥" in capsys.readouterr().out


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    screen = ColourScreen(fast=True)
    screen.show_table(sight_at(dealt()))
    screen.happened("Ann took A♥.")
    assert not [code for code in ("[31m", "[1;31m", "[36m", "[33m") if code in capsys.readouterr().out]


def test_markup_in_a_sentence_is_only_text(screen: ColourScreen, capsys: pytest.CaptureFixture[str]) -> None:
    screen.say("[red]Ann[/red] :smile:")
    assert "[red]Ann[/red] :smile:" in capsys.readouterr().out


def test_a_long_line_is_left_to_the_terminal(
    screen: ColourScreen, capsys: pytest.CaptureFixture[str]
) -> None:
    screen.console = type(screen.console)(width=40, file=io.StringIO())
    screen.say("x" * 100)
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    assert file.getvalue() == "x" * 100 + "\n"


def test_pauses_end_when_a_stretch_gets_long(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    screen = ColourScreen(fast=False)
    for _ in range(PATIENCE + 20):
        screen.pause()
    assert len(naps) == PATIENCE
    assert all(nap > 0 for nap in naps)


def test_fast_means_no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr(time, "sleep", naps.append)
    ColourScreen(fast=True).pause()
    assert sum(naps) == 0
