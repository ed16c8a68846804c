"""`parlour tournament`: the group of its commands, each loaded when it is needed."""

from importlib import import_module
from typing import Final

import click

_COMMANDS: Final = ("plan", "run", "check", "show", "verify", "watch")


class _Tournament(click.Group):
    """Knows its commands by name."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in _COMMANDS:
            return None
        command = import_module(f"parlour.cli.commands.tournament.{name}").command
        assert isinstance(command, click.Command)
        return command


@click.group("tournament", cls=_Tournament)
def command() -> None:
    """Plan tournaments, run them with bots, check regulations, show or verify a log, watch one in a room.

    \b
    parlour tournament plan --game GAME --entrants 60 --hours 2
    parlour tournament run GAME --format freeze-out --entrants 60 --players easy,medium
    parlour tournament check regulations.toml
    parlour tournament show log.jsonl
    parlour tournament verify log.jsonl
    parlour tournament watch http://localhost:8765/tournament/KEY
    """
