"""`parlour train`: works out a solver's strategy and keeps it in a file."""

import click

from parlour.cli.options import lasting, named, plain


@click.command("train", short_help="Work out the solver's strategy for a game.")
@click.argument("game")
@click.option("--minutes", metavar="N", type=float, callback=lasting, help="Stop after so long.")
@click.option("--iterations", metavar="N", type=click.IntRange(1), help="Stop after so many rounds of CFR+.")
@click.option("--out", metavar="FILE", callback=named, help="Where the book goes; GAME.book if not given.")
@plain
def command(game: str, minutes: float | None, iterations: int | None, out: str | None, plain: bool) -> int:
    """Learn to play GAME for two by playing against oneself, and keep the strategy as a book.

    \b
    parlour train GAME
    parlour train GAME --minutes 10 --out mine.book
    parlour lab GAME --players solver:mine.book,hard

    Without a limit it takes as many rounds as the shipped book. Ctrl-C stops and keeps what is learnt.
    """
    from parlour.cli.run.train import lesson

    return lesson(game, minutes=minutes, iterations=iterations, out=out or f"{game}.book", plain=plain)
