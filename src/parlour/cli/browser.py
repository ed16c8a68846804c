"""The browser: whether one can be opened here, opening it, and where the room of a store answers."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

import click

_IN_A_TERMINAL: Final = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""Browsers that draw letters, which cannot show a table."""
_FAR_AWAY: Final = ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT")
_PATIENCE: Final = 2.0


def can_open(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether somebody sits here in front of a screen that a browser can be opened on."""
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


def open_browser(address: str) -> Thread:
    """Open the browser there, beside whatever else goes on; say so where none can be opened."""

    def open_it() -> None:
        if not webbrowser.open(address):
            click.echo(f"No browser could be opened: open {address} yourself.")

    opening = Thread(target=open_it, daemon=True)
    opening.start()
    return opening


def note_address(store: str, address: str) -> None:
    """Write down where the room of a store answers, for whoever asks for it a second time."""
    with suppress(OSError):
        _address_file(store).write_text(address, encoding="utf-8")


def forget_address(store: str) -> None:
    with suppress(OSError):
        _address_file(store).unlink()


def where_it_answers(store: str) -> str | None:
    """Return the address of the room that serves this store now, if it answers."""
    from urllib.request import urlopen

    try:
        address = _address_file(store).read_text(encoding="utf-8")
        with urlopen(f"{address}/healthz", timeout=_PATIENCE) as answer:
            return address if answer.status == 200 else None
    except (OSError, ValueError):
        return None


def _address_file(store: str) -> Path:
    return Path(f"{store}.address")
