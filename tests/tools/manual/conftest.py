"""Odds of hands are counted when the manual is built; pages are looked at without them."""

import pytest

from tools.manual.game_pages import GamePage


@pytest.fixture
def uncounted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GamePage, "_odds", lambda page, asked: asked["cards"])
