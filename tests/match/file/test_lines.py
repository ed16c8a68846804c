"""The lines of a saved game: what they hold, how they vouch for each other, and which of them is wrong."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.cards.seeds import commitment, seed_from_hex
from parlour.engine.errors import BadMove
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from, move_tree
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import to_tree
from parlour.match.errors import BadSave
from parlour.match.file.format import (
    MoveLine,
    check_format,
    end_tree,
    game_of,
    header_tree,
    rules_of,
    typed_line,
)
from parlour.match.file.reader import load
from parlour.match.file.record import Record, read_record
from parlour.match.provenance import Provenance
from tests.match.tables import ANN_AND_BOB, SEED, Tree, a_match, edit_line, forge, play_on, trees

GAME = find_game("bastard-brag")
RULES = GAME.rules("jokers-wild")


def test_the_header_says_what_is_played_by_whom() -> None:
    header = header_tree(GAME.id, RULES, ANN_AND_BOB, SEED, Provenance())
    assert header == {
        "parlour": 2,
        "game": "bastard-brag",
        "rulesVersion": 1,
        "variant": "jokers-wild",
        "rules": to_tree(RULES),
        "seats": [{"name": "Ann", "player": "me"}, {"name": "Bob", "player": "random"}],
        "shuffle": "shuffle-v1",
        "commitment": commitment(SEED),
    }


def test_nothing_in_the_header_but_the_commitment_depends_on_the_seed() -> None:
    one = header_tree(GAME.id, RULES, ANN_AND_BOB, SEED, Provenance())
    other = header_tree(GAME.id, RULES, ANN_AND_BOB, seed_from_hex("beef"), Provenance())
    assert {name for name in one if one[name] != other[name]} == {"commitment"}


def test_the_end_tells_winners_places_tallies_and_the_seed() -> None:
    tree = end_tree(Outcome([2, 1], [0, 3], "Somebody won."), SEED, Provenance())
    assert tree == {"end": {"winners": [1], "places": [2, 1], "tallies": [0, 3]}, "seed": SEED.hex()}


def test_a_line_with_a_field_too_many_is_refused_by_number_and_name() -> None:
    with pytest.raises(BadSave, match=r"Line 7 is wrong: .*`cheat`"):
        typed_line(7, {"n": 1, "seat": 0, "move": {}, "hash": "", "cheat": 1}, MoveLine)


def test_game_and_rules_are_found_again(save: Path) -> None:
    match = a_match(save=save)
    header = read_record(save).header
    assert game_of(header) is find_game("bastard-brag")
    assert rules_of(header, match.game) == match.rules


def test_an_edited_header_leaves_nothing_sound(save: Path) -> None:
    a_match(save=save)
    edit_line(save, 1, lambda tree: tree["rules"].update(jokers=3))
    with pytest.raises(BadSave, match=r"Line 1 was edited: its hash does not fit\."):
        load(save)


@pytest.mark.parametrize(
    ("change", "code", "why"),
    [
        (
            lambda tree: tree.update(parlour=3),
            "other-format",
            "says format 3, and this Parlour reads 1 and 2",
        ),
        (lambda tree: tree.pop("parlour"), "not-a-saved-game", "is not the header of a saved game"),
        (lambda tree: tree.pop("seats"), "bad-line", "missing required field `seats`"),
        (lambda tree: tree.update(deck=[1, 2]), "bad-line", "unknown field `deck`"),
        (lambda tree: tree.update(shuffle="riffle"), "other-shuffle", "names the shuffle 'riffle'"),
        (lambda tree: tree.update(commitment="abc"), "bad-line", "commitment: it takes 64"),
        (lambda tree: tree["seats"][0].update(name="\x1b[2J"), "bad-line", "seats: a name has only"),
        (lambda tree: tree.update(game="bastard-bragg"), "unknown-game", "did you mean bastard-brag?"),
        (lambda tree: tree["rules"].update(jokers=-1), "wrong-rules", "jokers: Expected"),
        (lambda tree: tree["rules"].update(wild=1), "wrong-rules", "unknown field `wild`"),
        (lambda tree: tree.update(rulesVersion=9), "other-rules", "has rules of version 9"),
        (lambda tree: tree.update(variant="house"), "wrong-rules", "other rules in it than house"),
        (lambda tree: tree["seats"].pop(), "cannot-begin", "to 1 players"),
    ],
)
def test_a_header_that_cannot_be_played_says_why(
    save: Path, change: Callable[[Tree], None], code: str, why: str
) -> None:
    play_on(a_match(), 3, save=save)
    forge(save, 1, change)
    with pytest.raises(BadSave) as refused:
        load(save)
    assert refused.value.code == code
    assert refused.value.sentence.startswith("Line 1")
    assert why in refused.value.sentence


def test_another_format_is_named_before_anything_else() -> None:
    with pytest.raises(BadSave, match="says format 'two'"):
        check_format({"parlour": "two", "anything": 1})


NUMBERS = st.lists(st.integers(0, 99)).map(tuple)
MOVES = st.builds(Move, st.text(), NUMBERS, NUMBERS, st.integers(), st.sampled_from(["", "C", "H", "S", "D"]))


@settings(max_examples=30)
@given(MOVES)
def test_a_spelled_move_is_read_as_the_same_move(move: Move) -> None:
    assert move_from(move_tree(move)) == move


def test_only_the_fields_a_move_has_are_written() -> None:
    assert move_tree(Move("SWAP", slots=(2, 0))) == {"verb": "SWAP", "slots": [2, 0]}


@pytest.mark.parametrize(
    ("tree", "why"),
    [
        ("KNOCK", "Expected `object`"),
        ({"slots": [1]}, "verb"),
        ({"verb": 3}, "verb"),
        ({"verb": "RAISE", "amount": 1.5}, "amount"),
        ({"verb": "RAISE", "amount": True}, "amount"),
        ({"verb": "SWAP", "slots": "12"}, "slots"),
        ({"verb": "SWAP", "slot": [1]}, "slot"),
    ],
)
def test_nonsense_is_refused_and_the_field_named(tree: Any, why: str) -> None:
    with pytest.raises(BadMove, match=why) as refused:
        move_from(tree)
    assert refused.value.code == "bad-move"


Change = Callable[[Tree], None]


@pytest.fixture
def finished(save: Path) -> Path:
    play_on(a_match(), save=save)
    return save


def test_a_sound_file_is_read_to_its_end(save: Path) -> None:
    match = play_on(a_match(), save=save)
    record = read_record(save)
    assert (record.complaint, record.turns) == (None, match.played)
    assert record.ending is not None


def test_the_layout_of_a_line_does_not_matter(finished: Path) -> None:
    wide = "".join(json.dumps(tree, indent=None, sort_keys=True) + " \r\n" for tree in trees(finished))
    assert Record(wide.encode()).complaint is None


@pytest.mark.thorough
def test_a_file_cut_anywhere_keeps_its_whole_lines(finished: Path) -> None:
    content = finished.read_bytes()
    ends = [place + 1 for place, byte in enumerate(content) if byte == ord("\n")]
    for size in range(ends[0], len(content), 7):
        record = Record(content[:size])
        whole = sum(1 for end in ends if end - 1 <= size)
        assert len(record.hashes) == whole
        assert (record.complaint is None) == (size in ends or size + 1 in ends)


def test_a_cut_line_is_named_with_what_is_kept(save: Path) -> None:
    play_on(a_match(), 4, save=save)
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
