"""`parlour tournament verify`: checks that a tournament was drawn, dealt and placed as its log says."""

import click

from parlour.cli.options import plain


@click.command("verify", short_help="Check the draws, deals and places in a tournament's log.")
@click.argument("file", metavar="FILE|LINK")
@plain
def command(file: str, plain: bool) -> int:
    """Check a log: the seed's commitment, every draw and decision, every deal, all places and prizes.

    \b
    parlour tournament verify friday.jsonl
    parlour tournament verify http://localhost:8765/tournament/KEY

    FILE was written by `tournament run --log`, or is "The log" on the page of a tournament in a room.
    """
    from parlour.cli.commands.tournament.files import log_at
    from parlour.engine.errors import ParlourError
    from parlour.lab.run.progress import progress
    from parlour.lab.tournament.verify import verify_log
    from parlour.tables.tournament.verification import verify_room_log
    from parlour.tournaments.log.lines import ROOM, BadLog

    log = log_at(file)
    check = verify_room_log if log.header.dealt == ROOM else verify_log
    try:
        with progress("deals", plain=plain) as bar:
            lines = check(log, bar)
    except ParlourError as error:
        if error.code == "no-seed":
            raise BadLog("no-seed", f"{file} is unfinished: {error.sentence}") from None
        raise BadLog("not-verified", f"{file} is not sound: {error.sentence}") from None
    for line in lines:
        click.echo(line)
    return 0
