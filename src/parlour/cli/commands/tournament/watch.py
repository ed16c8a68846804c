"""`parlour tournament watch`: a tournament of a room, live in this terminal; lines where it cannot draw."""

import click

from parlour.cli.options import language, plain


@click.command("watch", short_help="Watch a tournament of a room, by its link.")
@click.argument("link")
@plain
@language
def command(link: str, plain: bool, language: str) -> int:
    """Watch the tournament of LINK: standings, tables, level, clock and announcements, as they change.

    \b
    parlour tournament watch http://localhost:8765/tournament/KEY
    parlour tournament watch http://localhost:8765/tournament/KEY --plain

    Ctrl-C leaves, and so does q. In a pipe every change is a line, and it ends with the tournament.
    """
    from parlour.engine.optional import need

    need("web", "websockets")
    from parlour.cli.commands.join import visit
    from parlour.cli.errors import BadOption
    from parlour.client import Door
    from parlour.terminal.screens import at_screen

    if not Door(link).tournament:
        said = "is a table: a tournament's link looks like http://localhost:8765/tournament/…"
        raise BadOption("bad-link", f"{link!r} {said}")
    return at_screen(lambda screen: visit(link, "", screen, watch=True), plain=plain, language=language)
