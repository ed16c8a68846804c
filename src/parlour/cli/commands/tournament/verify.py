"""`parlour tournament verify`: checks that a tournament was drawn, dealt and placed as its log says."""

import click

from parlour.cli.options import plain


@click.command("verify", short_help="Check the draws, deals and places in a tournament's log.")
@click.argument("file")
@plain
def command(file: str, plain: bool) -> int:
    """Check the log FILE: the seed's commitment, every draw and decision, every deal, all places and prizes.

    \b
    parlour tournament verify friday.jsonl
    """
    from parlour.cli.commands.tournament.files import log_in
    from parlour.engine.errors import ParlourError
    from parlour.lab.run.progress import progress
    from parlour.lab.tournament.verify import verify_log
    from parlour.tournaments.log.lines import BadLog

    log = log_in(file)
    try:
        with progress("deals", plain=plain) as bar:
            lines = verify_log(log, bar)
    except ParlourError as error:
        if error.code == "no-seed":
            raise BadLog("no-seed", f"{file} is unfinished: {error.sentence}") from None
        raise BadLog("not-verified", f"{file} is not sound: {error.sentence}") from None
    for line in lines:
        click.echo(line)
    return 0
