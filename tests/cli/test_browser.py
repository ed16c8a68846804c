"""`./play` in the browser: offered where one can be opened, with a room of one's own behind it."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from parlour.cli import browser
from parlour.cli.home import play_in_browser, prefers_browser, stay
from parlour.terminal.errors import Left
from parlour.terminal.words import TerminalWords

SCREEN = {"DISPLAY": ":0", "TERM": "xterm"}


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("webbrowser.get", type("Found", (), {"name": "firefox"}))


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize(
    ("environment", "platform", "can"),
    [
        (SCREEN, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0", "TERM": "foot"}, "linux", True),
        ({"TERM": "xterm"}, "linux", False),
        ({"TERM": "xterm"}, "darwin", True),
        ({"TERM": "xterm", "SSH_CONNECTION": "10.0.0.2"}, "darwin", False),
        (SCREEN | {"SSH_TTY": "/dev/pts/1"}, "linux", False),
        (SCREEN | {"TERM": "dumb"}, "linux", False),
    ],
)
def test_a_browser_is_offered_where_somebody_sits_before_a_screen(
    environment: dict[str, str], platform: str, can: bool
) -> None:
    assert browser.can_open(environment, platform) is can


@pytest.mark.usefixtures("at_a_terminal")
def test_a_browser_that_draws_letters_cannot_show_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webbrowser.get", type("Found", (), {"name": "/usr/bin/w3m"}))
    assert not browser.can_open(SCREEN, "linux")


def test_nothing_is_offered_to_a_pipe() -> None:
    assert not browser.can_open(SCREEN, "darwin")


@pytest.mark.parametrize(("keys", "preferred"), [("\r", True), ("x\n", True), ("t", False), ("zT", False)])
def test_one_key_chooses(
    keys: str, preferred: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(keys)
    monkeypatch.setattr("click.getchar", lambda: next(typed))
    assert prefers_browser(TerminalWords("en")) is preferred
    assert "in the browser, t here in the terminal" in capsys.readouterr().out


def test_whoever_leaves_plays_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("click.getchar", lambda: "q")
    monkeypatch.setattr(browser, "can_open", lambda: True)
    assert stay(plain=False, fast=True, language="de") == Left().exit_code


def test_the_script_brings_what_the_room_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setenv("PARLOUR_COMMAND", "./play")
    monkeypatch.setattr("os.execv", lambda path, given: started.append([path, *given]))
    play_in_browser(fast=True)
    assert started == [["./play", "./play", "serve", "--open", "--fast"]]


@pytest.mark.thorough
def test_enter_opens_the_browser_on_a_local_room_and_control_c_keeps_all(tmp_path: Path) -> None:
    shown, script = tmp_path / "shown", tmp_path / "browser"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" >"{shown}"\n')
    script.chmod(0o755)
    given = {"DISPLAY": ":9", "BROWSER": f"{script} %s", "PARLOUR_HOME": str(tmp_path), "TERM": "xterm"}
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("SSH", "PARLOUR_COM"))}
    terminal, other_end = pty.openpty()
    playing = subprocess.Popen(
        [sys.executable, "-m", "parlour"],
        stdin=other_end,
        stdout=other_end,
        stderr=subprocess.STDOUT,
        env=kept | given,
        start_new_session=True,
    )
    os.close(other_end)
    try:
        address = _shown_after_enter(terminal, shown)
        assert address.startswith("http://127.0.0.1:")
        assert b"<html" in urlopen(address).read()
        assert browser.where_it_answers(str(tmp_path / "room.db")) == address
        playing.send_signal(signal.SIGINT)
        assert playing.wait(20) == 0
        assert b"All tables are kept" in os.read(terminal, 10_000)
        assert browser.where_it_answers(str(tmp_path / "room.db")) is None
    finally:
        playing.kill()
        playing.wait()
        os.close(terminal)


def _shown_after_enter(terminal: int, file: Path) -> str:
    """The key is pressed until it is heard: what is typed before the question is thrown away."""
    for _ in range(300):
        if file.exists() and file.read_text():
            return file.read_text()
        os.write(terminal, b"\r")
        time.sleep(0.1)
    pytest.fail("no browser was opened")
