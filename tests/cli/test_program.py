"""The program as the system sees it: how quickly it starts, what it imports, and how it ends."""

import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

PARLOUR = [sys.executable, "-m", "parlour"]


def surroundings() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


def cpu_seconds(*arguments: str) -> float:
    """What a fresh process spends on a command; the best of three, as the machine may be busy."""

    def once() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*PARLOUR, *arguments], check=True, capture_output=True, env=surroundings())
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    return min(once() for _ in range(3))


@pytest.mark.parametrize(("command", "most"), [("--help", 0.3), ("games", 0.5)])
def test_the_house_opens_quickly(command: str, most: float) -> None:
    assert cpu_seconds(command) < most


def test_help_imports_no_game_and_no_drawing() -> None:
    asked = [sys.executable, "-X", "importtime", "-m", "parlour", "--help"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=surroundings()).stderr
    assert not re.findall(r"\b(?:rich|parlour\.games\.\w+|parlour\.terminal)\b", said)


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


def test_a_closed_pipe_is_left_quietly() -> None:
    ran = run_for_nobody("rules", "bastard-brag", "--json")
    assert (ran.returncode, ran.stderr) == (1, "")


def test_a_game_that_nobody_sees_is_left_and_saved(home: Path) -> None:
    ran = run_for_nobody("play", "bastard-brag", "--seats", "me,random", typed="d\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(list((home / "games").glob("*.seed"))) == 1


def test_letters_that_the_terminal_lacks_become_question_marks() -> None:
    asked = [*PARLOUR, "hand", "bastard-brag", "3C 3D 3S"]
    env = surroundings() | {"PYTHONIOENCODING": "latin-1"}
    ran = subprocess.run(asked, check=True, capture_output=True, text=True, env=env)
    assert ran.stdout.startswith("3? 3? 3?: ")
