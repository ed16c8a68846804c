"""One table for one saved game: a lock on its file, held for a whole sitting and let go by any death.

The lock lies on the saved game itself, which is replaced when the table is left, and hinders nobody who only
reads. Where the system has no such locks, a file that has changed meanwhile is still not written over.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from parlour.match.errors import BadSave
from parlour.match.file.durable import OWNER_ONLY, reason

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]


@contextmanager
def only_table(path: Path) -> Iterator[None]:
    """Keep other tables from going on with this game while it lasts; refuse where another one has it."""
    try:
        number = os.open(path, os.O_RDONLY)
    except OSError as error:
        raise BadSave("cannot-read", f"{path} cannot be read: {reason(error)}.") from None
    try:
        _take(number, path)
        yield
    finally:
        os.close(number)


@contextmanager
def wait_for_lock(path: Path) -> Iterator[None]:
    """Keep other processes out while it lasts; wait for one that is in, and make the file of the lock."""
    number = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
    try:
        if fcntl is not None:
            with suppress(OSError):  # a file system without locks
                fcntl.flock(number, fcntl.LOCK_EX)
        yield
    finally:
        os.close(number)


def _take(number: int, path: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        said = f"{path} is being played at another table: leave that one first."
        raise BadSave("played-elsewhere", said) from None
    except OSError:
        return  # a file system without locks
