"""One table for one saved game: a lock on its file, held for a whole sitting and let go by any death.

The lock lies on the saved game itself, which is never replaced while it is played, and hinders nobody who
only reads. Where the system has no such locks, a move is still refused when the files have changed meanwhile.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.match.errors import BadSave
from parlour.match.store.file.durable import reason

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]


@contextmanager
def only_table(path: Path) -> Iterator[None]:
    """While it lasts no other table can go on with this game; refuses where another one has it."""
    try:
        number = os.open(path, os.O_RDONLY)
    except OSError as error:
        raise BadSave("cannot-read", f"{path} cannot be read: {reason(error)}.") from None
    try:
        _take(number, path)
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
