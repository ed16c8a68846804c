"""Options that several commands share."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])

plain = click.option(
    "--plain", is_flag=True, help="Linear text without boxes or colour, for a screen reader or a pipe."
)
fast = click.option("--fast", is_flag=True, help="No pauses between the other players' moves.")
variant = click.option(
    "--variant",
    metavar="NAME",
    default="default",
    help="Which of the game's rules to use; see: parlour games.",
)
rules_file = click.option(
    "--rules", "rules_file", metavar="FILE", help="A JSON file that states only what differs."
)
switches = click.option(
    "--set", "switches", metavar="SWITCH=VALUE", multiple=True, help="Sets one switch; may be repeated."
)


def rules_options(command: Command) -> Command:
    """Everything that decides which rules are in force."""
    for option in (switches, rules_file, variant):
        command = option(command)
    return command
