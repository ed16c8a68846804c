"""Keeping what was played."""

from pathlib import Path

import pytest

from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deal, play_deals
from parlour.lab.run.folder import SHEETS, Folder, folder_for
from tests.lab.questions import a_question


def test_what_was_added_is_there_next_time(tmp_path: Path) -> None:
    question, folder = a_question(), Folder(tmp_path / "new")
    assert folder.open(question) == {}
    folder.add(play_deals(question, [3]))
    assert folder.open(question) == {3: play_deal(question, 3)}


def test_a_line_that_was_cut_off_spoils_nothing_that_is_added_later(tmp_path: Path) -> None:
    question, folder = a_question(), Folder(tmp_path)
    folder.open(question)
    folder.add(play_deals(question, [3])[:-5])
    folder.add(play_deals(question, [4]))
    assert list(folder.open(question)) == [4]


def test_a_sheet_of_another_table_is_played_again(tmp_path: Path) -> None:
    question, folder = a_question(), Folder(tmp_path)
    folder.open(question)
    folder.add(play_deals(question, [3]))
    folder.add(b"[4,[]]\n")
    assert list(folder.open(question)) == [3]


def test_a_folder_of_another_question_is_refused_and_left_alone(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.open(a_question(seed=1))
    folder.add(b"[]\n")
    with pytest.raises(BadExperiment, match="another question"):
        folder.open(a_question(seed=2))
    assert (tmp_path / SHEETS).read_bytes() == b"\n[]\n"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadExperiment, match="cannot be kept in"):
        Folder(tmp_path / "file" / "x").open(a_question())


def test_every_question_has_a_folder_at_home(home: Path) -> None:
    assert folder_for(a_question(), None).path == home / "lab" / a_question().name()


def test_the_folder_can_be_chosen(tmp_path: Path) -> None:
    assert folder_for(a_question(), str(tmp_path)).path == tmp_path
