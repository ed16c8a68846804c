"""One table for one saved game: a lock on its file, held for a whole sitting and let go by any death.

The lock lies on the saved game itself, which is replaced when the table is left, and hinders nobody who only
reads; where an open file cannot be replaced, it lies on a file beside it. Where the system has no such locks,
a file that has changed meanwhile is still not written over.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from parlour.file_locks import can_replace_open_files, lock_file
from parlour.match.errors import BadSave
from parlour.match.file.durable import OWNER_ONLY, reason, remove


@contextmanager
def only_table(path: Path) -> Iterator[None]:
    """Keep other tables from going on with this game while it lasts; refuse where another one has it."""
    try:
        number = os.open(path, os.O_RDONLY)
    except OSError as error:
        raise BadSave("cannot-read", f"{path} cannot be read: {reason(error)}.") from None
    try:
        if can_replace_open_files():
            _take(number, path)
            yield
            return
    finally:
        os.close(number)
    with _lock_beside(path):
        yield


@contextmanager
def _lock_beside(path: Path) -> Iterator[None]:
    """Hold a file of the same name with a dot before it, which is removed afterwards."""
    beside = path.with_name(f".{path.name}.lock")
    number = os.open(beside, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        _take(number, path)
        yield
    finally:
        os.close(number)
        remove(beside)


@contextmanager
def wait_for_lock(path: Path) -> Iterator[None]:
    """Keep other processes out while it lasts; wait for one that is in, and make the file of the lock."""
    number = os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
    try:
        with suppress(OSError):  # a file system without locks
            lock_file(number, wait=True)
        yield
    finally:
        os.close(number)


def _take(number: int, path: Path) -> None:
    try:
        lock_file(number)
    except BlockingIOError:
        said = f"{path} is being played at another table: leave that one first."
        raise BadSave("played-elsewhere", said) from None
    except OSError:
        return  # a file system without locks
