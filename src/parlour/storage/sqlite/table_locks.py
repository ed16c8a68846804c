"""Which process plays at which table of one SQLite file: a lock on a byte for each table.

Several programs may write one file at a time (a terminal beside a room, two terminals), but each table is in
the memory of one of them. The locks lie in a file of their own beside the store, and end with the process.
Where the system has no such locks everybody may play everywhere; the store's unique rows are the last word.
"""

import os
from hashlib import sha256
from pathlib import Path
from typing import Final

from parlour.file_locks import lock_byte, unlock_byte

_OWNER_ALONE: Final = 0o600
_BYTES: Final = 6
"""A table's place in the file of locks is a number of so many bytes, drawn from its key."""


class TableLocks:
    """The tables that this process holds."""

    def __init__(self, store: Path) -> None:
        self._path = store.with_name(f"{store.name}.tables")
        self._file = -1
        self._held: set[str] = set()

    def hold(self, table: str) -> bool:
        """Return whether the table is ours now."""
        if table in self._held:
            return True
        try:
            self._open()
            is_ours = lock_byte(self._file, _place(table))
        except OSError:
            return True
        if is_ours:
            self._held.add(table)
        return is_ours

    def release(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            unlock_byte(self._file, _place(table))

    def close(self) -> None:
        """Release all of them."""
        if self._file >= 0:
            os.close(self._file)
        self._file = -1
        self._held.clear()

    def _open(self) -> None:
        if self._file < 0:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, _OWNER_ALONE)


def _place(table: str) -> int:
    return int.from_bytes(sha256(table.encode()).digest()[:_BYTES], "big")
