"""A whole game at the drawn table through a pseudo-terminal: keys go in, the store tells the rest."""

import os
import time
from collections import Counter
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match
from parlour.terminal.ask.services import line_for
from tests.journeys.screen import Screen
from tests.journeys.stored import stored
from tests.terminal.script import page_at

SHORT = {"lives": 1, "rounds": 1, "maxDeals": 1, "target": 5}
PATIENCE = 120.0
ATTENTION = 3.0
"""So long a line may take to be heard; one that was typed before the table asked is typed again."""

MOST_TYPED = 20
"""A line that was typed so often and does not count is one that the table does not understand."""


def once_changed(screen: Screen, home: Path, n: int, seconds: float) -> None:
    """Read on until the stored game has grown, for so long at most."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and ((match := stored(home)) is None or match.n == n):
        screen.more()


def persons_turn(screen: Screen, home: Path) -> Match:
    """The stored game once the person is to act, or it is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        match = stored(home)
        if match is not None and (match.is_over() or 0 in match.to_act()):
            return match
        once_changed(screen, home, -1 if match is None else match.n, ATTENTION)
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
        typed = Counter[int]()
        while not (match := persons_turn(screen, tmp_path)).is_over():
            line = line_for(match.moves(0).pick(Luck(3, match.n)), page_at(match))
            typed[match.n] += 1
            assert typed[match.n] <= MOST_TYPED, f"nobody understands '{line}':\n{screen.raw[-2000:]}"
            os.write(screen.terminal, f"{line}\r".encode())
            once_changed(screen, tmp_path, match.n, ATTENTION)
        screen.until("another game")
        os.write(screen.terminal, b"q\r")
        shown, exit_code = screen.end()
    assert exit_code == 0
    assert "parlour verify" in shown
    assert save.exists()
    assert "Traceback" not in screen.raw
