"""A room killed amid play loses nothing; a room that would lose or double something is found out."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.endurance.kills import endure
from tests.endurance.nursery import MUTANTS

KILLS = 6


@pytest.mark.thorough
def test_kills_amid_play_lose_and_double_nothing(tmp_path: Path) -> None:
    outcome = asyncio.run(endure(tmp_path, str(tmp_path / "room.db"), kills=KILLS, moves=5, luck=Random(1)))
    assert outcome.problems == []
    assert outcome.acked > 0
    assert outcome.sights > 0


@pytest.mark.thorough
@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_mutant_is_caught(mutant: str, tmp_path: Path) -> None:
    store = str(tmp_path / "room.db")
    story = endure(tmp_path, store, kills=2, moves=40, luck=Random(2), mutant=mutant)
    assert asyncio.run(story).problems
