"""What the tests of matches share: a plug-in game, and a place for saved games."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from parlour.engine import plug_ins

HIGH_CARD = EntryPoint("high-card", "tests.toys.high_card:GAME", plug_ins.GAMES)


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """High Card installed as a plug-in."""
    monkeypatch.setattr(plug_ins, "entry_points", lambda group: [HIGH_CARD])


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Where a game is to be saved."""
    return tmp_path / "evening.parlour.jsonl"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house of its own for saved games."""
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path / "house"))
    return tmp_path / "house"
