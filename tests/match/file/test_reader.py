"""Saved games read: what is sound is there again, what is not is named, and the game goes on."""

from pathlib import Path

import pytest

from parlour.cards.seeds import seed_from_hex
from parlour.engine.play.move import Move
from parlour.match.errors import BadSave
from parlour.match.file.find_seed import kept_seed, published_seed, seed_in
from parlour.match.file.private_file import Private, private_path, read_private
from parlour.match.file.reader import load
from parlour.match.file.record import read_record
from parlour.match.log import Turn
from parlour.match.verify import verify
from tests.match.tables import SEED, a_match, edit_line, forge, go_on, play_on, trees


def test_a_running_game_is_there_again_to_the_last_card(save: Path) -> None:
    match = play_on(a_match(), 7, save=save)
    loaded = load(save)
    assert (loaded.complaint, loaded.finished) == (None, False)
    assert loaded.match.position.state() == match.position.state()
    assert (loaded.match.seats, loaded.match.played) == (match.seats, match.played)
    assert loaded.match.lately(0) == match.lately(0)


def test_a_finished_game_is_there_again_without_any_private_file(save: Path) -> None:
    match = play_on(a_match(), save=save)
    loaded = load(save)
    assert (loaded.complaint, loaded.finished) == (None, True)
    assert loaded.match.lately(1) == match.lately(1)


def test_loading_touches_nothing(save: Path) -> None:
    play_on(a_match(), 5, save=save)
    save.write_bytes(save.read_bytes()[:-5])
    before = {path: path.read_bytes() for path in save.parent.iterdir()}
    load(save)
    assert {path: path.read_bytes() for path in save.parent.iterdir()} == before


def test_what_was_played_before_a_cut_is_kept(save: Path) -> None:
    match = play_on(a_match(), 5, save=save)
    save.write_bytes(save.read_bytes()[:-5])
    loaded = load(save)
    assert loaded.match.played == match.played[:4]
    assert str(loaded.complaint) == "Line 6 is cut off: the game is kept up to line 5."


def test_what_was_played_before_an_edited_line_is_kept(save: Path) -> None:
    match = play_on(a_match(), save=save)
    edit_line(save, 5, lambda tree: tree.update(move={"verb": "KNOCK"}))
    loaded = load(save)
    assert (loaded.match.played, loaded.finished) == (match.played[:3], False)
    assert str(loaded.complaint) == "Line 5 was edited: its hash does not fit."


def test_an_illegal_move_is_named_with_the_refusal(save: Path) -> None:
    match = play_on(a_match(), 5, save=save)
    forge(save, 3, lambda tree: tree.update(move={"verb": "KNOCK"}))
    loaded = load(save)
    assert loaded.match.played == match.played[:1]
    assert loaded.complaint is not None
    assert loaded.complaint.code == "illegal-move"
    assert loaded.complaint.sentence.startswith(
        "Line 3 is not a legal move: Knock: You may knock on your turn"
    )


def test_a_move_of_the_wrong_seat_is_named_with_the_players_name(save: Path) -> None:
    match = play_on(a_match(), 5, save=save)
    other = 1 - match.played[1].seat
    forge(save, 3, lambda tree: tree.update(seat=other))
    assert f"It is not {match.names()[other]}'s turn" in str(load(save).complaint)


def test_a_seat_that_is_not_there_has_no_turn(save: Path) -> None:
    play_on(a_match(), 5, save=save)
    forge(save, 3, lambda tree: tree.update(seat=-1))
    assert "there is no seat -1" in str(load(save).complaint)


def test_a_result_that_was_changed_is_named(save: Path) -> None:
    match = play_on(a_match(), save=save)
    last = len(match.played) + 2
    forge(save, last, lambda tree: tree["end"].update(winners=[0, 1]))
    loaded = load(save)
    assert (str(loaded.complaint), loaded.finished) == (
        f"Line {last} has another result than the game.",
        False,
    )


