"""The private file beside a running game: where it lies, who may read it, and what a damaged one says."""

from pathlib import Path

import pytest

from parlour.engine.play.move import Move
from parlour.match.errors import BadSave
from parlour.match.file.private_file import Private, private_path, read_private, remove_private
from parlour.match.log import Turn
from tests.match.tables import SEED

TURNS = [Turn(0, Move("PICK", slots=(1,))), Turn(1, Move("PASS"))]


@pytest.mark.parametrize(
    ("save", "private"), [("evening.parlour.jsonl", "evening.seed"), ("odd.jsonl", "odd.jsonl.seed")]
)
def test_the_private_file_lies_beside_the_game(save: str, private: str) -> None:
    assert private_path(Path("games") / save) == Path("games") / private


def test_what_is_written_can_be_read(save: Path) -> None:
    private = Private(SEED, {5: TURNS[0], 6: TURNS[1]}, secret=SEED[::-1])
    private_path(save).write_bytes(private.written())
    assert read_private(save) == private


def test_it_is_gone_when_it_is_removed(save: Path) -> None:
    private_path(save).write_bytes(Private(SEED, {}).written())
    remove_private(save)
    assert not private_path(save).exists()


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
    private_path(save).write_text(content)
    with pytest.raises(BadSave, match=r"evening\.seed is damaged: ") as refused:
        read_private(save)
    assert refused.value.code == "bad-seed-file"
