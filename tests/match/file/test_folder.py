"""Where games are kept and found again."""

import os
from pathlib import Path

import pytest

from parlour.engine.errors import ParlourError
from parlour.match.errors import BadSave
from parlour.match.file.folder import find_save, games_folder, latest_running, new_save, running_games
from parlour.match.file.private_file import private_path
from tests.match.tables import a_match, go_on, play_on


def kept() -> Path:
    path = new_save("bastard-brag")
    a_match(save=path)
    return path


def test_the_house_of_ones_own_comes_first(home: Path) -> None:
    assert games_folder() == home / "games"


def test_the_shared_data_folder_comes_next(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PARLOUR_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert games_folder() == tmp_path / "parlour" / "games"


def test_the_home_folder_comes_last(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("PARLOUR_HOME")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert games_folder() == tmp_path / ".local" / "share" / "parlour" / "games"


def test_two_games_of_one_second_get_two_names() -> None:
    assert kept() != kept()


def test_a_folder_that_cannot_be_made_is_refused(home: Path) -> None:
    home.write_text("a file in the way")
    with pytest.raises(ParlourError, match=r"Games cannot be saved in .* Set PARLOUR_HOME"):
        new_save("bastard-brag")


def test_the_latest_running_game_is_found() -> None:
    older, newer = kept(), kept()
    os.utime(older, (1, 1))
    assert latest_running() == newer


def test_a_game_without_its_private_file_is_not_running() -> None:
    path = kept()
    path.with_name(path.name.removesuffix(".parlour.jsonl") + ".seed").unlink()
    assert running_games() == []


def test_a_game_that_died_before_its_private_file_was_removed_is_not_running() -> None:
    path = new_save("bastard-brag")
    match = a_match(save=path)
    private = private_path(path).read_bytes()
    play_on(match, save=path)
    private_path(path).write_bytes(private)
    assert running_games() == []
    with pytest.raises(BadSave, match="This game is finished"):
        go_on(path, 0)
    assert not private_path(path).exists()


def test_nothing_to_resume_is_a_sentence() -> None:
    with pytest.raises(BadSave, match="There is no unfinished game"):
        latest_running()


def test_a_game_is_found_by_its_name_alone() -> None:
    path = kept()
    assert find_save(path.name) == path
    assert find_save(path.name.removesuffix(".parlour.jsonl")) == path


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSave, match=r"There is no saved game nowhere\.jsonl"):
        find_save("nowhere.jsonl")
