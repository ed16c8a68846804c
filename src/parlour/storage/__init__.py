"""Storage: where a room keeps everything that happens at its tables, as rows that are only ever added.

`rows` says what is kept, `store` what every store can do; `memory`, `sqlite` and `postgres` are the stores,
and `store_at` finds the one that an address means.
"""

from pathlib import Path

from parlour.storage.store import Store


def store_at(where: str) -> Store:
    """Return the store at `postgresql://…`, `memory:` or in the SQLite file of this path; not opened yet."""
    from parlour.engine.optional import need
    from parlour.storage.address import MEMORY, is_database

    if is_database(where):
        need("postgres", "asyncpg")
        from parlour.storage.postgres import PostgresStore

        return PostgresStore(where)
    if where == MEMORY:
        from parlour.storage.memory import MemoryStore

        return MemoryStore()
    from parlour.storage.sqlite import SqliteStore

    return SqliteStore(Path(where))
