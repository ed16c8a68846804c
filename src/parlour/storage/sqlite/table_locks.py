"""Which process plays at which table of one SQLite file: a lock on a byte for each table.

Several programs may write one file at a time (a terminal beside a room, two terminals), but each table is in
the memory of one of them. The locks lie in a file of their own beside the store, and end with the process.
Where the system has no such locks everybody may play everywhere; the store's unique rows are the last word.
"""

import errno
import os
from hashlib import sha256
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]

_OWNER_ALONE: Final = 0o600
_BYTES: Final = 6
"""A table's place in the file of locks is a number of so many bytes, drawn from its key."""
_HELD: Final = (errno.EACCES, errno.EAGAIN)


class TableLocks:
    """The tables that this process holds."""

    def __init__(self, store: Path) -> None:
        self._path = store.with_name(f"{store.name}.tables")
        self._file = -1
        self._held: set[str] = set()

    def hold(self, table: str) -> bool:
        """Return whether the table is ours now."""
        if fcntl is None or table in self._held:
            return True
        try:
            self._open()
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _place(table))
        except OSError as error:
            return error.errno not in _HELD
        self._held.add(table)
        return True

    def release(self, table: str) -> None:
        if fcntl is not None and table in self._held:
            self._held.discard(table)
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, _place(table))

    def close(self) -> None:
        """Release all of them."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1
        self._held.clear()

    def _open(self) -> None:
        if self._file < 0:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _OWNER_ALONE)


def _place(table: str) -> int:
    return int.from_bytes(sha256(table.encode()).digest()[:_BYTES], "big")
