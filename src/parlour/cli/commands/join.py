"""`parlour join`: sits down at a table of a room elsewhere, in this terminal, and leaves a way back."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from parlour.cli.options import language, plain

if TYPE_CHECKING:
    from parlour.terminal.show.screen import Screen
    from parlour.terminal.table.thread import TableThread


@click.command("join", short_help="Sit down at a table of a room, by its link.")
@click.argument("link")
@click.option("--name", metavar="NAME", default="", help="What you are called; without it you are asked.")
@click.option("--watch", is_flag=True, help="Look on, and take no chair.")
@plain
@language
def command(link: str, name: str, watch: bool, plain: bool, language: str) -> int:
    """Sit down at the table of LINK, which parlour serve or a friend has given you.

    \b
    parlour join http://localhost:8765/t/KEY
    parlour join http://localhost:8765/t/KEY --name Ann
    parlour join http://localhost:8765/t/KEY --watch --plain

    The line comes back by itself when it is cut. Ctrl-C leaves your seat to the house; the same command
    brings you back to it.
    """
    from parlour.engine.optional import need

    need("web", "websockets")
    from parlour.terminal.screens import at_screen

    return at_screen(lambda screen: visit(link, name, screen, watch=watch), plain=plain, language=language)


def visit(link: str, name: str, screen: "Screen", *, watch: bool) -> int:
    """Sit at the table of this link until the person leaves, and return the exit code."""
    from parlour.client import Door, Table
    from parlour.folders import home
    from parlour.terminal.errors import Left
    from parlour.terminal.table.company import FIRST, Company
    from parlour.terminal.table.sitting import Sitting
    from parlour.terminal.table.thread import LoopThread, TableThread

    door = Door(link)
    keys = Keys(home() / "rooms.json")
    door.key, door.name = keys.of(door.room), name
    loop = LoopThread()
    table = TableThread(loop, Table(door, language=screen.words.language))
    with screen.signals():
        try:
            first = table.enter()
            keys.keep(door.room, door.key)
            with screen.listening(table.inbox):
                Sitting(Company({FIRST: table}, {FIRST: first}, screen)).visit(name, watch=watch)
        except Left as left:
            _say_goodbye(table, door.link, screen)
            return left.exit_code
        finally:
            table.close()
            loop.stop()
    return 0


def _say_goodbye(table: "TableThread", link: str, screen: "Screen") -> None:
    """Leave the seat to the house, and say how to come back."""
    from parlour.terminal.closing import command as own_command
    from parlour.terminal.errors import Left

    key = "live.left-seat" if table.leave() else "live.left"
    screen.parting = [screen.words(key, command=own_command(), link=link)]
    with suppress(Left):
        screen.say("\n" + "\n".join(screen.parting))


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
