"""`parlour serve`: what it refuses before anything is opened, and how it ends."""

import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.cli.main import run
from parlour.cli.room import FirstTable
from parlour.engine.rules.finder import game_names
from tests.server.room_process import RoomProcess, room_process


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["no-such-game"], "There is no game called"),
        (["--seats", "63"], "players"),
        (["--seats", "0"], "0 players"),
        (["--seats", "-1"], "-1 players"),
        (["--store", "no/such/folder/room.db"], "There is no folder"),
        (["--store", "mysql://x"], "is no store"),
        (["--store", "/dev/null/x"], "file exists"),
        (["--port", "99999"], "there is no such port"),
        (["--host", "203.0.113.9"], "cannot assign requested address"),
        (["--public-url", "cards.example"], "is no address"),
        (["--public-url", "https://cards.example/room"], "is no address"),
        (["--limits", "nowhere.json"], "cannot be read"),
        (["--hand-limit", "0"], "0 is not in the range"),
        (["--bonus-rules", "nobody:no-rule"], "brings a bonus rule 'nobody:no-rule'"),
        (["--pack-limit", "51"], "at most 54 cards to a seat, from 51 cards in all"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", "/nonexistent/parlour")
    assert run(["serve", "--store", "memory:", *options]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--store", "memory:", "--port", port]) == 2
    assert f"port {port}: address already in use" in capsys.readouterr().err


def test_a_file_that_is_no_room_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a room\n" * 100)
    assert run(["serve", "--port", "0", "--store", str(text)]) == 2
    assert str(text) in capsys.readouterr().err
    assert text.read_text() == "not a room\n" * 100


@pytest.mark.thorough
def test_a_file_has_one_room_which_keeps_all_when_it_ends_and_no_older_one_opens_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = ["serve", "--port", "0", "--store", str(tmp_path / "room.db")]
    with room_process(tmp_path) as (room, _):
        assert run(again) == 2
        code, said = room.end(signal.SIGTERM)
    assert "served by another room" in capsys.readouterr().err
    assert code == 0
    assert "All tables are kept" in said
    with closing(sqlite3.connect(tmp_path / "room.db")) as kept:
        kept.execute("pragma user_version = 9999")
    assert run(again) == 2
    assert "newer" in capsys.readouterr().err


@pytest.mark.parametrize("name", game_names())
def test_the_first_table_of_a_game_changes_none_of_its_rules(name: str) -> None:
    assert FirstTable(name, "default", None, (), (), None).settings().changes == {}


def test_the_first_table_keeps_what_was_set() -> None:
    set_so = FirstTable(game_names()[0], "default", None, ("players.most=4",), (), None)
    assert list(set_so.settings().changes) == ["players"]


@pytest.mark.thorough
def test_however_often_it_is_killed_the_room_lays_one_table(tmp_path: Path) -> None:
    room = RoomProcess(tmp_path)
    links = {room.start()}
    for _ in range(3):
        room.kill()
        links.add(room.start())
    room.end()
    assert len(links) == 1
    with closing(sqlite3.connect(tmp_path / "room.db")) as kept:
        assert kept.execute("select count(distinct table_key) from log").fetchone() == (1,)


@pytest.mark.thorough
def test_a_room_in_memory_does_not_promise_to_keep_anything(tmp_path: Path) -> None:
    room = RoomProcess(tmp_path, "--store", "memory:")
    room.start()
    _, said = room.end()
    assert "kept" in said
    assert said.count("no table is kept") == 2


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('{"server": {"lines": "many"}}', "server.lines: Expected `int`, got `str`."),
        ('{"server": {"hello_seconds": -0.5}}', "server.hello_seconds: Expected `float` >= 0.0."),
        ('{"server": {"lime": 1}}', "server: Object contains unknown field `lime`."),
        ('{"tables": {"grce": 1}}', "tables: Object contains unknown field `grce`."),
        ('{"tables": {"clock": "fast"}}', "tables.clock: Invalid enum value 'fast'."),
        ('{"tables": {"seconds": -1}}', "tables.seconds: Expected `int` >= 0."),
        ('{"tables": {"sleeps": -1}}', "tables.sleeps: Expected `int` >= 0."),
        ('{"room": {}}', "Object contains unknown field `room`."),
    ],
)
def test_bad_limits_say_where(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "limits.json"
    file.write_text(content)
    assert run(["serve", "--store", "memory:", "--limits", str(file)]) == 2
    assert capsys.readouterr().err.endswith(f"{file}: {sentence}\n")


@pytest.mark.thorough
def test_a_room_for_the_network_says_that_others_can_read_along(tmp_path: Path) -> None:
    room = RoomProcess(tmp_path, "--host", "0.0.0.0")
    room.start()
    _, said = room.end()
    assert "put a proxy with TLS in front" in said


def test_how_much_a_room_deals_is_said_by_an_option_or_a_variable_and_the_option_goes_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_HAND_LIMIT", "1")
    monkeypatch.setenv("PARLOUR_PACK_LIMIT", "30")
    assert run(["serve", "--store", "memory:", "--port", "0", "--pack-limit", "40"]) == 2
    assert "at most 1 cards to a seat, from 40 cards in all" in capsys.readouterr().err
