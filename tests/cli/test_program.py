"""The program as the system sees it: what it imports, and how it ends."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.client.local_games import unfinished_games

PARLOUR = [sys.executable, "-m", "parlour"]
FULL = Path("/dev/full")


def surroundings() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


def test_help_imports_no_game_and_no_drawing() -> None:
    asked = [sys.executable, "-X", "importtime", "-m", "parlour", "--help"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=surroundings()).stderr
    assert not re.findall(r"\b(?:rich|msgspec|parlour\.games\.\w+|parlour\.terminal)\b", said)


def run_for_nobody(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a command whose output nobody reads."""
    ear, mouth = os.pipe()
    os.close(ear)
    try:
        return subprocess.run(
            [*PARLOUR, *arguments],
            input=typed,
            check=False,
            stdout=mouth,
            stderr=subprocess.PIPE,
            text=True,
            env=surroundings(),
        )
    finally:
        os.close(mouth)


@pytest.mark.thorough
@pytest.mark.parametrize("command", ["rules bastard-brag --json", "rules bastard-brag", "games", "--help"])
def test_a_closed_pipe_is_left_quietly(command: str) -> None:
    ran = run_for_nobody(*command.split())
    assert (ran.returncode, ran.stderr) == (1, "")


@pytest.mark.skipif(not FULL.exists(), reason="no device here is always full")
@pytest.mark.parametrize("command", ["rules bastard-brag", "hand bastard-brag 3C 3D 3S", "--version"])
def test_output_that_finds_no_room_is_refused_in_one_sentence(command: str) -> None:
    with FULL.open("w") as full:
        asked = [*PARLOUR, *command.split()]
        ran = subprocess.run(
            asked, check=False, stdout=full, stderr=subprocess.PIPE, text=True, env=surroundings()
        )
    assert (ran.returncode, ran.stderr) == (2, "It cannot go on: no space left on device.\n")


@pytest.mark.skipif(not FULL.exists(), reason="no device here is always full")
def test_a_refusal_that_finds_no_room_is_still_exit_code_2() -> None:
    with FULL.open("w") as full:
        asked = [*PARLOUR, "verify", "nowhere"]
        assert subprocess.run(asked, check=False, stderr=full, env=surroundings()).returncode == 2


@pytest.mark.thorough
@pytest.mark.parametrize("command", ["rules bastard-brag", "play bastard-brag --seats random,random"])
def test_without_any_stream_it_runs_all_the_same(command: str, home: Path) -> None:
    closing = f"exec {shlex.join(PARLOUR)} {command} <&- >&- 2>&-"
    assert subprocess.run(["/bin/sh", "-c", closing], check=False, env=surroundings()).returncode == 0


def test_a_game_that_nobody_sees_is_left_and_saved(home: Path) -> None:
    ran = run_for_nobody("play", "bastard-brag", "--seats", "me,random", typed="d\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(unfinished_games()) == 1


def test_letters_that_the_terminal_lacks_become_question_marks() -> None:
    asked = [*PARLOUR, "hand", "bastard-brag", "3C 3D 3S"]
    env = surroundings() | {"PYTHONIOENCODING": "latin-1"}
    ran = subprocess.run(asked, check=True, capture_output=True, text=True, env=env)
    assert ran.stdout.startswith("3? 3? 3?: ")
