"""A room of one's own from home: asks for its first table and who may come in, and serves until Ctrl-C."""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from parlour.cli.errors import BadOption
from parlour.engine.rules.finder import all_games
from parlour.terminal.show.screen import Screen

_EVERYWHERE: Final = "0.0.0.0"


def open_room(screen: Screen) -> None:
    """Asks, lends the terminal to `parlour serve`, and is home again when that ends."""
    game = _game_of_the_first_table(screen)
    if game is None:
        return
    reaches = [screen.words("home.room-here"), screen.words("home.room-network")]
    reach = screen.choose_one(screen.words("home.room-where"), reaches)
    if reach is None:
        return
    command = [*_serving(), game, *(["--host", _EVERYWHERE] if reach else [])]
    screen.lend_terminal(lambda: _run(command))


def _game_of_the_first_table(screen: Screen) -> str | None:
    """The name of a game; the one that was played last is offered."""
    games, last = all_games(), screen.settings.last_game
    names, titles = [game.id for game in games], [game.rules().metadata.display_name for game in games]
    usual = names.index(last) if last in names else 0
    place = screen.choose_one(screen.words("home.which-table"), titles, usual)
    return None if place is None else names[place]


def _serving() -> list[str]:
    """The command line of a room; ./play brings what that needs, else it must be there."""
    script = os.environ.get("PARLOUR_COMMAND")
    if script:
        return [script, "serve"]
    from parlour.engine.optional import need

    need("web", "starlette", "uvicorn", "websockets", "httptools", "openskill")
    return [sys.executable, "-m", "parlour", "serve"]


def _run(command: Sequence[str]) -> int:
    """Runs it in a process of its own, at the same terminal, which hears Ctrl-C there; its exit code."""
    try:
        return subprocess.run(command, check=False).returncode
    except OSError as error:
        raise BadOption("cannot-start", f"{command[0]} cannot be started: {error.strerror}.") from None
