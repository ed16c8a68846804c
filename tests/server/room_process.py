"""A room in a process of its own, as anybody starts it, to be ended and killed; and people who play there."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.cards.luck import Luck
from parlour.client import RoomError, Table, random_move
from parlour.engine.play.move import Move

NO_HURRY = {
    "server": {"frames_a_second": 100_000, "frames_at_once": 100_000},
}


class RoomProcess:
    """`parlour serve` with everything it keeps in one folder; it comes back at the same address."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = 0
        self.said: list[str] = []
        self.link = ""
        (folder / "limits.json").write_text(json.dumps(NO_HURRY))

    def start(self) -> str:
        """Starts it, or starts it again: the link of the table that it has laid."""
        given = [
            "--limits",
            str(self.folder / "limits.json"),
            "--port",
            str(self.port),
            "--fast",
            *self.options,
        ]
        self.running = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", *given],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"PARLOUR_HOME": str(self.folder)},
        )
        self.said = []
        while not any("A table is laid" in line for line in self.said):
            line = self._line()
            assert line, f"the room did not open: {self.said}"
            self.said.append(line)
        link = re.search(r"http\S+/t/\S+", self.said[-1])
        assert link is not None
        self.port = int(link[0].split(":")[2].split("/")[0])
        return link[0]

    def _line(self) -> str:
        assert self.running.stdout is not None
        return self.running.stdout.readline()

    def kill(self) -> None:
        self.running.kill()
        self._finish()

    def end(self, sign: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Asks it to end: its exit code, and what it said at last."""
        self.running.send_signal(sign)
        rest = self._finish()
        return self.running.returncode, rest

    def _finish(self) -> str:
        assert self.running.stdout is not None
        rest = self.running.stdout.read()
        self.running.wait(timeout=20)
        self.running.stdout.close()
        return rest


@contextmanager
def room_process(folder: Path, *options: str) -> Iterator[tuple[RoomProcess, str]]:
    """A room that is killed at the latest when the story ends, and the link of its table."""
    room = RoomProcess(folder, *options)
    link = room.start()
    try:
        yield room, link
    finally:
        if room.running.poll() is None:
            room.kill()


async def play_to_the_end(table: Table, luck: Luck, *, enough: int = 10**9) -> int:
    """Answers every question at random until the game is over, or so many have been answered: how many."""
    answered = 0
    async for now in table:
        if answered >= enough or (now.view is not None and now.view.ending is not None):
            break
        if now.view is not None and now.asked and now.view.forms:
            answered += await _has_played(now, random_move(now.view, luck))
    return answered


async def _has_played(table: Table, move: Move) -> bool:
    """Whether the move was played; some that forms offer are refused."""
    try:
        await table.move(move)
    except RoomError:
        return False
    return True


def run(story: Coroutine[Any, Any, None], seconds: float = 60) -> None:
    """A story that takes no longer than this."""
    asyncio.run(asyncio.wait_for(story, seconds))
