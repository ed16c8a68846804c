"""`parlour join`: sits down at a table of a room, or plays in its tournament, and leaves a way back."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from parlour.cli.errors import INTERRUPTED
from parlour.cli.options import language, plain

if TYPE_CHECKING:
    from parlour.client import Table
    from parlour.terminal.show.screen import Screen


@click.command("join")
@click.argument("link")
@click.option("--name", metavar="NAME", default="", help="What you are called; without it you are asked.")
@click.option("--watch", is_flag=True, help="Look on, and take no chair.")
@click.option(
    "--player", metavar="NAME", default="", help="Let this player sit down: hard, my_module:MyBot …"
)
@plain
@language
def command(link: str, name: str, watch: bool, player: str, plain: bool, language: str) -> int:
    """Sit down at the table of LINK, which parlour serve or a friend has given you; or enter its tournament.

    \b
    parlour join http://localhost:8765/t/KEY
    parlour join http://localhost:8765/t/KEY --name Ann
    parlour join http://localhost:8765/t/KEY --watch --plain
    parlour join http://localhost:8765/tournament/KEY --name Ann
    parlour join http://localhost:8765/t/KEY --player my_module:MyBot --name Robin

    The line comes back by itself when it is cut. Ctrl-C leaves your seat to the house; the same command
    brings you back to it. In a tournament you are led to your table, and on to the next one, by itself.
    With --player a bot plays there, game after game until the table closes: one of the house, of an installed
    package, or of a module in this folder.
    """
    from parlour.engine.optional import need

    need("web", "websockets")
    if player:
        return _let_play(link, player, name)
    from parlour.terminal.screens import at_screen

    return at_screen(lambda screen: visit(link, name, screen, watch=watch), plain=plain, language=language)


def _let_play(link: str, player: str, name: str) -> int:
    """Let a bot play at the table of a link, and say how its games end."""
    from parlour.api.rooms import BotChair

    def say_seated(table: "Table") -> None:
        assert table.you is not None, "whoever has sat down has a chair"
        click.echo(f"{player} sits on chair {table.you + 1}. Ctrl-C leaves it to the house.")

    def say_ending(table: "Table") -> None:
        click.echo(table.picture.ending if table.picture is not None else "")

    try:
        BotChair(player, name=name, games=0).play(link, say_ending, say_seated)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def visit(link: str, name: str, screen: "Screen", *, watch: bool) -> int:
    """Sit at the table of a link, or play in its tournament, and return the exit code."""
    from parlour.client import Door
    from parlour.folders import home
    from parlour.terminal.tournament.journey import Journey

    door = Door(link)
    keys = Keys(home() / "rooms.json")
    door.key, door.name = keys.of(door.room), name
    with screen.signals():
        return Journey(door, screen, name=name, watch=watch, keep=keys.keep).travel()


class Keys:
    """By which key each room knows us, in a file that is ours alone."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, room: str) -> str:
        return str(self._read().get(room, ""))

    def keep(self, room: str, key: str) -> None:
        import json

        known = self._read()
        if known.get(room) == key:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(known | {room: key}, file)
        new.replace(self._path)

    def _read(self) -> dict[str, str]:
        import json

        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
