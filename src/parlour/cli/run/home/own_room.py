"""A room of one's own from home: asks for its first table and who may come in, and serves until Ctrl-C."""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

from parlour.cli.errors import BadOption
from parlour.engine.rules.finder import all_games
from parlour.terminal.show.offered import Offer
from parlour.terminal.show.screen import Screen

_HERE: Final = "1"
_NETWORK: Final = "2"
_EVERYWHERE: Final = "0.0.0.0"


def open_room(screen: Screen) -> None:
    """Asks, lends the terminal to `parlour serve`, and is home again when that ends."""
    words = screen.words
    games = all_games()
    titles = [Offer(str(n), game.rules().metadata.display_name) for n, game in enumerate(games, start=1)]
    names = [game.id for game in games]
    last = screen.settings.last_game
    usual = str(names.index(last) + 1) if last in names else "1"
    word = screen.choose(words("home.which-table"), titles, usual)
    if words.means(word, "word.back"):
        return
    places = [Offer(_HERE, words("home.room-here")), Offer(_NETWORK, words("home.room-network"))]
    place = screen.choose(words("home.room-where"), places, _HERE)
    if words.means(place, "word.back"):
        return
    options = ["--host", _EVERYWHERE] if place == _NETWORK else []
    command = [*_serving(), names[int(word) - 1], *options]
    screen.lend_terminal(lambda: _run(command))


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
