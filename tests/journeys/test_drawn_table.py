"""A whole game at the drawn table through a pseudo-terminal: keys go in, the saved game tells the rest."""

import os
import time
from contextlib import suppress
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.errors import BadSave
from parlour.match.store.file.reader import Loaded, load
from parlour.terminal.ask.counsel import line_for
from parlour.terminal.show.page import Page
from tests.journeys.screen import Screen

SHORT = {"lives": 1, "rounds": 1, "maxDeals": 1, "target": 5}
SECONDS = 0.05
SERVICES = "leave and save"
"""Stands below the table whenever a move is asked for."""


def waited(screen: Screen, save: Path, decided: int) -> Loaded:
    """The saved game once the person has decided so often and is asked again, or is over."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        screen.more()
        with suppress(BadSave):  # looked at in the moment in which it ends
            loaded = load(save)
            own = [turn.seat for turn in loaded.match.played].count(0)
            if loaded.match.is_over() or (own == decided and 0 in loaded.match.to_act()):
                return loaded
        time.sleep(SECONDS)
    raise AssertionError(screen.raw[-2000:])


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
        loaded, step = waited(screen, save, 0), 0
        while not loaded.match.is_over():
            match = loaded.match
            move = match.moves(0).pick(Luck(3, step))
            step += 1
            screen.until(SERVICES)
            os.write(screen.terminal, f"{line_for(move, Page(match, 0))}\r".encode())
            loaded = waited(screen, save, step)
        screen.until("another game with the same people")
        os.write(screen.terminal, b"q")
        shown, exit_code = screen.end()
    assert exit_code == 0
    assert "parlour verify" in shown
    assert "Traceback" not in screen.raw
