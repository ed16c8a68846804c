"""Going on with a saved game."""

from pathlib import Path

import pytest

from parlour.match.errors import BadSave
from parlour.match.store.file.loading import load
from parlour.match.store.file.private_file import unlock, vault_path
from parlour.match.store.file.resuming import resume, spare_name
from parlour.match.verify import verify
from tests.match.tables import SEED, a_match, edit_line, play_on, trees


def test_a_resumed_game_goes_on_in_the_same_file_as_if_nothing_had_been(tmp_path: Path) -> None:
    through, halved = tmp_path / "through", tmp_path / "halved"
    play_on(a_match(save=through))
    play_on(a_match(save=halved), 6)
    play_on(resume(load(halved)))
    assert halved.read_bytes() == through.read_bytes()


def test_a_sound_file_is_not_touched_before_the_next_move(save: Path) -> None:
    play_on(a_match(save=save), 4)
    before = save.read_bytes()
    resume(load(save))
    assert save.read_bytes() == before
    assert sorted(save.parent.iterdir()) == sorted([save, vault_path(save)])


def test_a_cut_off_line_is_laid_aside_and_the_game_goes_on(save: Path) -> None:
    play_on(a_match(save=save), 5)
    broken = save.read_bytes()[:-5]
    save.write_bytes(broken)
    match = resume(load(save))
    assert save.with_name("evening.parlour.jsonl.broken").read_bytes() == broken
    assert len(trees(save)) == 5
    play_on(match)
    assert verify(save).is_sound()


def test_an_edited_line_and_all_after_it_are_laid_aside(save: Path) -> None:
    play_on(a_match(save=save), 6)
    edit_line(save, 4, lambda tree: tree.update(seat=5))
    broken = save.read_bytes()
    match = resume(load(save))
    assert spare_name(save).name == "evening.parlour.jsonl.broken-2"
    assert save.with_name("evening.parlour.jsonl.broken").read_bytes() == broken
    assert [tree["n"] for tree in trees(save)[1:]] == [1, 2]
    play_on(match)
    assert verify(save).is_sound()


def test_a_missing_last_line_break_is_mended_without_fuss(save: Path) -> None:
    play_on(a_match(save=save), 4)
    sound = save.read_bytes()
    save.write_bytes(sound.rstrip(b"\n"))
    assert load(save).complaint is None
    resume(load(save))
    assert save.read_bytes() == sound
    assert not save.with_name("evening.parlour.jsonl.broken").exists()


def test_the_second_broken_file_does_not_take_the_place_of_the_first(save: Path) -> None:
    play_on(a_match(save=save), 6)
    for _ in range(3):
        save.write_bytes(save.read_bytes()[:-5])
        resume(load(save))
    names = [path.name for path in save.parent.iterdir() if "broken" in path.name]
    assert sorted(names) == [f"evening.parlour.jsonl.broken{number}" for number in ("", "-2", "-3")]


def test_a_finished_game_is_not_resumed(save: Path) -> None:
    play_on(a_match(save=save))
    with pytest.raises(BadSave, match="This game is finished") as refused:
        resume(load(save))
    assert refused.value.code == "finished"


def test_a_game_whose_seed_is_out_is_not_resumed(save: Path) -> None:
    play_on(a_match(save=save))
    edit_line(save, 4, lambda tree: tree.update(seat=5))
    before = save.read_bytes()
    with pytest.raises(BadSave, match="nobody can play on fairly") as refused:
        resume(load(save))
    assert refused.value.code == "seed-is-out"
    assert save.read_bytes() == before


def test_a_game_that_was_over_but_not_closed_is_closed(save: Path) -> None:
    match = play_on(a_match(save=save))
    whole = save.read_bytes()
    lines = whole.splitlines(keepends=True)
    save.write_bytes(b"".join(lines[:-1]))
    vault_path(save).write_text(f'{{"seed": "{SEED.hex()}", "sealed": []}}')
    loaded = load(save)
    assert (loaded.finished, loaded.match.played) == (False, match.played)
    assert resume(loaded).is_over()
    assert save.read_bytes() == whole
    assert not vault_path(save).exists()


@pytest.mark.usefixtures("high_card")
def test_stale_sealed_choices_are_forgotten_when_the_game_goes_on_before_them(save: Path) -> None:
    play_on(a_match("high-card", save=save), 3)
    edit_line(save, 3, lambda tree: tree.update(seat=5))
    match = resume(load(save))
    assert match.position.sealed() == 1
    assert list(unlock(save)[1]) == []


def test_two_tables_cannot_write_the_same_game(save: Path) -> None:
    play_on(a_match(save=save), 4)
    one, other = resume(load(save)), resume(load(save))
    play_on(one, 1)
    with pytest.raises(BadSave, match="was changed by somebody else"):
        play_on(other, 1)
