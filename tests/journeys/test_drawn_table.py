"""A whole game at the drawn table through a pseudo-terminal: keys go in, the saved game tells the rest."""

import os
import time
from contextlib import suppress
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.store.file.reader import load
from parlour.terminal.ask.counsel import line_for
from parlour.terminal.show.page import Page
from tests.journeys.screen import Screen

SHORT = {"lives": 1, "rounds": 1, "maxDeals": 1, "target": 5}
PATIENCE = 120.0
ATTENTION = 3.0
"""So long a line may take to be heard; one that was typed before the table asked is typed again."""


def size_of(save: Path) -> int:
    return save.stat().st_size if save.exists() else 0


def once_changed(screen: Screen, save: Path, size: int, seconds: float) -> bool:
    """Reads on until the saved game has grown, for so long at most."""
    end = time.monotonic() + seconds
    while size_of(save) == size:
        if time.monotonic() > end:
            return False
        screen.more()
    return True


def persons_turn(screen: Screen, save: Path) -> Match:
    """The saved game once the person is to act, or it is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        size = size_of(save)
        with suppress(BadSave):  # looked at in the moment in which it is written
            match = load(save).match
            if match.is_over() or 0 in match.to_act():
                return match
        once_changed(screen, save, size, ATTENTION)
    raise AssertionError(f"nobody is asked any more:\n{screen.raw[-2000:]}")


@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_by_keys_at_a_pseudo_terminal(game: str, tmp_path: Path) -> None:
    found, save = find_game(game), tmp_path / "x"
    switches = [f"{name}={SHORT[name]}" for name in found.rules().menu if name in SHORT]
    options = [word for switch in switches for word in ("--set", switch)]
    seats = ",".join(["me", *["random"] * (found.rules().players.least - 1)])
    with Screen(
        *("play", game, "--seats", seats, "--seed", "7", "--save", str(save), "--fast", *options),
        home=tmp_path,
        TERM="xterm-256color",
    ) as screen:
        screen.until("\x1b[?1049h")
        while not (match := persons_turn(screen, save)).is_over():
            move, size = match.moves(0).pick(Luck(3, match.n)), size_of(save)
            os.write(screen.terminal, f"{line_for(move, Page(match, 0))}\r".encode())
            once_changed(screen, save, size, ATTENTION)
        screen.until("another game with the same people")
        os.write(screen.terminal, b"q\r")
        shown, exit_code = screen.end()
    assert exit_code == 0
    assert "parlour verify" in shown
    assert "Traceback" not in screen.raw
