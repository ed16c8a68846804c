"""`parlour` without a command, typed through from home to a game and back."""

import re
import signal
import subprocess

import pytest

from tests.cli.typing_in import Shell

BRAG = "p\nbastard-brag\n\n1\n\n\n"


def test_a_game_is_played_left_gone_on_with_and_left_again(shell: Shell) -> None:
    shown = shell("--plain", typed=f"{BRAG}q\nu\n1\nq\nq\n")
    assert shown.code == 0
    assert shown.out.count("The game is saved.") == 2
    assert "go on with an unfinished game (1)" in shown.out


@pytest.mark.parametrize("typed", ["", "x\n", "s\n", "p\n", "j\n\nq\n", "f\n\nq\n"])
def test_the_end_of_input_leaves_quietly(shell: Shell, typed: str) -> None:
    shown = shell("--plain", typed=typed)
    assert (shown.code, shown.err) == (0, "")


def test_several_people_are_refused_linear_text_with_a_reason(shell: Shell) -> None:
    shown = shell("play", "bastard-brag", "--seats", "Ann,Ben", "--plain")
    assert shown.code == 2
    assert shown.err.startswith("Linear text stays on the screen: whoever scrolls up sees")


def test_they_may_share_it_all_the_same(shell: Shell) -> None:
    shown = shell("play", "bastard-brag", "--seats", "Ann,Ben", "--plain", "--shared", typed="\nq\n")
    assert shown.code == 0
    assert shell("resume", "--plain").code == 2


def test_linear_text_is_shared_at_home_only_by_whoever_says_so(shell: Shell) -> None:
    shown = shell("--plain", typed="f\nAnn, Ben\n2\nf\nAnn, Ben\n1\nbastard-brag\n\n0\n\n\nq\nq\n")
    assert shown.out.count("whoever scrolls up sees the cards of the others") == 2
    assert re.search(r"(Ann|Ben), press Enter when nobody else can see the screen\.", shown.out)
    assert shown.code == 0


def test_names_that_will_not_do_are_asked_for_again(shell: Shell) -> None:
    shown = shell("--plain", typed="f\nAnn, Ann\n\nq\n")
    assert "Two players are called Ann" in shown.out
    assert shown.out.count("Who plays, with commas") == 2
    assert shown.code == 0


def test_a_link_that_leads_nowhere_is_asked_for_again(shell: Shell) -> None:
    shown = shell("--plain", typed="j\nnowhere\n\nq\n")
    assert shown.out.count("The link of the table?") == 2
    assert shown.code == 0


class Rooms:
    """Stands in for the process that serves a room."""

    def __init__(self, code: int = 0) -> None:
        self.code = code
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], *, check: bool) -> "subprocess.CompletedProcess[bytes]":
        self.commands.append(command[-4:])
        signal.raise_signal(signal.SIGINT)
        return subprocess.CompletedProcess(command, self.code)


def test_a_room_is_opened_from_home_and_ctrl_c_leads_back(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = Rooms()
    monkeypatch.setattr(subprocess, "run", rooms)
    shown = shell("--plain", typed="o\nback\no\n9\n3\n2\nq\n")
    assert rooms.commands == [["serve", "claim", "--host", "0.0.0.0"]]
    assert "9 is not among them" in shown.out
    assert shown.out.count("open a room for others") == 3
    assert shown.code == 0


def test_the_script_that_was_called_opens_the_room_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Rooms()
    monkeypatch.setattr(subprocess, "run", rooms)
    monkeypatch.setenv("PARLOUR_COMMAND", "./play")
    shell("--plain", typed="o\n1\n1\nq\n")
    assert rooms.commands == [["./play", "serve", "bastard-brag"]]
