"""Every page is followed at a desk of its own."""

from math import inf
from pathlib import Path

import pytest

from parlour.folders import room_file
from parlour.storage.sqlite.file import copy_file
from tests.cli.typing_in import Shell
from tests.documentation.desk import PLACEHOLDERS, Desk

ANNS_GAME = ("play", "bastard-brag", "--seats", "Ann,house:easy", "--lives", "1", "--seed", "27")
HER_MOVES = "s 2 1\nk\n"


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    """In an empty folder, on one core, with nothing said now and then."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "house"))
    monkeypatch.delenv("PARLOUR_COMMAND", raising=False)
    monkeypatch.setattr("sys.argv", ["parlour"])
    monkeypatch.setattr("parlour.lab.run.processes.cores", lambda: 1)
    monkeypatch.setattr("parlour.lab.run.progress.SOON", inf)
    folder = tmp_path / "desk"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(str(folder))
    return Desk(folder, Shell(monkeypatch, capsys), monkeypatch)


@pytest.fixture
def finished(desk: Desk) -> None:
    """A finished game of Ann's, under every name that the pages have for one, its room, and house rules."""
    first = PLACEHOLDERS[0]
    assert desk.shell(*ANNS_GAME, "--save", first, typed=HER_MOVES).code == 0
    for name in PLACEHOLDERS[1:]:
        desk.folder.joinpath(name).write_bytes(desk.folder.joinpath(first).read_bytes())
    desk.folder.joinpath("my.json").write_text("{}", encoding="utf-8")
    copy_file(room_file(), desk.folder / "room.db")
