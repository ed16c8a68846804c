"""`parlour tournament verify`: under way."""

import click


@click.command("verify")
def command() -> int:
    """Say that there is nothing yet."""
    return 0
