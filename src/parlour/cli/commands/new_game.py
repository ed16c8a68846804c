"""`parlour new-game`: lays out the folder of a new game."""

import click

from parlour.cli.options import named


@click.command("new-game", short_help="Lay out a folder for a game of your own, which can be played at once.")
@click.argument("name")
@click.option(
    "--in", "where", metavar="DIR", default=".", callback=named, help="Where; this folder if not given."
)
def command(name: str, where: str) -> None:
    """Lay out a small but whole game called NAME: rules, words, bots, thinking, texts and tests.

    \b
    parlour new-game my-game
    parlour new-game my-game --in src/parlour/games

    It can be played and keeps every law as it is; nothing that exists is overwritten.
    """
    from parlour.cli.run.new_game import lay_out, next_steps

    click.echo(next_steps(lay_out(name, where)))
