"""Progress: a bar on a terminal, a line now and then elsewhere, both with the rate and the time left."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Final, Protocol

SOON: Final = 2.0
NOW_AND_THEN: Final = 15.0


class ReportProgress(Protocol):
    """Hears how much is done, of how much, and perhaps what comes next."""

    def __call__(self, done: float, total: float, next_up: str = "") -> None: ...


def hush(done: float, total: float, next_up: str = "") -> None:
    """Hear how far the work is, and say nothing."""


@contextmanager
def progress(unit: str, *, plain: bool = False) -> Iterator[ReportProgress]:
    """Show on standard error what is reported while it lasts; what is reported first counts as given."""
    if plain or not can_draw():
        yield Lines(unit).report
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    account = Account(unit)
    columns = (BarColumn(bar_width=20), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def report(done: float, total: float, next_up: str = "") -> None:
            said = account.of(done, total, next_up)
            bar.update(task, completed=done, total=total, description=said)

        yield report


def can_draw() -> bool:
    """Return whether somebody watches who can see a bar move."""
    return sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"


class Account:
    """Puts into words how far the work is, and how fast it goes since the first number that was heard."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.began: tuple[float, float] | None = None

    def of(self, done: float, total: float, next_up: str = "") -> str:
        """Return how far the work is; the rate and the time left once something has been done."""
        now = time.monotonic()
        given, since = self.began = self.began or (done, now)
        words = [f"{done:,.0f} of {total:,.0f} {self.unit}"]
        if done > given and now > since:
            rate = (done - given) / (now - since)
            words += [f"{rate_text(rate)} {self.unit}/s", f"about {time_text((total - done) / rate)} left"]
        return ", ".join([*words, f"now {next_up}"] if next_up else words)


class Lines:
    """Says a line at once, so that nobody wonders, one more with the rate soon, and then now and then."""

    def __init__(self, unit: str) -> None:
        self.account = Account(unit)
        self.due = -inf
        self.pause = SOON

    def report(self, done: float, total: float, next_up: str = "") -> None:
        said, now = self.account.of(done, total, next_up), time.monotonic()
        if now >= self.due:
            self.due, self.pause = now + self.pause, NOW_AND_THEN
            print(said, file=sys.stderr, flush=True)


def rate_text(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 10 else f"{rate:.2f}"


def time_text(seconds: float) -> str:
    """Return seconds, minutes or hours, with two digits or a few more."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:,.1f} h"
