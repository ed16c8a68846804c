"""The stores that keep the contract, each empty for every test."""

from pathlib import Path

import pytest

from parlour.storage.memory import MemoryStore
from parlour.storage.sqlite import SqliteStore
from parlour.storage.store import Store


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "memory":
        return MemoryStore(now=lambda: 100)
    return SqliteStore(tmp_path / "room.db", now=lambda: 100)
