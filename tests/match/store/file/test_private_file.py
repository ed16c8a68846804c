"""The private file beside a running game."""

import stat
from pathlib import Path

import pytest

from parlour.engine.play.move import Move
from parlour.match.errors import BadSave
from parlour.match.store.file.move_json import Turn
from parlour.match.store.file.private_file import clear_out, lock_up, unlock, vault_path
from tests.match.tables import SEED

TURNS = [Turn(0, Move("PICK", slots=(1,))), Turn(1, Move("PASS"))]


@pytest.mark.parametrize(
    ("save", "vault"), [("evening.parlour.jsonl", "evening.seed"), ("odd.jsonl", "odd.jsonl.seed")]
)
def test_the_private_file_lies_beside_the_game(save: str, vault: str) -> None:
    assert vault_path(Path("games") / save) == Path("games") / vault


def test_what_is_locked_up_can_be_unlocked(save: Path) -> None:
    lock_up(save, SEED, TURNS, first=5)
    assert unlock(save) == (SEED, {5: TURNS[0], 6: TURNS[1]})


def test_only_the_owner_may_read_it(save: Path) -> None:
    lock_up(save, SEED, [], first=1)
    assert stat.S_IMODE(vault_path(save).stat().st_mode) == 0o600


def test_it_is_gone_when_cleared_out(save: Path) -> None:
    lock_up(save, SEED, [], first=1)
    clear_out(save)
    assert not vault_path(save).exists()


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        '{"seed": "c0ffee"}',
        '{"seed": "coffee", "sealed": []}',
        '{"seed": "c0ffee", "sealed": [{"n": 1, "seat": 0, "move": {"word": "PASS"}}]}',
    ],
)
def test_a_damaged_one_says_so(save: Path, content: str) -> None:
    vault_path(save).write_text(content)
    with pytest.raises(BadSave, match=r"evening\.seed is damaged: ") as refused:
        unlock(save)
    assert refused.value.code == "bad-seed-file"
