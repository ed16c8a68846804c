"""Screens: what is read and written, and what happens when nobody is there any more."""

import io
import sys

import pytest

from parlour.terminal.errors import Left
from parlour.terminal.show.choosing import can_draw, screen_for
from parlour.terminal.show.screen import Screen


class ClosedPipe(io.StringIO):
    """An output whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


class Terminal(io.StringIO):
    """Something that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_an_answer_is_read_without_blanks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("  s 2 1 \n"))
    assert Screen().ask("Your move?") == "s 2 1"


def test_the_end_of_input_means_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    with pytest.raises(Left):
        Screen().ask("Your move?")


def test_a_closed_output_means_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", ClosedPipe())
    with pytest.raises(Left):
        Screen().say("Hello?")


def test_an_answer_from_a_pipe_is_echoed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("k\n"))
    Screen().ask("Your move?")
    assert capsys.readouterr().out == "Your move? k\n"


def test_a_name_cannot_move_the_cursor(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().say("Ann\x1b[2J")
    assert "\x1b" not in capsys.readouterr().out


def pretend(patch: pytest.MonkeyPatch, *, term: str = "xterm", encoding: str = "utf-8") -> None:
    """Makes both ends look like a terminal."""
    patch.setattr(Terminal, "encoding", encoding)
    patch.setattr(sys, "stdin", Terminal())
    patch.setattr(sys, "stdout", Terminal())
    patch.setenv("TERM", term)


def test_a_real_terminal_gets_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    assert not screen_for(plain=False, fast=True).keeps_text


def test_plain_text_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    assert screen_for(plain=True, fast=True).keeps_text


def test_plain_text_for_a_dumb_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, term="dumb")
    assert not can_draw()


@pytest.mark.parametrize("end", ["stdin", "stdout"])
def test_plain_text_when_one_end_is_a_pipe(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    pretend(monkeypatch)
    monkeypatch.setattr(sys, end, io.StringIO())
    assert not can_draw()


def test_plain_text_where_the_suits_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, encoding="iso-8859-1")
    assert not can_draw()
