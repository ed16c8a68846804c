"""A small share of the random cases; `./check slow` runs the many."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.fuzz import command_lines, nasty, saves
from tests.fuzz.runner import Ran, own_house, ran


@pytest.mark.thorough
def test_nothing_that_is_typed_or_sent_ends_in_a_traceback() -> None:
    share = ["--lines=30", "--streams=1", "--sittings=12", "--saves=75"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = [sys.executable, "-m", "tests.fuzz", "--seed", "2", *share]
    done = subprocess.run(asked, check=False, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_case_can_be_made_again_from_its_number(tmp_path: Path) -> None:
    first, again = (command_lines.command_line(Random("lines 1 7"), tmp_path) for _ in range(2))
    assert first == again


def test_a_traceback_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(arguments: list[str]) -> int:
        raise IndexError("pop from empty list")

    monkeypatch.setattr("tests.fuzz.runner.run", broken)
    assert "IndexError: pop from empty list" in ran(["games"]).complaint()


@pytest.mark.parametrize(
    ("found", "complaint"),
    [
        (Ran("", "", 1, ""), "exit code 1"),
        (Ran("", "", 120, ""), "exit code 120"),
        (Ran("", "", 2, ""), "refused without a word"),
        (Ran("", "Exception ignored in: x", 0, ""), "a traceback on standard error"),
        (Ran("hello", "", 0, ""), ""),
        (Ran("", "No.", 2, ""), ""),
    ],
)
def test_what_is_wrong_with_an_answer_is_seen(found: Ran, complaint: str) -> None:
    assert found.complaint() == complaint


def test_a_letter_that_commands_a_terminal_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "ran", lambda arguments, typed: Ran("\x1b[2J", "", 0, ""))
    with own_house() as house:
        assert "letters that command a terminal" in saves.complaint(Random(1), house)[1]


def test_near_values_are_of_the_same_kind() -> None:
    luck = Random(1)
    assert all(isinstance(nasty.near("low", luck), str) for _ in range(20))
    assert nasty.near(True, luck) is False
