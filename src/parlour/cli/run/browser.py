"""Playing in the browser: whether one can be opened here, and a room of one's own behind it."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import click

from parlour.cli.errors import BadOption
from parlour.engine.words.keys import LEAVE
from parlour.terminal.errors import Left
from parlour.terminal.words import TerminalWords

_IN_A_TERMINAL: Final = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""Browsers that draw letters, which cannot show a table."""
_FAR_AWAY: Final = ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT")
_ENTER: Final = ("\r", "\n")
_HERE: Final = "t"
_PATIENCE: Final = 2.0


def can_open(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether somebody sits here in front of a screen that a browser can be opened on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or environment.get("TERM") == "dumb":
        return False
    if any(environment.get(name) for name in _FAR_AWAY):
        return False
    has_screen = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    return (has_screen or platform in ("darwin", "win32")) and _has_browser()


def _has_browser() -> bool:
    try:
        name = getattr(webbrowser.get(), "name", "")
    except webbrowser.Error:
        return False
    return Path(name).name not in _IN_A_TERMINAL


def is_wished(words: TerminalWords) -> bool:
    """Asks where to play, to be answered with one key: Enter for the browser; Left."""
    click.echo(words("menu.where", here=_HERE, leave=LEAVE))
    while True:
        key = click.getchar().lower()
        if key in _ENTER:
            return True
        if key == _HERE:
            return False
        if key == LEAVE[0]:
            raise Left


def play_in_browser(*, fast: bool) -> int:
    """Opens a room for this machine alone, and the browser on it; ./play brings what that needs."""
    options = ["serve", "--open", *(["--fast"] if fast else [])]
    script = os.environ.get("PARLOUR_COMMAND")
    if script is None:
        from parlour.cli.front import house

        result = house.main(options, prog_name="parlour", standalone_mode=False)
        return result if isinstance(result, int) else 0
    sys.stdout.flush()
    try:
        os.execv(script, [script, *options])
    except OSError as error:
        raise BadOption("cannot-start", f"{script} cannot be started: {error.strerror}.") from None


def show(address: str) -> Thread:
    """Opens the browser there, beside whatever else goes on; says so where none can be opened."""

    def opened() -> None:
        if not webbrowser.open(address):
            click.echo(f"No browser could be opened: open {address} yourself.")

    opening = Thread(target=opened, daemon=True)
    opening.start()
    return opening


def note(store: str, address: str) -> None:
    """Writes down where the room of a store answers, for whoever asks for it a second time."""
    with suppress(OSError):
        _noted(store).write_text(address, encoding="utf-8")


def forget(store: str) -> None:
    """The room is closed."""
    with suppress(OSError):
        _noted(store).unlink()


def where_it_answers(store: str) -> str | None:
    """The address of the room that serves this store now, if it answers."""
    from urllib.request import urlopen

    try:
        address = _noted(store).read_text(encoding="utf-8")
        with urlopen(f"{address}/healthz", timeout=_PATIENCE) as answer:
            return address if answer.status == 200 else None
    except (OSError, ValueError):
        return None


def _noted(store: str) -> Path:
    return Path(f"{store}.address")
