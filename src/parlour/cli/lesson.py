"""A lesson from its options: checked first, then learnt with a bar, and kept whatever stops it."""

import os
from pathlib import Path
from typing import Any, Final

import click

from parlour.cli.errors import BadOption
from parlour.engine.extras import need
from parlour.engine.finder import find_game
from parlour.lab.progress import progress
from parlour.match.paper import write_whole

INTERRUPTED: Final = 130


def lesson(game: str, *, minutes: float | None, iterations: int | None, out: str, plain: bool) -> int:
    """Learns and writes the book; an interruption once learning has begun keeps what is there."""
    need("lab", "numpy")
    from parlour.players.solver.training import LESSONS, lesson_for

    name = find_game(game).id
    check(name, list(LESSONS), Path(out))
    click.echo(f"Counting the hands of {name} …", err=True)
    training = lesson_for(name)
    if minutes is None and iterations is None:
        iterations = training.usual_rounds
    stopped = False
    try:
        learn(training, iterations, minutes, plain=plain)
    except KeyboardInterrupt:
        stopped = True
    keep(training, Path(out))
    return INTERRUPTED if stopped else 0


def check(name: str, known: list[str], out: Path) -> None:
    """Refuses what could not be learnt or kept, before the time is spent."""
    if name not in known:
        raise BadOption("cannot-train", f"The solver cannot learn {name}: it learns {', '.join(known)}.")
    if not out.parent.is_dir() or not os.access(out.parent, os.W_OK) or out.is_dir():
        raise BadOption(
            "cannot-train", f"A book cannot be written to {out}: choose another place with --out."
        )


def learn(training: Any, iterations: int | None, minutes: float | None, *, plain: bool) -> None:
    with progress("%", plain=plain) as told:
        told(0, 100)
        for done in training.learn(iterations, minutes):
            told(100 * done, 100)


def keep(training: Any, out: Path) -> None:
    """Writes the book and says what it is worth."""
    from parlour.players.solver.book import written

    pages = training.pages()
    content = written(pages)
    write_whole(out, content)
    worth = f"{1000 * pages.exploitability:.1f} thousandths of {training.unit}"
    click.echo(f"{out}: {pages.game}, {pages.abstraction}, {pages.rounds:,} rounds, {len(content):,} bytes.")
    click.echo(f"Inside its abstraction a best answer wins {worth} from it.")