def test_an_end_before_the_game_is_over_is_named(save: Path) -> None:
    match = play_on(a_match(), save=save)
    last = len(match.played) + 2
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join(lines[:3] + lines[-1:]))
    forge(save, 4, lambda tree: None)
    assert last > 4
    assert str(load(save).complaint) == "Line 4 ends a game that is not over."


@pytest.mark.usefixtures("high_card")
def test_a_plug_in_game_with_sealed_choices_is_there_again(save: Path) -> None:
    match = play_on(a_match("high-card"), 3, save=save)
    loaded = load(save)
    assert (loaded.match.played, loaded.match.position.sealed()) == (match.played, 1)
    assert loaded.unpublished() == match.played[2:]


@pytest.mark.usefixtures("high_card")
def test_a_sealed_choice_that_is_not_legal_is_named(save: Path) -> None:
    a_match("high-card", save=save)
    private_path(save).write_bytes(Private(SEED, {1: Turn(0, Move("PASS"))}).written())
    loaded = load(save)
    assert loaded.match.played == []
    assert loaded.complaint is not None
    assert loaded.complaint.code == "bad-seed-file"


@pytest.mark.usefixtures("high_card")
def test_sealed_choices_that_are_published_already_are_not_played_twice(save: Path) -> None:
    match = play_on(a_match("high-card"), 2, save=save)
    private_path(save).write_bytes(Private(SEED, dict(enumerate(match.played, start=1))).written())
    assert load(save).match.played == match.played


def test_a_game_without_its_seed_is_refused(save: Path) -> None:
    play_on(a_match(), 5, save=save)
    private_path(save).unlink()
    with pytest.raises(BadSave, match="without the seed nothing can be dealt"):
        load(save)


def test_a_resumed_game_goes_on_in_the_same_file_as_if_nothing_had_been(tmp_path: Path) -> None:
    through, halved = tmp_path / "through", tmp_path / "halved"
    play_on(a_match(), save=through)
    play_on(a_match(), 6, save=halved)
    go_on(halved)
    assert halved.read_bytes() == through.read_bytes()


def test_a_sound_file_is_the_same_after_leaving_without_a_move(save: Path) -> None:
    play_on(a_match(), 4, save=save)
    before = save.read_bytes()
    go_on(save, 0)
    assert save.read_bytes() == before
    assert sorted(save.parent.iterdir()) == sorted([save, private_path(save)])


def test_a_cut_off_line_is_laid_aside_and_the_game_goes_on(save: Path) -> None:
    play_on(a_match(), 5, save=save)
    broken = save.read_bytes()[:-5]
    save.write_bytes(broken)
    go_on(save, 0)
    assert save.with_name("evening.parlour.jsonl.broken").read_bytes() == broken
    assert len(trees(save)) == 5
    go_on(save)
    assert verify(save).is_sound()


def test_an_edited_line_and_all_after_it_are_laid_aside(save: Path) -> None:
    play_on(a_match(), 6, save=save)
    edit_line(save, 4, lambda tree: tree.update(seat=5))
    broken = save.read_bytes()
    go_on(save, 0)
    assert save.with_name("evening.parlour.jsonl.broken").read_bytes() == broken
    assert [tree["n"] for tree in trees(save)[1:]] == [1, 2]
    go_on(save)
    assert verify(save).is_sound()


def test_a_missing_last_line_break_is_mended_without_fuss(save: Path) -> None:
    play_on(a_match(), 4, save=save)
    sound = save.read_bytes()
    save.write_bytes(sound.rstrip(b"\n"))
    assert load(save).complaint is None
    go_on(save, 0)
    assert save.read_bytes() == sound
    assert not save.with_name("evening.parlour.jsonl.broken").exists()


def test_the_second_broken_file_does_not_take_the_place_of_the_first(save: Path) -> None:
    play_on(a_match(), 6, save=save)
    for _ in range(3):
        save.write_bytes(save.read_bytes()[:-5])
        go_on(save, 0)
    names = [path.name for path in save.parent.iterdir() if "broken" in path.name]
    assert sorted(names) == [f"evening.parlour.jsonl.broken{number}" for number in ("", "-2", "-3")]


