"""The last words of a sitting: who won and where the game is kept, or how to go on with it."""

import os
import sys
from pathlib import Path
from shlex import quote

from parlour.terminal.clock import TurnClock
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords


def command() -> str:
    """Return how this program was called, so that the commands we print can be typed as they stand."""
    called = os.environ.get("PARLOUR_COMMAND")
    if called:
        return quote(called)
    return "python -m parlour" if Path(sys.argv[0]).name == "__main__.py" else "parlour"


def resume_line(name: str, words: TerminalWords, clock: TurnClock | None = None) -> str:
    """Return how to go on, with the same clock where one runs."""
    option = [] if clock is None else [clock.option()]
    return words("end.resume", command=command(), file=" ".join([quote(name), *option]))


def standing(page: Page) -> list[str]:
    """Return who won and what decided, and every seat in its place; where there is no result, only that."""
    assert page.outcome is not None, "a standing at the end"
    places = page.outcome.places
    if not places:
        return [page.ending()]
    if page.view.one_deal:
        return _stacks(page)
    lines = [
        f"{places[each.seat]}. {page.name(each.seat)}: {', '.join(page.numbers(each.counters))}"
        for each in sorted(page.seats(), key=lambda seat: places[seat.seat])
    ]
    return [page.ending(), *lines]


def _stacks(page: Page) -> list[str]:
    """Return how a deal ended that goes on from stacks and to others, and what everybody has now."""
    by_place = sorted(page.seats(), key=lambda seat: _places(page)[seat.seat])
    left = "; ".join(f"{page.name(each.seat)}: {', '.join(page.numbers(each.counters))}" for each in by_place)
    return [line for line in (page.ending(), f"{left}.") if line]


def _places(page: Page) -> list[int]:
    assert page.outcome is not None, "places at the end"
    return list(page.outcome.places)
