"""Where the SQLite store of a test lies."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "room.db"