def test_a_finished_game_is_not_resumed(save: Path) -> None:
    play_on(a_match(), save=save)
    with pytest.raises(BadSave, match="This game is finished") as refused:
        go_on(save, 0)
    assert refused.value.code == "finished"


def test_a_game_whose_seed_is_out_is_not_resumed(save: Path) -> None:
    play_on(a_match(), save=save)
    edit_line(save, 4, lambda tree: tree.update(seat=5))
    before = save.read_bytes()
    with pytest.raises(BadSave, match="nobody can play on fairly") as refused:
        go_on(save, 0)
    assert refused.value.code == "seed-is-out"
    assert save.read_bytes() == before


def test_a_game_that_was_over_but_not_closed_is_closed(save: Path) -> None:
    match = play_on(a_match(), save=save)
    whole = save.read_bytes()
    lines = whole.splitlines(keepends=True)
    save.write_bytes(b"".join(lines[:-1]))
    private_path(save).write_text(f'{{"seed": "{SEED.hex()}", "sealed": []}}')
    loaded = load(save)
    assert (loaded.finished, loaded.match.played) == (False, match.played)
    with pytest.raises(BadSave, match="This game is finished"):
        go_on(save, 0)
    assert save.read_bytes() == whole
    assert not private_path(save).exists()


@pytest.mark.usefixtures("high_card")
def test_stale_sealed_choices_are_forgotten_when_the_game_goes_on_before_them(save: Path) -> None:
    play_on(a_match("high-card"), 3, save=save)
    edit_line(save, 3, lambda tree: tree.update(seat=5))
    assert go_on(save, 0).position.sealed() == 1
    assert list(read_private(save).sealed) == [1]


def test_a_finished_game_tells_its_seed(save: Path) -> None:
    play_on(a_match(), save=save)
    assert published_seed(read_record(save)) == SEED


def test_a_running_game_tells_no_seed(save: Path) -> None:
    play_on(a_match(), 3, save=save)
    assert published_seed(read_record(save)) is None


def test_the_promised_seed_counts_even_in_an_edited_file(save: Path) -> None:
    play_on(a_match(), save=save)
    edit_line(save, 3, lambda tree: tree.update(n=9))
    assert published_seed(read_record(save)) == SEED


def test_another_seed_than_the_promised_one_does_not_count(save: Path) -> None:
    match = play_on(a_match(), save=save)
    last = len(match.played) + 2
    forge(save, last, lambda tree: tree.update(seed="beef"))
    assert published_seed(read_record(save)) is None
    with pytest.raises(
        BadSave, match=f"Line {last} has a seed that does not fit the commitment in line 1"
    ) as bad:
        kept_seed(save, read_record(save))
    assert bad.value.code == "wrong-seed"


def test_a_running_game_without_its_private_file_cannot_be_dealt(save: Path) -> None:
    play_on(a_match(), 3, save=save)
    private_path(save).unlink()
    with pytest.raises(BadSave, match=r"evening\.seed is not beside it: without the seed nothing") as refused:
        kept_seed(save, read_record(save))
    assert refused.value.code == "no-seed"


def test_a_private_file_of_another_game_does_not_fit(save: Path) -> None:
    play_on(a_match(), 3, save=save)
    private_path(save).write_bytes(Private(seed_from_hex("beef"), {}).written())
    with pytest.raises(BadSave, match="does not fit the commitment in line 1") as refused:
        kept_seed(save, read_record(save))
    assert refused.value.code == "wrong-seed"


@pytest.mark.parametrize("line", [b"", b"{}", b'{"seed": 7}', b'{"seed": null}', b'{"seed": "xyz"}'])
def test_a_line_without_a_seed_has_none(line: bytes) -> None:
    assert seed_in(line) is None
