"""Where librt is missing lists stand in for its vectors, and every game is the same."""

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game, game_names
from tests.both_modes import checksum_of
from tests.plain_only import plain_only

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 4
BLOCKED = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
from tests.both_modes import checksum_of
from parlour.engine.rules.finder import find_game
print(checksum_of(find_game(sys.argv[1]), int(sys.argv[2])))
"""


@plain_only
@pytest.mark.parametrize("name", game_names())
def test_a_game_plays_the_same_with_lists_for_vectors(name: str) -> None:
    command = [sys.executable, "-c", BLOCKED, name, str(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.stdout.strip(), done.stderr) == (str(checksum_of(find_game(name), GAMES)), "")
