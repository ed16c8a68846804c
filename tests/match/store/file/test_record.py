"""Reading the lines of a saved game: which line is wrong, and why."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.match.errors import BadSave
from parlour.match.store.file.record import Record, read_record
from tests.match.tables import Tree, a_match, edit_line, forge, play_on, trees

Change = Callable[[Tree], None]


@pytest.fixture
def finished(save: Path) -> Path:
    play_on(a_match(save=save))
    return save


def test_a_sound_file_is_read_to_its_end(save: Path) -> None:
    match = play_on(a_match(save=save))
    record = read_record(save)
    assert (record.complaint, record.turns) == (None, match.played)
    assert record.ending is not None


def test_the_layout_of_a_line_does_not_matter(finished: Path) -> None:
    wide = "".join(json.dumps(tree, indent=None, sort_keys=True) + " \r\n" for tree in trees(finished))
    assert Record(wide.encode()).complaint is None


def test_a_file_cut_anywhere_keeps_its_whole_lines(finished: Path) -> None:
    content = finished.read_bytes()
    ends = [place + 1 for place, byte in enumerate(content) if byte == ord("\n")]
    for size in range(ends[0], len(content), 7):
        record = Record(content[:size])
        whole = sum(1 for end in ends if end - 1 <= size)
        assert len(record.hashes) == whole
        assert (record.complaint is None) == (size in ends or size + 1 in ends)


def test_a_cut_line_is_named_with_what_is_kept(save: Path) -> None:
    play_on(a_match(save=save), 4)
    record = Record(save.read_bytes()[:-9])
    assert record.complaint is not None
    assert record.complaint.code == "cut-off"
    assert record.complaint.sentence == "Line 5 is cut off: the game is kept up to line 4."


@pytest.mark.parametrize("content", [b"", b"\n", b"{", b"[]\n", b"hello\n", b'{"a": 1}\n', b"\xff\xfe\n"])
def test_a_file_without_a_header_is_refused(content: bytes) -> None:
    with pytest.raises(BadSave, match=r"Line 1|The file is empty"):
        Record(content)


@pytest.mark.parametrize(
    ("change", "code", "why"),
    [
        (lambda tree: tree.update(seat=1 - tree["seat"]), "wrong-hash", "was edited: its hash does not fit"),
        (lambda tree: tree.update(hash="0" * 64), "wrong-hash", "was edited: its hash does not fit"),
        (lambda tree: tree.pop("hash"), "wrong-hash", "was edited: its hash does not fit"),
    ],
)
def test_an_edited_line_ends_what_is_sound(finished: Path, change: Change, code: str, why: str) -> None:
    edit_line(finished, 4, change)
    record = read_record(finished)
    assert record.complaint is not None
    assert (record.complaint.code, record.complaint.sentence) == (code, f"Line 4 {why}.")
    assert len(record.turns) == 2


@pytest.mark.parametrize(
    ("change", "code", "why"),
    [
        (lambda tree: tree.update(n=7), "wrong-number", "is move 7, but move 3 is due"),
        (lambda tree: tree.update(seat="Ann"), "bad-line", "seat: Expected `int`"),
        (lambda tree: tree.update(move={"word": "DEAL"}), "bad-line", "That is not a move"),
        (lambda tree: tree.update(cards=[1]), "bad-line", "unknown field `cards`"),
        (lambda tree: tree.update(end=1), "bad-line", "is wrong"),
    ],
)
def test_a_forged_line_that_makes_no_sense_is_named(
    finished: Path, change: Change, code: str, why: str
) -> None:
    forge(finished, 4, change)
    record = read_record(finished)
    assert record.complaint is not None
    assert record.complaint.code == code
    assert record.complaint.sentence.startswith("Line 4 ")
    assert why in record.complaint.sentence


def test_a_line_taken_out_is_noticed(finished: Path) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    record = Record(b"".join(lines[:3] + lines[4:]))
    assert record.complaint is not None
    assert record.complaint.code == "wrong-hash"
    assert len(record.turns) == 2


def test_a_line_that_is_not_json_says_where(finished: Path) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    record = Record(b"".join([*lines[:3], b'{"n" 3}\n', *lines[4:]]))
    assert record.complaint is not None
    assert record.complaint.code == "not-json"
    assert record.complaint.sentence.startswith("Line 4 cannot be read: it is not good JSON: ")
    assert record.complaint.sentence.endswith("column 6.")


def test_nothing_may_follow_the_end(finished: Path) -> None:
    content = finished.read_bytes()
    record = Record(content + content.splitlines(keepends=True)[1])
    assert record.complaint is not None
    assert record.complaint.code == "after-the-end"
    assert record.ending is not None


def test_a_line_nested_without_end_is_only_a_bad_line(finished: Path) -> None:
    for depth in (500, 900, 990, 100_000):
        nested = b'{"n": ' + b"[" * depth + b"]" * depth + b"}\n"
        record = Record(finished.read_bytes().splitlines(keepends=True)[0] + nested)
        assert record.complaint is not None
