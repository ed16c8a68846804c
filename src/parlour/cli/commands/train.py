"""`parlour train`: works out a solver's strategy and keeps it in a file."""

from pathlib import Path
from typing import Any

import click

from parlour.cli.errors import INTERRUPTED, BadOption
from parlour.cli.options import check_duration, check_name, check_writable, complete_game, plain


@click.command("train")
@click.argument("game", shell_complete=complete_game)
@click.option("--minutes", metavar="N", type=float, callback=check_duration, help="Stop after so long.")
@click.option("--iterations", metavar="N", type=click.IntRange(1), help="Stop after so many rounds of CFR+.")
@click.option(
    "--out", metavar="FILE", callback=check_name, help="Where the book goes; GAME.book if not given."
)
@plain
def command(game: str, minutes: float | None, iterations: int | None, out: str | None, plain: bool) -> int:
    """Learn to play GAME for two by playing against oneself, and keep the strategy as a book.

    \b
    parlour train GAME
    parlour train GAME --minutes 10 --out mine.book
    parlour lab GAME --players solver:mine.book,hard

    Without a limit it takes as many rounds as the shipped book. Ctrl-C stops and keeps what is learnt.
    """
    return _train(game, minutes=minutes, iterations=iterations, out=out or f"{game}.book", plain=plain)


def _train(game: str, *, minutes: float | None, iterations: int | None, out: str, plain: bool) -> int:
    """Learn and write the book; an interruption once learning has begun keeps what is there."""
    from parlour.engine.optional import need
    from parlour.engine.rules.finder import find_game

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
    _keep(training, Path(out))
    return INTERRUPTED if stopped else 0


def _check_lesson(name: str, known: list[str]) -> None:
    if name not in known:
        raise BadOption("cannot-train", f"The solver cannot learn {name}: it learns {', '.join(known)}.")


def _learn(training: Any, iterations: int | None, minutes: float | None, *, plain: bool) -> None:
    from parlour.lab.run.progress import progress
    from parlour.players.solver import training as lessons

    with progress("%", plain=plain) as told:
        told(0, 100)
        for done in lessons.learn(training, iterations, minutes):
            told(100 * done, 100)


def _keep(training: Any, out: Path) -> None:
    """Write the book and say what it is worth."""
    from parlour.kit.solving.book import encode_book
    from parlour.match.file.durable import write_whole

    pages = training.pages()
    content = encode_book(pages)
    write_whole(out, content)
    worth = f"{1000 * pages.exploitability:.1f} thousandths of {training.unit}"
    click.echo(
        f"{out}: {pages.game}, {pages.abstraction}, {pages.iterations:,} rounds, {len(content):,} bytes."
    )
    click.echo(f"Inside its abstraction a best answer wins {worth} from it.")
