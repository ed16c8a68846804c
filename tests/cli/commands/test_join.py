"""`parlour join`: what is no table is refused in a sentence, before anything is shown."""

from pathlib import Path

import pytest

from parlour.cli.commands.join import Keys
from parlour.cli.main import run


@pytest.mark.parametrize(
    "link",
    [
        "somewhere",
        "http://localhost:1/lobby",
        "ftp://localhost/t/x",
        "http:///t/x",
        "https://[",
        "http://x:y/t/z",
    ],
)
def test_what_is_no_link_to_a_table_is_refused(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["join", link]) == 2
    out, said = capsys.readouterr()
    assert out == ""
    assert said.startswith(
        f"{link!r} is no table and no tournament: a link looks like http://localhost:8765/t/…"
    )


def test_a_room_that_nobody_keeps_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    assert run(["join", "http://127.0.0.1:9/t/x"]) == 2
    assert capsys.readouterr().err == "Nobody answers at http://127.0.0.1:9.\n"


def test_keys_of_rooms_are_kept_where_nobody_else_reads_them(tmp_path: Path) -> None:
    keys = Keys(tmp_path / "deep" / "rooms.json")
    assert keys.of("http://here") == ""
    keys.keep("http://here", "secret")
    keys.keep("http://there", "other")
    again = Keys(tmp_path / "deep" / "rooms.json")
    assert (again.of("http://here"), again.of("http://there")) == ("secret", "other")
    assert (tmp_path / "deep" / "rooms.json").stat().st_mode & 0o077 == 0


def test_a_broken_file_of_keys_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / "rooms.json").write_text("[1, 2")
    assert Keys(tmp_path / "rooms.json").of("http://here") == ""
