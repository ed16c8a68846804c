"""The program as the system sees it: what it imports, and how it ends."""

import os
import re
import subprocess
import sys
from pathlib import Path

PARLOUR = [sys.executable, "-m", "parlour"]


def surroundings() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}


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
