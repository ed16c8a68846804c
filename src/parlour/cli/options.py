"""Options that several commands share."""

from collections.abc import Callable
from math import inf
from typing import Any, TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., Any])


def named(context: click.Context, option: click.Parameter, value: str | None) -> str | None:
    """A file, a folder or an address: anything but an empty name."""
    if value is not None and not value.strip():
        raise click.BadParameter("a name is missing")
    return value


def lasting(context: click.Context, option: click.Parameter, value: float | None) -> float | None:
    """A time that passes: more than nothing, and not for ever."""
    if value is not None and not 0 < value < inf:
        raise click.BadParameter(f"{value:g} is no time: write a number above 0")
    return value


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
    "--rules", "rules_file", metavar="FILE", callback=named, help="A JSON file that states only what differs."
)
switches = click.option(
    "--set", "switches", metavar="SWITCH=VALUE", multiple=True, help="Sets one switch; may be repeated."
)


def rules_options(command: Command) -> Command:
    """Everything that decides which rules are in force."""
    for option in (switches, rules_file, variant):
        command = option(command)
    return command
