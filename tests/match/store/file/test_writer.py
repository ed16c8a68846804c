"""Keeping a game in its file and what is secret in the private one: what is written when."""

import os
import stat
from pathlib import Path

import pytest

from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game
from parlour.match.errors import BadSave
from parlour.match.log import Turn
from parlour.match.match import Match
from parlour.match.store.file import durable, writer
from parlour.match.store.file.private_file import (
    Private,
    private_path,
    read_private,
    remove_private,
    write_private,
)
from parlour.match.store.file.reader import load, resume
from parlour.match.store.file.writer import keep
from tests.match.tables import ANN_AND_BOB, SEED, a_match, play_on, trees

FIRST, SECOND = Move("PICK", slots=(0,)), Move("PICK", slots=(1,))


def test_a_new_game_is_its_header_and_a_seed_beside_it(save: Path) -> None:
    a_match(save=save)
    names = "parlour game rulesVersion variant rules seats shuffle commitment seedGiven hash"
    assert [list(tree) for tree in trees(save)] == [names.split()]
    assert read_private(save) == Private(SEED, {})


def test_a_seed_that_nobody_gave_is_not_said_to_be_given(save: Path) -> None:
    match = Match.begin(find_game("bastard-brag"), find_game("bastard-brag").rules(), ANN_AND_BOB)
    keep(match, save)
    assert "seedGiven" not in trees(save)[0]


def test_a_game_that_finds_no_room_leaves_nothing_behind(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_for_games(path: Path, content: bytes) -> None:
        raise BadSave("cannot-write", "No room.")

    monkeypatch.setattr(writer, "write_whole", full_for_games)
    with pytest.raises(BadSave, match="No room"):
        a_match(save=save)
    assert list(save.parent.iterdir()) == []


def test_a_folder_is_no_name_for_a_game() -> None:
    with pytest.raises(BadSave, match="/ is a folder"):
        a_match(save=Path("/"))


def test_a_link_that_leads_nowhere_is_not_replaced(save: Path) -> None:
    save.symlink_to(save.with_name("elsewhere"))
    with pytest.raises(BadSave, match="exists already"):
        a_match(save=save)


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_is_not_written_over_that_of_another_table(save: Path) -> None:
    a_match("high-card", save=save)
    one, other = resume(load(save)), resume(load(save))
    one.play(1, SECOND)
    with pytest.raises(BadSave, match="was changed by somebody else") as refused:
        other.play(0, FIRST)
    assert refused.value.code == "changed-meanwhile"
    assert read_private(save).sealed == {1: Turn(1, SECOND)}


def test_a_game_without_end_is_refused_before_it_cannot_be_read_again(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(save=save)
    monkeypatch.setattr(durable, "MOST_SAVED", save.stat().st_size + 1)
    with pytest.raises(BadSave, match="has no more room"):
        play_on(match, 1)
    assert match.played == []


def test_every_move_is_in_the_file_before_the_next(save: Path) -> None:
    match = a_match(save=save)
    for played in range(1, 6):
        play_on(match, 1)
        assert [tree["n"] for tree in trees(save)[1:]] == list(range(1, played + 1))


def test_the_seed_is_nowhere_in_the_file_before_the_end(save: Path) -> None:
    match = a_match(save=save)
    while not match.is_over():
        content = save.read_bytes().lower()
        assert SEED.hex().encode() not in content
        assert SEED.hex().lstrip("0").encode() not in content
        assert SEED not in content
        play_on(match, 1)
    assert SEED.hex().encode() in save.read_bytes()


def test_at_the_end_the_seed_is_published_and_the_private_file_gone(save: Path) -> None:
    match = play_on(a_match(save=save))
    outcome = match.outcome()
    assert outcome is not None
    last = trees(save)[-1]
    assert (last["seed"], last["end"]["winners"]) == (SEED.hex(), outcome.winners())
    assert not private_path(save).exists()


@pytest.mark.usefixtures("high_card")
def test_sealed_choices_are_in_the_private_file_alone(save: Path) -> None:
    match = a_match("high-card", save=save)
    before = save.read_bytes()
    match.play(1, SECOND)
    assert save.read_bytes() == before
    assert read_private(save).sealed == {1: Turn(1, SECOND)}


@pytest.mark.usefixtures("high_card")
def test_sealed_choices_are_published_in_the_order_of_play_once_all_are_in(save: Path) -> None:
    match = a_match("high-card", save=save)
    match.play(1, SECOND)
    match.play(0, FIRST)
    assert [(tree["n"], tree["seat"], tree["move"]) for tree in trees(save)[1:]] == [
        (1, 1, {"verb": "PICK", "slots": [1]}),
        (2, 0, {"verb": "PICK", "slots": [0]}),
    ]


def test_a_new_game_never_takes_the_place_of_another(save: Path) -> None:
    a_match(save=save)
    content = save.read_bytes()
    with pytest.raises(BadSave, match="exists already") as refused:
        a_match(save=save)
    assert refused.value.code == "already-there"
    assert save.read_bytes() == content


def test_a_seed_left_alone_is_not_written_over(save: Path) -> None:
    private_path(save).write_text("somebody's seed")
    with pytest.raises(BadSave, match=r"evening\.seed exists already"):
        a_match(save=save)
    assert private_path(save).read_text() == "somebody's seed"


def test_a_move_that_cannot_be_saved_is_not_played(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(save=save)
    before = match.position.state()

    def no_space(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", no_space)
        with pytest.raises(BadSave, match="no space left"):
            play_on(match, 1)
    assert (match.position.state(), match.played) == (before, [])
    play_on(match, 1)
    assert len(trees(save)) == 2


TURNS = [Turn(0, Move("PICK", slots=(1,))), Turn(1, Move("PASS"))]


@pytest.mark.parametrize(
    ("save", "private"), [("evening.parlour.jsonl", "evening.seed"), ("odd.jsonl", "odd.jsonl.seed")]
)
def test_the_private_file_lies_beside_the_game(save: str, private: str) -> None:
    assert private_path(Path("games") / save) == Path("games") / private


def test_what_is_locked_up_can_be_read_privateed(save: Path) -> None:
    private = Private(SEED, {5: TURNS[0], 6: TURNS[1]}, secret=SEED[::-1])
    write_private(save, private)
    assert read_private(save) == private


def test_only_the_owner_may_read_it(save: Path) -> None:
    write_private(save, Private(SEED, {}))
    assert stat.S_IMODE(private_path(save).stat().st_mode) == 0o600


def test_it_is_gone_when_cleared_out(save: Path) -> None:
    write_private(save, Private(SEED, {}))
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
