"""`parlour tournament show`: under way."""

import click


@click.command("show")
def command() -> int:
    """Say that there is nothing yet."""
    return 0
