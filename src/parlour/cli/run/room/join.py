"""A table of a room elsewhere for the command: a connection of its own, the screen here, and a way back."""

import json
import os
from contextlib import suppress
from pathlib import Path

from parlour.client import Door, Table
from parlour.folders import home
from parlour.terminal.closing import command
from parlour.terminal.errors import Left
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.sitting import Sitting
from parlour.terminal.table.thread import LoopThread, TableThread


def visit(link: str, name: str, screen: Screen, *, watch: bool) -> int:
    """Sits at the table of this link until the person leaves; returns the exit code."""
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


def _say_goodbye(table: TableThread, link: str, screen: Screen) -> None:
    """Leaves the seat to the house, and says how to come back."""
    key = "live.left-seat" if table.leave() else "live.left"
    screen.parting = [screen.words(key, command=command(), link=link)]
    with suppress(Left):
        screen.say("\n" + "\n".join(screen.parting))


class Keys:
    """By which key each room knows us, in a file that is ours alone."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, room: str) -> str:
        return str(self._read().get(room, ""))

    def keep(self, room: str, key: str) -> None:
        known = self._read()
        if known.get(room) == key:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        new = self._path.with_suffix(".new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump(known | {room: key}, file)
        new.replace(self._path)

    def _read(self) -> dict[str, str]:
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
