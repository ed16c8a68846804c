"""The stores that keep the contract, each empty for every test."""

import asyncio
from pathlib import Path

import pytest

from parlour.storage.memory import MemoryStore
from parlour.storage.postgres import PostgresStore
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Store
from tests.storage.postgres_server import PostgresServer, emptied, shared_server


@pytest.fixture
def postgres() -> PostgresServer:
    """An empty database of the run's own server."""
    server = shared_server()
    if server is None:
        pytest.skip("there is no PostgreSQL on this machine")
    asyncio.run(emptied(server.url))
    return server


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "memory":
        return MemoryStore(now=lambda: 100)
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "room.db", now=lambda: 100)
    server: PostgresServer = request.getfixturevalue("postgres")
    return PostgresStore(server.url, now=lambda: 100)
