"""A room's SQLite file: made for its owner alone, brought to the newest schema, copied while in use."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from parlour.storage.migrations import missing_migrations
from parlour.storage.store import StoreError, damaged_store

SYNCHRONOUS: Final = "full"
"""Every commit waits for the disk. NORMAL would lose the last commits in a power cut."""

_APPLICATION: Final = 0x50524C52
_MAGIC: Final = b"SQLite format 3\0"
_HEADER: Final = 100
_PURPOSE: Final = slice(68, 72)
"""Where SQLite's header holds the application's number."""
_OWNER_ALONE: Final = 0o600
_STATEMENTS_REMEMBERED: Final = 256


def open_file(path: Path) -> sqlite3.Connection:
    """Return a connection for writing; the file is made, or brought to the newest schema, as needed.

    A file that is not a room's is refused before anything of it is touched, its permissions too.
    """
    try:
        if not path.exists():
            _make(path)
        _check_purpose(path)
        path.chmod(_OWNER_ALONE)
        connection = connect(path)
        with _closed_on_error(connection):
            _migrate(connection)
    except (OSError, sqlite3.Error) as error:
        if is_damage(error):
            raise damaged_store() from error
        raise StoreError("no-store", f"{path} cannot be used as a room's file: {error}.") from error
    return connection


def is_damage(error: Exception) -> bool:
    """Return whether SQLite says that the file itself is wrong: its pages, or the text in them."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or "decode to UTF-8" in str(error)


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection to a room's file; whoever has it begins and commits by hand.

    The purpose is written before the file turns to WAL, so that the file's own header always holds it.
    """
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS_REMEMBERED
    )
    with _closed_on_error(connection):
        connection.execute("pragma busy_timeout = 5000")
        if connection.execute("pragma application_id").fetchone() != (_APPLICATION,):
            connection.execute(f"pragma application_id = {_APPLICATION}")
        connection.execute("pragma journal_mode = wal")
        connection.execute(f"pragma synchronous = {SYNCHRONOUS}")
    return connection


@contextmanager
def _closed_on_error(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except BaseException:
        connection.close()
        raise


def _make(path: Path) -> None:
    """Make an empty file for its owner alone; SQLite gives its -wal and -shm files the same permissions."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _OWNER_ALONE))
    if os.name == "posix":  # elsewhere folders cannot be opened, and names need no sync
        _sync(path.parent)


def _sync(path: Path) -> None:
    """Wait until a file's content, or the names in a folder, would survive a power cut."""
    synced = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(synced)
    finally:
        os.close(synced)


def _check_purpose(path: Path) -> None:
    """Refuse a file that does not say in its header that it is a room's, and is not empty or all zeros."""
    if not path.is_file():
        raise StoreError("no-store", f"{path} is no file; name another for the room.")
    with path.open("rb") as file:
        header = file.read(_HEADER)
    is_room = header.startswith(_MAGIC) and header[_PURPOSE] == _APPLICATION.to_bytes(4)
    if any(header) and not is_room:
        raise StoreError("no-store", f"{path} is not a room's file; name another, which will be made.")


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("begin immediate")
    try:
        (present,) = connection.execute("pragma user_version").fetchone()
        for step in missing_migrations("sqlite", present):
            for statement in step.sql.split(";\n"):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {step.number}")
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def copy_file(source: Path, target: Path) -> None:
    """Copy a room's file as it is at one moment, while others may write to it; never over a file."""
    if target.exists():
        raise StoreError("backup-exists", f"{target} is there already; choose another name.")
    _check_purpose(source)
    try:
        _make(target)
        with closing(connect(source)) as connection:
            connection.execute("vacuum into ?", (str(target),))
        _sync(target)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise StoreError("no-backup", f"{source} could not be copied to {target}: {error}.") from error
