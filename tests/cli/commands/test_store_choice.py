"""Where a room is kept: options, a file, the environment; and a password that nobody else sees."""

from pathlib import Path

import pytest

from parlour.cli.commands.serve import chosen_store
from parlour.cli.errors import BadOption
from parlour.cli.main import run

ADDRESS = "postgresql://room:s3cret@127.0.0.1:1/room"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    monkeypatch.delenv("PARLOUR_STORE", raising=False)
    return tmp_path


def test_the_command_line_goes_before_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "store.txt").write_text(f"{ADDRESS}\nwhatever\n")
    assert chosen_store(None, None) == str(home / "room.db")
    monkeypatch.setenv("PARLOUR_STORE", "other.db\n")
    assert chosen_store(None, None) == "other.db"
    assert chosen_store(None, str(home / "store.txt")) == ADDRESS
    assert chosen_store("memory:", None) == "memory:"
    with pytest.raises(BadOption, match="choose one"):
        chosen_store("memory:", str(home / "store.txt"))


def test_a_password_on_the_command_line_is_warned_about(capsys: pytest.CaptureFixture[str]) -> None:
    chosen_store(ADDRESS, None)
    said = capsys.readouterr().err
    assert "PARLOUR_STORE, --store-file or PGPASSFILE" in said
    assert "s3cret" not in said
    chosen_store("postgresql://room@db/room", None)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("content", "sentence"), [(b"", "names no store"), (b"\xff\n", "is not text")])
def test_a_file_that_names_no_store_is_refused(home: Path, content: bytes, sentence: str) -> None:
    (home / "store.txt").write_bytes(content)
    with pytest.raises(BadOption, match=sentence):
        chosen_store(None, str(home / "store.txt"))
    with pytest.raises(BadOption, match="cannot be read"):
        chosen_store(None, str(home / "nowhere.txt"))


def test_a_database_that_cannot_be_reached_is_refused_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_STORE", ADDRESS)
    assert run(["serve", "--port", "0"]) == 2
    said = capsys.readouterr()
    assert "The database cannot be used" in said.err
    assert "s3cret" not in said.out + said.err
