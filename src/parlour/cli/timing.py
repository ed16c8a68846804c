"""How far a measurement is: a bar on a terminal, a line now and then elsewhere, always on standard error."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from parlour.lab.speed.running import Told
from parlour.lab.speed.stopwatch import Measure

NOW_AND_THEN: Final = 15.0


@contextmanager
def progress(*, plain: bool) -> Iterator[Told]:
    """What to tell the measurement's progress to while it lasts."""
    if plain or not sys.stderr.isatty():
        yield Lines().told
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")

        def told(done: int, total: int, measure: Measure) -> None:
            bar.update(task, completed=done, total=total, description=named(measure))

        yield told


class Lines:
    """Says now and then what is timed just now."""

    def __init__(self) -> None:
        self.last = time.monotonic()

    def told(self, done: int, total: int, measure: Measure) -> None:
        if time.monotonic() - self.last < NOW_AND_THEN:
            return
        self.last = time.monotonic()
        click.echo(f"{done} of {total} done, now {named(measure)}", err=True)


def named(measure: Measure) -> str:
    return f"{measure.subject}: {' and '.join(measure.units)}"
