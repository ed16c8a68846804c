"""Terminals at games of this machine: plain screens in processes of their own, driven through pipes."""

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from parlour.client.local_games import ReadGame, read_game
from parlour.client.local_room import OWNER
from parlour.match.log import BY_SEAT, Turn
from parlour.storage.sqlite.store import SqliteStore
from tests.house import ROOT

PLAIN: Final = ("--plain", "--fast")
GAME: Final = ("bastard-brag", "--seats", "me,random", "--set", "lives=10")
"""A long game in which any swap of a card of ours is legal whenever we are asked, unless we are to deal."""
_PROMPT: Final = "Your move? "
_TABLE: Final = "Bastard Brag, round"
_OVER: Final = "parlour verify"
_DEAL: Final = "d Deal in the usual order"
_PATIENCE: Final = 60.0
_PREPARED: Final = "import sys; {}\nfrom parlour.cli.main import run; sys.exit(run(sys.argv[1:]))"


class Ended(Exception):
    """The terminal has ended, or its game has."""


class Terminal:
    """One run of `parlour`: all that it said, and the moves that the next table has acknowledged."""

    def __init__(self, home: Path, *arguments: str, before: str = "") -> None:
        """Start it; a line of Python may prepare the process before."""
        program = ["-c", _PREPARED.format(before)] if before else ["-m", "parlour"]
        self._process = subprocess.Popen(
            [sys.executable, *program, *arguments, *PLAIN],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PARLOUR_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=ROOT,
        )
        self.said = ""
        self.acked: list[str] = []
        self.in_flight = ""

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait(self) -> str:
        """Wait for the next question, and return what was said since the one before; Ended if none comes."""
        began, until = len(self.said), time.monotonic() + _PATIENCE
        while not self.said.endswith(_PROMPT) or len(self.said) == began:
            assert time.monotonic() < until, f"nothing is asked: {self.said[-2000:]}"
            if not self._read(until - time.monotonic()) or _OVER in self.said[began:]:
                raise Ended(self.said)
        told = self.said[began:]
        if self.in_flight and _TABLE in told:
            self.acked.append(self.in_flight)
        self.in_flight = ""
        return told

    def type(self, line: str) -> None:
        """Type a line, without waiting for what comes of it."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def type_move(self, luck: Random) -> None:
        """Type a legal move, by what is offered."""
        is_dealing = _DEAL in self.said.rsplit(_TABLE, 1)[-1]
        into = luck.randint(1, 3)
        self.in_flight = "d" if is_dealing else f"s {into}"
        self.type("d" if is_dealing else f"s {luck.randint(1, 3)} {into}")

    def play(self, moves: int, luck: Random) -> None:
        """Play so many moves; each is acknowledged before the next."""
        for _ in range(moves):
            self.type_move(luck)
            self.wait()

    def leave(self) -> tuple[int, str]:
        """Leave the table, and return the exit code and all that was said."""
        self.type("q")
        return self.end()

    def end(self) -> tuple[int, str]:
        """Wait until it has ended by itself, and return the exit code and all that was said."""
        while self._read(_PATIENCE):
            pass
        return self._finish(), self.said

    def kill(self, sign: signal.Signals = signal.SIGKILL) -> int:
        """Send it a signal, and wait until nothing of it is left."""
        self._process.send_signal(sign)
        return self._finish()

    def _finish(self) -> int:
        code = self._process.wait(_PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
        return code

    def _read(self, seconds: float) -> bool:
        """Return whether there may be more to read."""
        assert self._process.stdout is not None
        number = self._process.stdout.fileno()
        if not select.select([number], [], [], max(0.0, seconds))[0]:
            return True
        content = os.read(number, 1 << 16)
        self.said += content.decode()
        return bool(content)


class StoredMoves(NamedTuple):
    """What the store has of our moves in a game, as they were typed."""

    table: str
    typed: list[str]
    is_over: bool


def stored_games(home: Path) -> list[StoredMoves]:
    """Return all games of this machine, the latest first; none before the store is there."""
    return asyncio.run(_stored_games(home / "room.db")) if (home / "room.db").exists() else []


async def _stored_games(file: Path) -> list[StoredMoves]:
    store = SqliteStore(file)
    await store.open()
    try:
        keys = [line.table for line in await store.tables(host=OWNER, most=1000)]
        changes = {key: await store.last_change(key) for key in keys}
        latest = sorted(keys, key=lambda key: changes[key], reverse=True)
        return [_moves_of(key, await read_game(store, key)) for key in latest]
    finally:
        await store.close()


def _moves_of(table: str, game: ReadGame) -> StoredMoves:
    turns = [entry for entry in game.saved.entries if isinstance(entry, Turn)]
    return StoredMoves(table, typed_moves(turns), game.is_over)


def typed_moves(turns: list[Turn]) -> list[str]:
    """Return our moves among these by their place of the centre alone: a hand is shown sorted."""
    moves = [turn.move for turn in turns if turn.seat == 0 and turn.by == BY_SEAT]
    return [f"s {move.slots[-1] + 1}" if move.slots else "d" for move in moves]
