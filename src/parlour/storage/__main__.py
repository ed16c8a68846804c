"""`python -m parlour.storage`: export a room, import it, copy its file and check it, also while it is played.

ROOM is the path of a SQLite file or an address such as postgresql://room@host/room; `export` and `check` take
it from PARLOUR_STORE where it is not given.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

import click

from parlour.engine.errors import ParlourError
from parlour.storage import store_at
from parlour.storage.address import damage_at
from parlour.storage.export import day, export_lines
from parlour.storage.importing import Imported, import_lines
from parlour.storage.sqlite import copy_file
from parlour.storage.store import Damaged, Store, StoreError

T = TypeVar("T")
_SECONDS_BETWEEN_WORDS: Final = 5.0


@click.group(help="Export a room as JSON lines, import it, copy its file and check it.")
def storage() -> None:
    pass


@storage.command("export")
@click.argument("room", envvar="PARLOUR_STORE")
@click.option("--table", default="", help="Only this table, by its key.")
@click.option("--day", "date", default="", help="Only the rows of this day (UTC), such as 2026-05-31.")
def export_command(room: str, table: str, date: str) -> None:
    """Write the lines of ROOM to standard output."""

    async def story(store: Store) -> None:
        async for line in export_lines(store, table=table, span=day(date) if date else None):
            sys.stdout.buffer.write(line)

    _in_room(room, story)


@storage.command("import")
@click.argument("room")
@click.argument("lines", type=click.File("rb"), default="-")
def import_command(room: str, lines: BinaryIO) -> None:
    """Add the LINES of an export to ROOM; it may be repeated."""

    async def story(store: Store) -> Imported:
        return await import_lines(store, lines)

    added, known = _in_room(room, story, is_new=True)
    click.echo(f"{added} rows added, {known} were there already.")


@storage.command()
@click.argument("room", type=click.Path(path_type=Path))
@click.argument("copy", type=click.Path(path_type=Path))
def backup(room: Path, copy: Path) -> None:
    """Copy the SQLite file ROOM to COPY as it is at one moment."""
    _say_refusal(lambda: copy_file(room, copy))
    click.echo(f"{copy} holds the room as it was a moment ago.")


@storage.command()
@click.argument("room", envvar="PARLOUR_STORE")
def check(room: str) -> None:
    """Read all that ROOM has kept and play every game again; name each table and row that is wrong.

    Ends with 0 where all is well, with 1 where something is wrong, with 2 where it cannot be looked at.
    """
    from parlour.tables.lobby.store_check import store_complaints

    async def story(store: Store) -> int:
        wrong = 0
        async for complaint in store_complaints(store, _Progress().show):
            click.echo(str(complaint))
            wrong += 1
        return wrong

    wrong = _in_room(room, story, wrong=1)
    click.echo(f"{wrong} things are wrong." if wrong else "All is well.")
    raise SystemExit(1 if wrong else 0)


class _Progress:
    """Says on standard error how far it is, every few seconds."""

    def __init__(self) -> None:
        self._next = time.monotonic() + _SECONDS_BETWEEN_WORDS

    def show(self, done: int, of: int) -> None:
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + _SECONDS_BETWEEN_WORDS
            click.echo(f"{done:,} of {of:,} tables are looked through.", err=True)


def _in_room(room: str, story: Callable[[Store], Awaitable[T]], *, is_new: bool = False, wrong: int = 2) -> T:
    async def told() -> T:
        async with _open_store(room, is_new=is_new) as store:
            return await story(store)

    try:
        return _say_refusal(lambda: asyncio.run(told()))
    except Damaged:
        click.echo(damage_at(room), err=True)
        raise SystemExit(wrong) from None


@asynccontextmanager
async def _open_store(room: str, *, is_new: bool) -> AsyncIterator[Store]:
    if not is_new and ":" not in room and not Path(room).exists():
        raise StoreError("no-store", f"There is no room's file {room}.")
    store = store_at(room)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _say_refusal(work: Callable[[], T]) -> T:
    """Do the work; a refusal is a sentence on the screen and status 2, as in all of Parlour."""
    try:
        return work()
    except Damaged:
        raise
    except ParlourError as refusal:
        click.echo(refusal.sentence, err=True)
        raise SystemExit(2) from None


if __name__ == "__main__":
    storage()
