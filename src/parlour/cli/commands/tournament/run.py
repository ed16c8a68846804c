"""`parlour tournament run`: under way."""

import click


@click.command("run")
def command() -> int:
    """Say that there is nothing yet."""
    return 0
