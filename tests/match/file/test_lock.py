"""One table for one saved game: the lock, and that no death leaves it behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.match.errors import BadSave
from parlour.match.file.lock import only_table

HOLD = "import sys, time; from pathlib import Path; from parlour.match.file.lock import only_table\n"
HOLD += "with only_table(Path(sys.argv[1])): print('mine', flush=True); time.sleep(60)"


@pytest.fixture
def game(save: Path) -> Path:
    save.write_text("a game")
    return save


def test_the_second_table_is_refused_and_the_third_comes_after_the_first(game: Path) -> None:
    with only_table(game):
        with pytest.raises(BadSave, match="is being played at another table") as refused, only_table(game):
            pass
        assert refused.value.code == "played-elsewhere"
    with only_table(game):
        pass


def test_whoever_only_reads_is_not_hindered(game: Path) -> None:
    with only_table(game):
        assert game.read_text() == "a game"


def test_a_killed_table_holds_nothing(game: Path) -> None:
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = [sys.executable, "-c", HOLD, str(game)]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env=env) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(BadSave, match="another table"), only_table(game):
            pass
        other.send_signal(signal.SIGKILL)
    with only_table(game):
        pass


def test_a_game_that_is_not_there_cannot_be_held(save: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read"), only_table(save):
        pass
