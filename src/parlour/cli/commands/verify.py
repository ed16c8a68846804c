"""`parlour verify`: checks that a finished game was dealt and played as promised."""

import click


@click.command("verify", short_help="Check that a finished game was fairly dealt and played.")
@click.argument("file")
def command(file: str) -> None:
    """Check FILE: the running hash, the seed's commitment, every move, the deal and the result.

    \b
    parlour verify game.parlour.jsonl

    FILE may also be the export of one table of a room; its last game is checked.
    """
    from parlour.cli.run.saved import looked_at, verified
    from parlour.match.file.folder import find_save

    save = find_save(file)
    with looked_at(save) as path:
        lines = verified(path, save)
    for line in lines:
        click.echo(line)
