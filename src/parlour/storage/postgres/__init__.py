"""The store of a room that several processes serve: PostgreSQL through asyncpg, with group commit and hints.

`PostgresStore` is the store; `line` reconnects, `writer` commits, `hints` tells the other processes.
"""

from parlour.storage.postgres.store import PostgresStore as PostgresStore
