"""`parlour` without a command, typed through from home to a game and back."""

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
