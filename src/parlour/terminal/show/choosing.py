"""Which screen fits the terminal we are in."""

import os
import sys

from parlour.terminal.show.screen import Screen


def screen_for(*, plain: bool, fast: bool) -> Screen:
    """Colour on a real terminal, linear text wherever that would be a nuisance."""
    if plain or not can_draw():
        return Screen()
    from parlour.terminal.show.colour import ColourScreen

    return ColourScreen(fast=fast)


def can_draw() -> bool:
    """Whether both ends are a terminal that can move its cursor and show the suits."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") == "dumb":
        return False
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
