"""`parlour tournament show`: the standings in a tournament's log, its bracket or its cross table."""

import click

from parlour.cli.options import plain


@click.command("show", short_help="Show standings, and the bracket or cross table, of a log.")
@click.argument("file", metavar="KEY|LINK|FILE")
@click.option(
    "--most",
    metavar="N",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="How many of the standings.",
)
@plain
def command(file: str, most: int, plain: bool) -> int:
    """Show who stands where by a log: standings, the matches of a bracket, or who met whom.

    \b
    parlour tournament show friday.jsonl
    parlour tournament show http://localhost:8765/tournament/KEY
    parlour tournament show KEY
    parlour tournament show friday.jsonl --most 1000 --plain

    KEY is that of a tournament in the room of this machine, or in the store that PARLOUR_STORE names.

    In a cross table of two, +3 is a win against who came third, =3 a draw and -3 a loss; at tables of
    more, 2:1 is table 2 and the first place there.
    """
    from parlour.cli.commands.tournament.files import log_known_as
    from parlour.cli.tables import show_sheets
    from parlour.lab.tournament.standings_text import standings_remarks, standings_sheets
    from parlour.tournaments.log.lines import fold_log

    state = fold_log(log_known_as(file), file)
    show_sheets(standings_sheets(state, most), standings_remarks(state, most), plain)
    return 0
