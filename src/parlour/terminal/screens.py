"""Which screen is opened: the drawn one on a real terminal, linear text wherever that would be a nuisance."""

import os
import sys
from typing import Final

from parlour.collector import collect_seldom, pause_collector
from parlour.engine.words.phrasebook import ENGLISH
from parlour.terminal.home.settings import read_settings
from parlour.terminal.show.screen import Screen, Work
from parlour.terminal.words import TerminalWords

MOMENT: Final = 0.35


def at_screen(work: Work, *, plain: bool, fast: bool = False, language: str = ENGLISH) -> int:
    """Do the work at the screen that fits."""
    if plain or not can_draw():
        return work(linear_screen(fast=fast, language=language))
    with pause_collector():
        from parlour.terminal.app.running import run_app
    collect_seldom()
    return run_app(work, TerminalWords(language), read_settings(), 0.0 if fast else MOMENT)


def linear_screen(*, fast: bool = True, language: str = ENGLISH) -> Screen:
    """Return a screen of text on standard output."""
    settings = read_settings()
    screen = Screen(TerminalWords(language), settings)
    screen.unhurried = 0.0 if fast or not sys.stdout.isatty() else MOMENT
    return screen


def can_draw() -> bool:
    """Return whether both ends are a terminal that can move its cursor and show the suits."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return False
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
