"""`parlour bench`: what it prints, and what it refuses."""

import json
import os
import subprocess
import sys

import pytest

from parlour.engine.rules.finder import all_games, game_names
from parlour.version import mode
from tests.cli.typing_in import Shell

TINY = ("bench", "--seconds", "0.001")


@pytest.mark.thorough
def test_everything_is_timed(shell: Shell) -> None:
    ran = shell(*TINY, "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["mode"]) == (0, mode())
    subjects = list(dict.fromkeys(rate["subject"] for rate in found["rates"]))
    tables = [name for game in all_games() if game.hand_tables for name in game.hand_tables()]
    assert subjects == [*game_names(), *tables]


def test_one_game_alone_is_text_in_a_pipe(shell: Shell) -> None:
    ran = shell(*TINY, "--game", "bastard-brag")
    assert ran.code == 0
    assert "bastard-brag\n  playouts" in ran.out
    assert "five cards" not in ran.out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [(("--game", "bridge"), "bridge"), (("--seconds", "0"), "0 is no time")],
)
def test_nonsense_is_refused_with_one_sentence(shell: Shell, options: tuple[str, ...], sentence: str) -> None:
    ran = shell(*TINY, *options)
    assert sentence in ran.err
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_its_help_imports_no_lab() -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = [sys.executable, "-X", "importtime", "-m", "parlour", "bench", "--help"]
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=env).stderr
    assert "parlour.lab" not in said
