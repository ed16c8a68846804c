"""Telling how far something is."""

import io
import sys

import pytest

from parlour.lab.run.progress import progress, rate_text, time_text


class Terminal(io.StringIO):
    """Standard error where somebody watches."""

    def isatty(self) -> bool:
        return True


class Clock:
    """Time that goes on only when the test says so."""

    now = 100.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("parlour.lab.run.progress.time.monotonic", lambda: clock.now)
    return clock


def watched(patch: pytest.MonkeyPatch, kind: str = "xterm") -> Terminal:
    terminal = Terminal()
    patch.setattr(sys, "stderr", terminal)
    patch.setenv("TERM", kind)
    patch.setenv("COLUMNS", "100")
    return terminal


def test_a_pipe_hears_at_once_that_something_is_going_on(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("games") as told:
        told(50, 200)
        told(200, 200)
    assert capsys.readouterr() == ("", "50 of 200 games\n")


def test_a_pipe_hears_a_line_now_and_then(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with progress("games") as told:
        for clock.now, done in ((100.0, 200), (101.0, 210), (110.0, 400), (140.0, 1000), (150.0, 1200)):
            told(done, 2000)
    assert capsys.readouterr().err.splitlines() == [
        "200 of 2,000 games",
        "400 of 2,000 games, 20 games/s, about 80 s left",
        "1,000 of 2,000 games, 20 games/s, about 50 s left",
    ]


def test_what_comes_next_is_named(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with progress("goes") as told:
        told(0, 9, "big-c: copies")
        clock.now += 60
        told(3, 9, "big-c: views")
    assert capsys.readouterr().err.splitlines() == [
        "0 of 9 goes, now big-c: copies",
        "3 of 9 goes, 0.05 goes/s, about 2 min left, now big-c: views",
    ]


def test_there_is_no_rate_before_something_is_done(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with progress("%") as told:
        told(0, 100)
        clock.now += 60
        told(0, 100)
    assert capsys.readouterr().err == "0 of 100 %\n" * 2


def test_a_terminal_sees_a_bar_with_the_same_words(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = watched(monkeypatch)
    with progress("games") as told:
        told(200, 2000)
        clock.now += 40
        told(1000, 2000)
    assert "━━━━" in terminal.getvalue()
    assert " 1,000 of 2,000 games, 20 games/s, about 50 s left\n" in terminal.getvalue()


@pytest.mark.parametrize(("kind", "plain"), [("xterm", True), ("dumb", False)])
def test_who_cannot_see_a_bar_gets_lines(
    kind: str, plain: bool, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = watched(monkeypatch, kind)
    with progress("games", plain=plain) as told:
        clock.now += 60
        told(1, 2)
    assert terminal.getvalue() == "1 of 2 games\n"


@pytest.mark.parametrize(("rate", "text"), [(1234.5, "1,234"), (0.25, "0.25")])
def test_a_slow_rate_has_decimals(rate: float, text: str) -> None:
    assert rate_text(rate) == text


@pytest.mark.parametrize(("seconds", "text"), [(99, "99 s"), (600, "10 min"), (9000, "2.5 h")])
def test_a_long_time_is_told_in_minutes_or_hours(seconds: float, text: str) -> None:
    assert time_text(seconds) == text
