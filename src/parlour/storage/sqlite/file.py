"""A room's SQLite file: made for its owner alone, brought to the newest schema, copied while in use."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from parlour.storage.migrations import missing_migrations
from parlour.storage.store import StoreError

SYNCHRONOUS: Final = "full"
"""Every commit waits for the disk. NORMAL would lose the last commits in a power cut."""

_APPLICATION: Final = 0x50524C52
_OWNER_ALONE: Final = 0o600
_STATEMENTS_REMEMBERED: Final = 256


def opened(path: Path) -> sqlite3.Connection:
    """A connection for writing; the file is made, or brought to the newest schema, as needed."""
    try:
        _make_private(path)
        connection = connected(path)
        with _closed_on_error(connection):
            _check_purpose(connection, path)
            _migrate(connection)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("no-store", f"{path} cannot be used as a room's file: {error}.") from error
    return connection


def connected(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there; whoever has it begins and commits by hand."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS_REMEMBERED
    )
    with _closed_on_error(connection):
        connection.execute("pragma busy_timeout = 5000")
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


def _make_private(path: Path) -> None:
    """Makes the file if it is missing; SQLite gives its -wal and -shm files the same permissions."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, _OWNER_ALONE))
        if os.name == "posix":  # elsewhere folders cannot be opened, and names need no sync
            _sync(path.parent)
    path.chmod(_OWNER_ALONE)


def _sync(path: Path) -> None:
    """Waits until a file's content, or the names in a folder, would survive a power cut."""
    synced = os.open(path, os.O_RDONLY)
    try:
        os.fsync(synced)
    finally:
        os.close(synced)


def _check_purpose(connection: sqlite3.Connection, path: Path) -> None:
    (purpose,) = connection.execute("pragma application_id").fetchone()
    (tables,) = connection.execute("select count(*) from sqlite_master").fetchone()
    if tables and purpose != _APPLICATION:
        raise StoreError("no-store", f"{path} is a SQLite file, but no room's; serve another file.")


def _migrate(connection: sqlite3.Connection) -> None:
    connection.execute("begin immediate")
    try:
        (present,) = connection.execute("pragma user_version").fetchone()
        for step in missing_migrations("sqlite", present):
            for statement in step.sql.split(";\n"):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {step.number}")
        connection.execute(f"pragma application_id = {_APPLICATION}")
    except BaseException:
        connection.rollback()
        raise
    connection.commit()


def copy_file(source: Path, target: Path) -> None:
    """Copies a room's file as it is at one moment, while others may write to it; never over a file."""
    if not source.exists():
        raise StoreError("no-backup", f"There is no room's file {source}.")
    if target.exists():
        raise StoreError("backup-exists", f"{target} is there already; choose another name.")
    try:
        _make_private(target)
        with closing(connected(source)) as connection:
            connection.execute("vacuum into ?", (str(target),))
        _sync(target)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise StoreError("no-backup", f"{source} could not be copied to {target}: {error}.") from error
