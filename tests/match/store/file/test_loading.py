"""Loading a saved game: what is sound is there again, and what is not is named."""

from pathlib import Path

import pytest

from parlour.engine.laws.fingerprint import fingerprint
from parlour.engine.play.move import Move
from parlour.match.errors import BadSave
from parlour.match.store.file.loading import load
from parlour.match.store.file.move_json import Turn
from parlour.match.store.file.private_file import lock_up, vault_path
from tests.match.tables import SEED, a_match, edit_line, forge, play_on


def test_a_running_game_is_there_again_to_the_last_card(save: Path) -> None:
    match = play_on(a_match(save=save), 7)
    loaded = load(save)
    assert (loaded.complaint, loaded.finished) == (None, False)
    assert fingerprint(loaded.match.position) == fingerprint(match.position)
    assert (loaded.match.seats, loaded.match.played) == (match.seats, match.played)
    assert loaded.match.lately(0) == match.lately(0)


def test_a_finished_game_is_there_again_without_any_private_file(save: Path) -> None:
    match = play_on(a_match(save=save))
    loaded = load(save)
    assert (loaded.complaint, loaded.finished) == (None, True)
    assert loaded.match.lately(1) == match.lately(1)


def test_loading_touches_nothing(save: Path) -> None:
    play_on(a_match(save=save), 5)
    save.write_bytes(save.read_bytes()[:-5])
    before = {path: path.read_bytes() for path in save.parent.iterdir()}
    load(save)
    assert {path: path.read_bytes() for path in save.parent.iterdir()} == before


def test_what_was_played_before_a_cut_is_kept(save: Path) -> None:
    match = play_on(a_match(save=save), 5)
    save.write_bytes(save.read_bytes()[:-5])
    loaded = load(save)
    assert loaded.match.played == match.played[:4]
    assert str(loaded.complaint) == "Line 6 is cut off: the game is kept up to line 5."


def test_what_was_played_before_an_edited_line_is_kept(save: Path) -> None:
    match = play_on(a_match(save=save))
    edit_line(save, 5, lambda tree: tree.update(move={"verb": "KNOCK"}))
    loaded = load(save)
    assert (loaded.match.played, loaded.finished) == (match.played[:3], False)
    assert str(loaded.complaint) == "Line 5 was edited: its hash does not fit."


def test_an_illegal_move_is_named_with_the_refusal(save: Path) -> None:
    match = play_on(a_match(save=save), 5)
    forge(save, 3, lambda tree: tree.update(move={"verb": "KNOCK"}))
    loaded = load(save)
    assert loaded.match.played == match.played[:1]
    assert loaded.complaint is not None
    assert loaded.complaint.code == "illegal-move"
    assert loaded.complaint.sentence.startswith(
        "Line 3 is not a legal move: KNOCK: You may knock on your turn"
    )


def test_a_move_of_the_wrong_seat_is_named_with_the_players_name(save: Path) -> None:
    match = play_on(a_match(save=save), 5)
    other = 1 - match.played[1].seat
    forge(save, 3, lambda tree: tree.update(seat=other))
    assert f"It is not {match.names()[other]}'s turn" in str(load(save).complaint)


def test_a_seat_that_is_not_there_has_no_turn(save: Path) -> None:
    play_on(a_match(save=save), 5)
    forge(save, 3, lambda tree: tree.update(seat=-1))
    assert "It is not seat -1's turn" in str(load(save).complaint)


def test_a_result_that_was_changed_is_named(save: Path) -> None:
    match = play_on(a_match(save=save))
    last = len(match.played) + 2
    forge(save, last, lambda tree: tree["end"].update(winners=[0, 1]))
    loaded = load(save)
    assert (str(loaded.complaint), loaded.finished) == (
        f"Line {last} has another result than the game.",
        False,
    )


def test_an_end_before_the_game_is_over_is_named(save: Path) -> None:
    match = play_on(a_match(save=save))
    last = len(match.played) + 2
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join(lines[:3] + lines[-1:]))
    forge(save, 4, lambda tree: None)
    assert last > 4
    assert str(load(save).complaint) == "Line 4 ends a game that is not over."


@pytest.mark.usefixtures("high_card")
def test_a_plug_in_game_with_sealed_choices_is_there_again(save: Path) -> None:
    match = play_on(a_match("high-card", save=save), 3)
    loaded = load(save)
    assert (loaded.match.played, loaded.match.position.sealed()) == (match.played, 1)
    assert loaded.unpublished() == match.played[2:]


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_that_is_not_legal_is_named(save: Path) -> None:
    a_match("high-card", save=save)
    lock_up(save, SEED, [Turn(0, Move("PASS"))], first=1)
    loaded = load(save)
    assert loaded.match.played == []
    assert loaded.complaint is not None
    assert loaded.complaint.code == "bad-seed-file"


@pytest.mark.usefixtures("high_card")
def test_sealed_choices_that_are_published_already_are_not_played_twice(save: Path) -> None:
    match = play_on(a_match("high-card", save=save), 2)
    lock_up(save, SEED, match.played, first=1)
    assert load(save).match.played == match.played


def test_a_game_without_its_seed_is_refused(save: Path) -> None:
    play_on(a_match(save=save), 5)
    vault_path(save).unlink()
    with pytest.raises(BadSave, match="without the seed nothing can be dealt"):
        load(save)
