"""The store of a room on one machine: one SQLite file, one thread that writes it, durable with every commit.

`SqliteStore` is the store; `copy_file` copies a room's file while the room is open.
"""

from parlour.storage.sqlite.file import copy_file as copy_file
from parlour.storage.sqlite.store import SqliteStore as SqliteStore
