"""`python -m parlour.storage`: export a room, import it, and copy its file, also while it is being played.

ROOM is the path of a SQLite file or an address such as postgresql://room@host/room.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import click

from parlour.engine.errors import ParlourError
from parlour.storage import store_at
from parlour.storage.export import day, exported
from parlour.storage.importing import Imported, imported
from parlour.storage.sqlite import copy_file
from parlour.storage.store import Store, StoreError

T = TypeVar("T")


@click.group(help="Export a room as JSON lines, import it, and copy its file.")
def storage() -> None:
    pass


@storage.command("export")
@click.argument("room")
@click.option("--table", default="", help="Only this table, by its key.")
@click.option("--day", "date", default="", help="Only the rows of this day (UTC), such as 2026-05-31.")
def export_command(room: str, table: str, date: str) -> None:
    """Write the lines of ROOM to standard output."""

    async def story(store: Store) -> None:
        async for line in exported(store, table=table, span=day(date) if date else None):
            sys.stdout.buffer.write(line)

    _in_room(room, story)


@storage.command("import")
@click.argument("room")
@click.argument("lines", type=click.File("rb"), default="-")
def import_command(room: str, lines: BinaryIO) -> None:
    """Add the LINES of an export to ROOM; it may be repeated."""

    async def story(store: Store) -> Imported:
        return await imported(store, lines)

    added, known = _in_room(room, story, is_new=True)
    click.echo(f"{added} rows added, {known} were there already.")


@storage.command()
@click.argument("room", type=click.Path(path_type=Path))
@click.argument("copy", type=click.Path(path_type=Path))
def backup(room: Path, copy: Path) -> None:
    """Copy the SQLite file ROOM to COPY as it is at one moment."""
    _said(lambda: copy_file(room, copy))
    click.echo(f"{copy} holds the room as it was a moment ago.")


def _in_room(room: str, story: Callable[[Store], Awaitable[T]], *, is_new: bool = False) -> T:
    async def told() -> T:
        async with _opened(room, is_new=is_new) as store:
            return await story(store)

    return _said(lambda: asyncio.run(told()))


@asynccontextmanager
async def _opened(room: str, *, is_new: bool) -> AsyncIterator[Store]:
    if not is_new and ":" not in room and not Path(room).exists():
        raise StoreError("no-store", f"There is no room's file {room}.")
    store = store_at(room)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _said(work: Callable[[], T]) -> T:
    """A refusal is a sentence on the screen and status 2, as in all of Parlour."""
    try:
        return work()
    except ParlourError as refusal:
        click.echo(refusal.sentence, err=True)
        raise SystemExit(2) from None


if __name__ == "__main__":
    storage()
