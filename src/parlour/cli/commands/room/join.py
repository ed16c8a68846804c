"""`parlour join`: sits down at a table of a room, in this terminal."""

import click

from parlour.cli.options import language, plain


@click.command("join", short_help="Sit down at a table of a room, by its link.")
@click.argument("link")
@click.option("--name", metavar="NAME", default="", help="What you are called; without it you are asked.")
@click.option("--watch", is_flag=True, help="Look on, and take no chair.")
@plain
@language
def command(link: str, name: str, watch: bool, plain: bool, language: str) -> int:
    """Sit down at the table of LINK, which parlour serve or a friend has given you.

    \b
    parlour join http://localhost:8765/t/KEY
    parlour join http://localhost:8765/t/KEY --name Ann
    parlour join http://localhost:8765/t/KEY --watch --plain

    The line comes back by itself when it is cut. Ctrl-C leaves your seat to the house; the same command
    brings you back to it.
    """
    from parlour.engine.optional import need

    need("web", "websockets")
    from parlour.cli.run.room.join import visit
    from parlour.terminal.opening import at_screen

    return at_screen(lambda screen: visit(link, name, screen, watch=watch), plain=plain, language=language)
