"""`parlour tournament check`: regulations that are good, in sentences; or which field is wrong, and why."""

import click

from parlour.cli.options import language


@click.command("check", short_help="Check regulations, and say them in sentences.")
@click.argument("file")
@language
def command(file: str, language: str) -> int:
    """Check the regulations in FILE, TOML or JSON, and say them in sentences as entrants will read them.

    \b
    parlour tournament check friday.toml
    parlour tournament check friday.toml --language de
    """
    from parlour.cli.commands.tournament.files import regulations_in
    from parlour.tournaments.regulations.check import check_regulations
    from parlour.tournaments.regulations.sentences import regulations_text, regulations_warnings

    regulations = regulations_in(file)
    check_regulations(regulations)
    if regulations.title:
        click.echo(f"{regulations.title}\n")
    for sentence in regulations_text(regulations, language):
        click.echo(sentence)
    for warning in regulations_warnings(regulations, language):
        click.echo(warning, err=True)
    return 0
