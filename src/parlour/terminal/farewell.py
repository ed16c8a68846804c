"""The last words of a sitting: who won and where the game is kept, or how to go on with it."""

import os
import sys
from pathlib import Path
from shlex import quote

from parlour.match.match import Match
from parlour.terminal.show.page import Page, lone_person
from parlour.terminal.words import TerminalWords


def command() -> str:
    """How this program was called, so that the commands we print can be typed as they stand."""
    called = os.environ.get("PARLOUR_COMMAND")
    if called:
        return quote(called)
    return "python -m parlour" if Path(sys.argv[0]).name == "__main__.py" else "parlour"


def resume_line(path: Path, words: TerminalWords) -> str:
    return words("end.resume", command=command(), file=quote(str(path)))


def ending_lines(match: Match, path: Path, words: TerminalWords) -> list[str]:
    """The final standing, and where the game is."""
    file = quote(str(path))
    return [
        *standing(Page(match, lone_person(match), words=words)),
        words("end.kept", path=str(path)),
        words("end.verify", command=command(), file=file),
        words("end.replay", command=command(), file=file),
    ]


def standing(page: Page) -> list[str]:
    """Why the game is over, and every seat in its place."""
    assert page.outcome is not None, "a standing at the end"
    places = page.outcome.places
    lines = [
        f"{places[each.seat]}. {page.name(each.seat)}: {', '.join(page.numbers(each.counters))}"
        for each in sorted(page.view.seats, key=lambda seat: places[seat.seat])
    ]
    return [page.words("end.over", why=page.ending()), *lines]
