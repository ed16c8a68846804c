"""A table of a room at a terminal: joined, played to the end through cut lines, left and come back to."""

import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from parlour.engine.rules.finder import game_names
from tests.journeys.live_room import LiveRoom
from tests.journeys.person import MOVE, Person
from tests.journeys.screen import Screen, surroundings

AGAIN = "for another game."
BEGIN = "Type b to begin."
BACK = "The line is back."
GAME = game_names()[0]


class Guest(Person):
    """Somebody at a live table, whose game ends with the offer of another one."""

    def look(self, *others: str) -> str:
        return super().look(AGAIN, *others)

    def play_on(self, decisions: int) -> str:
        """Decides so often; returns what is asked then. News may make the table ask twice."""
        while (asked := self.look()) != AGAIN and decisions:
            decisions -= asked == MOVE
            self.answer(asked)
        return asked


@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_a_game_is_joined_and_played_to_the_end_through_a_cut_line(game: str, tmp_path: Path) -> None:
    with (
        LiveRoom(game, clock="none") as room,
        Screen("join", room.link, "--name", "Ann", home=tmp_path) as screen,
    ):
        screen.answer(BEGIN, "b")
        guest = Guest(screen)
        assert guest.look() == MOVE
        screen.type("?")
        assert "What you may do" in screen.until("How to answer")
        if guest.play_on(3) != AGAIN:
            room.cut()
            screen.until(BACK)
            assert guest.play_on(5_000) == AGAIN
        told = " ".join(screen.raw.split())
        assert " win" in told or " share the first place" in told
        screen.type("q")
        shown, exit_code = screen.end()
        assert "Come in again with: python -m parlour join" in " ".join(shown.split())
        assert "Traceback" not in screen.raw
        assert exit_code == 0


@pytest.mark.thorough
def test_ctrl_c_leaves_the_seat_to_the_house_and_the_same_command_takes_it_back(tmp_path: Path) -> None:
    with LiveRoom(GAME, clock="none") as room:
        with Screen("join", room.link, home=tmp_path) as screen:
            screen.answer("What is your name?", "Ann")
            screen.answer(BEGIN, "b")
            screen.until(MOVE)
            screen.press_control_c()
            shown, exit_code = screen.end()
            assert "the house plays for you" in " ".join(shown.split())
            assert exit_code == 130
        table = room.table
        assert table is not None
        room.until(lambda: bool(table.state.chairs[0].house) or not table.state.is_played())
        with Screen("join", room.link, home=tmp_path) as screen:
            screen.until(MOVE, AGAIN)
            assert room.ask(lambda: table.state.chairs[0].name) == "Ann"
            screen.type("q")
            assert screen.end()[1] == 0


@pytest.mark.thorough
def test_two_people_talk_and_play_at_two_terminals(tmp_path: Path) -> None:
    with (
        LiveRoom(GAME, clock="none") as room,
        Screen("join", room.link, "--name", "Ann", home=tmp_path / "ann") as ann,
    ):
        ann.until(BEGIN)
        with Screen("join", room.link, "--name", "Ben", home=tmp_path / "ben") as ben:
            ann.until("Chair 2: Ben")
            ben.type("say hello")
            ann.until("Ben: Hello!")
            ann.type("b")
            for screen in (ann, ben):
                screen.until(MOVE, "Waiting for Ann.", "Waiting for Ben.")


@pytest.mark.thorough
def test_plain_text_joins_by_a_pipe_and_a_wrong_link_is_one_sentence(tmp_path: Path) -> None:
    with LiveRoom(GAME, clock="none") as room:
        shown, code = piped(tmp_path, "join", room.link, "--watch", "--plain", typed="?\nq\n")
        assert "You look on." in shown
        assert "takes a chair" in shown
        assert code == 0
        shown, code = piped(tmp_path, "join", room.link + "x")
        assert shown == "There is no such table.\n"
        assert code == 2
    shown, code = piped(tmp_path, "join", room.link)
    assert shown.startswith("Nobody answers at http://127.0.0.1")
    assert code == 2
    assert piped(tmp_path, "join", "somewhere")[1] == 2


@pytest.mark.thorough
def test_a_served_table_goes_on_after_the_room_was_killed(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = str(free.getsockname()[1])
    room, link = served(tmp_path, port)
    try:
        with Screen("join", link, "--name", "Ann", home=tmp_path / "ann") as screen:
            screen.answer(BEGIN, "b")
            screen.until(MOVE)
            room.kill()
            room.wait()
            screen.until("The line is cut.")
            room.stdout.close()  # type: ignore[union-attr]
            room, _ = served(tmp_path, port)
            screen.until(BACK)
            screen.until(MOVE)
            screen.type("q")
            assert screen.end()[1] == 0
    finally:
        room.kill()
        room.communicate()


def served(home: Path, port: str) -> tuple["subprocess.Popen[str]", str]:
    """A room in a process of its own, and the link to its first table."""
    room = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "parlour",
            "serve",
            GAME,
            "--fast",
            "--port",
            port,
            "--store",
            str(home / "room.db"),
        ],
        stdout=subprocess.PIPE,
        text=True,
        env=surroundings(home),
    )
    assert room.stdout is not None
    link = next(word for line in room.stdout for word in line.split() if "/t/" in word)
    return room, link


def piped(home: Path, *arguments: str, typed: str = "") -> tuple[str, int]:
    """What a run without a terminal says, on both of its outputs, and its exit code."""
    run = subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        input=typed,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=surroundings(home),
        timeout=60,
        check=False,
    )
    return run.stdout, run.returncode
