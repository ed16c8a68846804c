"""The last words of a sitting: who won and where the game is kept, or how to go on with it."""

import os
import sys
from pathlib import Path
from shlex import quote

from parlour.match.match import Match
from parlour.terminal.show.page import Page, lone_person, numbers, page_of


def command() -> str:
    """How this program was called, so that the commands we print can be typed as they stand."""
    called = os.environ.get("PARLOUR_COMMAND")
    if called:
        return quote(called)
    return "python -m parlour" if Path(sys.argv[0]).name == "__main__.py" else "parlour"


def resume_line(path: Path) -> str:
    return f"The game is saved. Go on with: {command()} resume {quote(str(path))}"


def ending_lines(match: Match, path: Path) -> list[str]:
    """The final standing, and where the game is."""
    file = quote(str(path))
    return [
        *standing(page_of(match, lone_person(match), [])),
        f"The game is kept in {path}.",
        f"Check the deal with: {command()} verify {file}",
        f"See it again with: {command()} replay {file}",
    ]


def standing(page: Page) -> list[str]:
    """Why the game is over, and every seat in its place."""
    ending = page.view.ending
    assert ending is not None, "a standing at the end"
    seats = sorted(page.view.seats, key=lambda seat: ending.places[seat.seat])
    lines = [
        f"{ending.places[each.seat]}. {page.name(each.seat)}: {', '.join(numbers(each.counters))}"
        for each in seats
    ]
    return [f"The game is over. {ending.reason}".rstrip(), *lines]
