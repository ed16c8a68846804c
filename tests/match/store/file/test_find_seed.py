"""Where the seed of a saved game is found, and that only the promised one counts."""

from pathlib import Path

import pytest

from parlour.cards.seeds import seed_from_hex
from parlour.match.errors import BadSave
from parlour.match.store.file.find_seed import kept_seed, published_seed, seed_in
from parlour.match.store.file.private_file import lock_up, vault_path
from parlour.match.store.file.record import read_record
from tests.match.tables import SEED, a_match, edit_line, forge, play_on


def test_a_finished_game_tells_its_seed(save: Path) -> None:
    play_on(a_match(save=save))
    assert published_seed(read_record(save)) == SEED


def test_a_running_game_tells_no_seed(save: Path) -> None:
    play_on(a_match(save=save), 3)
    assert published_seed(read_record(save)) is None


def test_the_promised_seed_counts_even_in_an_edited_file(save: Path) -> None:
    play_on(a_match(save=save))
    edit_line(save, 3, lambda tree: tree.update(n=9))
    assert published_seed(read_record(save)) == SEED


def test_another_seed_than_the_promised_one_does_not_count(save: Path) -> None:
    match = play_on(a_match(save=save))
    last = len(match.played) + 2
    forge(save, last, lambda tree: tree.update(seed="beef"))
    assert published_seed(read_record(save)) is None
    with pytest.raises(
        BadSave, match=f"Line {last} has a seed that does not fit the commitment in line 1"
    ) as bad:
        kept_seed(save, read_record(save))
    assert bad.value.code == "wrong-seed"


def test_a_running_game_without_its_private_file_cannot_be_dealt(save: Path) -> None:
    play_on(a_match(save=save), 3)
    vault_path(save).unlink()
    with pytest.raises(BadSave, match=r"evening\.seed is not beside it: without the seed nothing") as refused:
        kept_seed(save, read_record(save))
    assert refused.value.code == "no-seed"


def test_a_private_file_of_another_game_does_not_fit(save: Path) -> None:
    play_on(a_match(save=save), 3)
    lock_up(save, seed_from_hex("beef"), [], first=1)
    with pytest.raises(BadSave, match="does not fit the commitment in line 1") as refused:
        kept_seed(save, read_record(save))
    assert refused.value.code == "wrong-seed"


@pytest.mark.parametrize("line", [b"", b"{}", b'{"seed": 7}', b'{"seed": null}', b'{"seed": "xyz"}'])
def test_a_line_without_a_seed_has_none(line: bytes) -> None:
    assert seed_in(line) is None
