"""What type checkers know of the names: mypy reads this file, and an `ignore` without need is an error."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type

import pytest

import parlour
from parlour.api.tables import GameTable
from parlour.engine.rules.game import Game
from parlour.games.claim import GAME as CLAIM
from parlour.games.claim.rules.asset import ClaimRules
from parlour.lab.answer import Answer
from parlour.lab.matrix.answer import MatrixAnswer
from parlour.lab.sweep.answer import SweepAnswer
from tools.game_stub import TARGET, stub

PROGRAM = """
import parlour

reveal_type(parlour.game("claim").rules().players.most)
reveal_type(parlour.table("claim", ["easy"] * 4))
reveal_type(parlour.game("claim").new(4).view(0))
parlour.nonsense
parlour.game("claim").rules().playerz
"""


def typed_uses() -> None:
    """Never called: only types are looked at."""
    assert_type(parlour.game("claim"), Game[ClaimRules])
    assert_type(parlour.game("claim").rules(), ClaimRules)
    assert_type(CLAIM.rules(), ClaimRules)
    assert_type(parlour.game(str(1)), Game[Any])
    parlour.game("claim").rules().playerz  # type: ignore[attr-defined]  # noqa: B018
    parlour.nonsense  # type: ignore[attr-defined]  # noqa: B018
    position = parlour.game("claim").new(4, seed=7)
    assert_type(position, parlour.Position)
    assert_type(position.view(None), parlour.View)
    assert_type(position.moves(0).pick(parlour.Luck(1)), parlour.Move)
    assert_type(parlour.hand("claim", "AS"), str)
    assert_type(parlour.odds("five-card-draw", "AS"), parlour.Odds)
    assert_type(parlour.table("claim", ["easy"] * 4), GameTable)
    assert_type(parlour.table("claim", ["easy"] * 4).match, parlour.Match)
    assert_type(parlour.experiment("claim", ["easy", "hard"]), Answer)
    assert_type(parlour.experiment("claim", ["easy", "hard"], decisions="x.csv", lives=1), Answer)
    assert_type(parlour.experiment("claim", ["easy", "hard"], vary={"deals": range(1, 4)}), SweepAnswer)
    assert_type(parlour.experiment("claim", ["easy", "hard"], matrix=True, rounds=2), MatrixAnswer)
    assert_type(parlour.join("http://localhost:8765/t/x", "easy"), parlour.Outcome | None)


def test_the_stub_of_the_games_is_that_of_the_tree() -> None:
    assert TARGET.read_text(encoding="utf-8") == stub(), "write it again: python tools/game_stub.py"


@pytest.mark.thorough
def test_pyright_knows_the_same(tmp_path: Path) -> None:
    pyright = shutil.which("pyright")
    if pyright is None:
        pytest.skip("pyright is not installed")
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    asked = [pyright, "--pythonpath", sys.executable, str(tmp_path / "program.py")]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    assert 'Type of "parlour.game("claim").rules().players.most" is "int"' in said
    assert '"nonsense" is not' in said
    assert 'Cannot access attribute "playerz"' in said
