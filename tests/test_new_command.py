"""The walk "Add a command at the table" of CONTRIBUTING.md, in a copy of the sources: it works in a room."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.documentation.blocks import FILE
from tests.house import PACKAGE, ROOT, read

TITLE = "## Add a command at the table\n"
STORY = """
import asyncio

from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.clock import LoopClock
from parlour.tables.connection import Connection
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings
from parlour.wire.codec import decode_from_room, encode
from parlour.wire.messages import Do, Hello, No, Ok, Seats, Sit


class Paper(Connection):
    def __init__(self):
        self.heard = []

    def write(self, frame):
        self.heard.append(decode_from_room(frame))

    def is_full(self):
        return False

    def close(self, code, why):
        pass

    def last(self, kind):
        return [each for each in self.heard if isinstance(each, kind)][-1]

    def ready(self):
        return [person.seat for person in self.last(Seats).seats if person.ready]


async def opened(store):
    return await Room.opened(store, clock=LoopClock(asyncio.get_running_loop()), bots=RoomBots(pace=0.0))


async def come(room, key, person):
    paper, table = Paper(), await room.table(key)
    return paper, table.visit(paper, person=person, seat=None, hello=Hello(1, key))


async def say(session, message):
    session.hear(encode(message))
    await asyncio.sleep(0.05)


async def story():
    store = MemoryStore()
    room = await opened(store)
    settings = TableSettings(game=game_names()[0], seats=2, clock="none", fill="random")
    key = await room.open_table("ann", settings)
    ann, session = await come(room, key, "ann")
    await say(session, Do(1, "ready"))
    assert ann.last(No).code == "not-seated", "who looks on is not asked"
    await say(session, Sit(2))
    await say(session, Do(3, "ready"))
    assert ann.last(Ok).id == 3 and ann.ready() == [0]
    await room.drain()

    room = await opened(store)
    ann, session = await come(room, key, "ann")
    assert ann.ready() == [0], "it holds after a restart"
    await say(session, Do(4, "begin"))
    assert ann.last(Seats).status == "playing" and ann.ready() == [], "another game is another question"
    await say(session, Do(5, "ready"))
    assert ann.last(No).code == "playing"
    await room.drain()


asyncio.run(story())
"""


def walk() -> str:
    """What the page says about a new command."""
    return read(ROOT / "CONTRIBUTING.md").split(TITLE)[1].split("\n## ")[0]


def edits(text: str) -> Iterator[tuple[str, list[str]]]:
    """Every change that the page shows, with its file."""
    file = ""
    for part in re.split(r"^```", text, flags=re.MULTILINE):
        named = [found[1] for line in part.splitlines() if (found := FILE.match(line))]
        file = named[-1] if named else file
        if part.startswith("diff\n"):
            yield file, part.removeprefix("diff\n").splitlines()


def edited(source: str, change: list[str]) -> str:
    """The source with the change, whose other lines are there once, one after the other."""
    before = "\n".join(line[1:] for line in change if not line.startswith("+"))
    after = "\n".join(line[1:] for line in change if not line.startswith("-"))
    assert source.count(before) == 1, f"{source.count(before)} places look like this:\n{before}"
    return source.replace(before, after)


def follow(package: Path) -> None:
    """Edits the sources as the page says."""
    for file, change in edits(walk()):
        path = package / file
        path.write_text(edited(read(path), change), encoding="utf-8")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the plain sources."""
    unneeded = shutil.ignore_patterns("__pycache__", "*.so", "tests", "web")
    shutil.copytree(PACKAGE, tmp_path / "parlour", ignore=unneeded)
    return tmp_path


def run(sources: Path) -> str:
    """What the story says against these sources, "" where all is well."""
    paths = {**os.environ, "PYTHONPATH": str(sources)}
    done = subprocess.run(
        [sys.executable, "-c", STORY], env=paths, capture_output=True, text=True, timeout=60, check=False
    )
    return done.stderr


@pytest.mark.thorough
def test_the_walk_adds_a_command_that_works_in_a_room(sources: Path) -> None:
    assert "AssertionError" in run(sources), "there is no such command yet"
    follow(sources / "parlour")
    assert run(sources) == ""


def test_the_walk_shows_a_change_in_every_file_that_a_command_touches() -> None:
    files = {file for file, _ in edits(walk())}
    assert files == {
        "wire/messages.py",
        "tables/log/entries.py",
        "tables/state.py",
        "tables/people/commands.py",
        "tables/people/broadcast.py",
        "tables/table.py",
    }
    for file, change in edits(walk()):
        edited(read(PACKAGE / file), change)
