"""A lesson from its options: checked first, then learnt with a bar, and kept whatever stops it."""

from pathlib import Path
from typing import Any

import click

from parlour.cli.errors import INTERRUPTED, BadOption
from parlour.cli.options import check_writable
from parlour.engine.optional import need
from parlour.engine.rules.finder import find_game
from parlour.lab.run.progress import progress
from parlour.match.file.durable import write_whole


def lesson(game: str, *, minutes: float | None, iterations: int | None, out: str, plain: bool) -> int:
    """Learns and writes the book; an interruption once learning has begun keeps what is there."""
    need("lab", "numpy")
    from parlour.players.solver.training import learnable_games, training_for

    found = find_game(game)
    _check_lesson(found.id, learnable_games())
    check_writable(out)
    click.echo(f"Counting the hands of {found.id} …", err=True)
    training = training_for(found)
    if minutes is None and iterations is None:
        iterations = training.usual_iterations
    stopped = False
    try:
        _learn(training, iterations, minutes, plain=plain)
    except KeyboardInterrupt:
        stopped = True
    keep(training, Path(out))
    return INTERRUPTED if stopped else 0


def _check_lesson(name: str, known: list[str]) -> None:
    if name not in known:
        raise BadOption("cannot-train", f"The solver cannot learn {name}: it learns {', '.join(known)}.")


def _learn(training: Any, iterations: int | None, minutes: float | None, *, plain: bool) -> None:
    from parlour.players.solver import training as lessons

    with progress("%", plain=plain) as told:
        told(0, 100)
        for done in lessons.learn(training, iterations, minutes):
            told(100 * done, 100)


def keep(training: Any, out: Path) -> None:
    """Writes the book and says what it is worth."""
    from parlour.kit.solving.book import encode_book

    pages = training.pages()
    content = encode_book(pages)
    write_whole(out, content)
    worth = f"{1000 * pages.exploitability:.1f} thousandths of {training.unit}"
    click.echo(
        f"{out}: {pages.game}, {pages.abstraction}, {pages.iterations:,} rounds, {len(content):,} bytes."
    )
    click.echo(f"Inside its abstraction a best answer wins {worth} from it.")
