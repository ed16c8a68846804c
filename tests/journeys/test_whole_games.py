"""A whole game of everything on offer, from the menu to the last word, with all that comes in between."""

from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.match.file.reader import load
from parlour.match.verify import verify
from tests.journeys.person import MOVE, Person
from tests.journeys.screen import Screen
from tests.journeys.stored import stored

SHORT = {"lives": "1", "rounds": "1", "maxDeals": "1", "target": "5"}
"""Switches of the menu that make a game short; a game without them is played as it is."""


def sit_down(screen: Screen, game: str) -> None:
    """Goes through the menu, with a wrong answer to every question that can be wrong."""
    screen.answer("What would you like to do?", "cheat")
    assert "cheat is not among them" in screen.answer("What would you like to do?", "p")
    screen.answer("Which game?", "poohsticks")
    shown = screen.answer("Which game?", game)
    assert "There is no game called 'poohsticks'" in shown
    if len(find_game(game).variants()) > 1:
        screen.answer("Which rules", "")
    players = find_game(game).rules().players
    if players.least < players.most:
        screen.answer("How many opponents", "99")
        assert "opponents." in screen.answer("How many opponents", str(players.least - 1))
    screen.answer("How strong", "invincible")
    assert "is not a level" in screen.answer("How strong", "e")
    for switch in find_game(game).rules().menu:
        screen.answer("? [", SHORT.get(switch, ""))


def ask_around(screen: Screen) -> None:
    """Types what is no move, and reads the help and the rules."""
    screen.answer(MOVE, "abracadabra")
    assert "There is no move 'abracadabra' here" in screen.answer(MOVE, "?")
    assert "What you may do" in screen.answer(MOVE, "rules")
    assert "The rules in force" in screen.answer(MOVE, "log")


def leave(screen: Screen) -> None:
    """Presses Ctrl-C in the middle of the game."""
    screen.press_control_c()
    shown, exit_code = screen.end()
    assert "The game is saved. Go on with: python -m parlour resume" in shown
    assert "Traceback" not in shown
    assert exit_code == 130


@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_a_game_is_played_from_the_menu_through_ctrl_c_to_the_end(game: str, tmp_path: Path) -> None:
    with Screen("--fast", home=tmp_path) as screen:
        sit_down(screen, game)
        ask_around(screen)
        screen.until(MOVE)
        leave(screen)
    with Screen("resume", "--fast", home=tmp_path) as screen:
        Person(screen).play_to_the_end()
        shown, exit_code = screen.end()
    assert exit_code == 0, shown
    assert "parlour verify" in screen.raw
    assert "parlour replay" in screen.raw
    assert_kept(tmp_path)


def assert_kept(home: Path) -> None:
    """The game in the house's folder is finished and sound."""
    [path] = (home / "games").iterdir()
    assert load(path).finished
    assert verify(path).is_sound()


@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_a_closed_terminal_loses_no_move(game: str, tmp_path: Path) -> None:
    seats = ",".join(["me", *["random"] * (find_game(game).rules().players.least - 1)])
    with Screen("play", game, "--seats", seats, "--fast", home=tmp_path) as screen:
        Person(screen).play(2)
        assert screen.hang_up() in (0, 129)
    match = stored(tmp_path)
    assert match is not None
    assert [turn.seat for turn in match.played].count(0) == 2


def test_the_end_of_input_leaves_the_game_saved(tmp_path: Path) -> None:
    with Screen("play", "bastard-brag", "--seats", "me,random", "--fast", home=tmp_path) as screen:
        screen.answer(MOVE, "\x04")
        shown, exit_code = screen.end()
    assert "The game is saved" in shown
    assert exit_code == 0


def test_ctrl_c_in_the_menu_leaves_quietly(tmp_path: Path) -> None:
    with Screen(home=tmp_path) as screen:
        screen.until("What would you like to do?")
        screen.press_control_c()
        shown, exit_code = screen.end()
    assert exit_code == 130
    assert "Traceback" not in shown
