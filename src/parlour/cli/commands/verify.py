"""`parlour verify`: checks that a finished game was dealt and played as promised."""

import click


@click.command("verify", short_help="Check that a finished game was fairly dealt and played.")
@click.argument("file")
def command(file: str) -> None:
    """Check FILE: the running hash, the seed's commitment, every move, the deal and the result.

    \b
    parlour verify game.parlour.jsonl
    """
    from parlour.cli.run.saved import verified
    from parlour.match.store.file.folder import find_save

    for line in verified(find_save(file)):
        click.echo(line)
