"""`parlour tournament check`: under way."""

import click


@click.command("check")
def command() -> int:
    """Say that there is nothing yet."""
    return 0
