"""Rooms of programs: open while a block lasts, and bots on chairs of live tables."""

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.api import rooms
from parlour.client import Door, RoomError
from tests.api.bots import FirstMove
from tests.cli.typing_in import Shell

SHORT: dict[str, Any] = {"lives": 1}


@pytest.mark.thorough
def test_a_room_in_a_file_keeps_its_tables_and_is_served_once(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    with parlour.room(file, port=0) as room:
        link = room.open_table("bastard-brag", fill="easy", **SHORT)
        assert link.startswith(f"{room.address}/t/")
        with pytest.raises(parlour.ParlourError, match="another room"), parlour.room(file, port=0):
            pass
    with parlour.room(file, port=0) as room:
        again = f"{room.address}/t/{Door(link).table}"
        outcome = parlour.join(again, FirstMove, begin=True)
    assert outcome is not None
    assert sorted(outcome.places) == [1, 2]


@pytest.mark.thorough
def test_a_bot_plays_several_games_and_leaves_its_chair() -> None:
    with parlour.room(port=0) as room:
        link = room.open_table("bastard-brag", fill="easy", **SHORT)
        for _ in range(3):
            assert parlour.join(link, "medium", begin=True) is not None


def test_a_room_that_is_closed_answers_nobody() -> None:
    with parlour.room(port=0) as room:
        link = room.open_table("bastard-brag")
    with pytest.raises(RoomError, match="Nobody answers"):
        parlour.join(link, FirstMove)


def test_a_table_that_cannot_be_is_refused_and_the_room_goes_on() -> None:
    with parlour.room(port=0) as room:
        with pytest.raises(parlour.ParlourError):
            room.open_table("bastard-brag", seats=40)
        assert room.open_table("bastard-brag", seats=2)


def test_the_command_lets_a_player_join(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    joined: list[tuple[object, ...]] = []

    class Chair:
        def __init__(self, player: str, *, name: str, games: int) -> None:
            joined.append((player, name, games))

        def play(self, link: str, over: object, seated: object) -> None:
            joined.append((link,))

    monkeypatch.setattr(rooms, "BotChair", Chair)
    link = "http://localhost:8765/t/x"
    ran = Shell(monkeypatch, capsys)("join", link, "--player", "my:Bot", "--name", "Robin")
    assert ran.code == 0, ran.err
    assert joined == [("my:Bot", "Robin", 0), (link,)]
