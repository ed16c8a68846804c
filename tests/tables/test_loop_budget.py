"""What a room does on its loop: by random house rules no bot is asked there, and the meter measures."""

import asyncio
import time
from random import Random

import pytest

from parlour.engine.rules.finder import game_names
from parlour.match.match import Match
from parlour.tables.play import match_bots
from tests.tables import loop_budget
from tests.tables.loop_budget import Meter, asked, called, measured
from tests.tables.random_rules import random_settings


@pytest.mark.parametrize("name", game_names())
def test_random_rules_are_the_same_for_the_same_seed_and_others_than_ours(name: str) -> None:
    found = random_settings(Random(3), name)
    assert found == random_settings(Random(3), name)
    assert found.game == name
    assert found.changes


@pytest.mark.thorough
def test_no_bot_thinks_on_the_loop_by_rules_of_a_host(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []

    def noted(self: match_bots.MatchBots, match: Match, seat: int, player: str) -> None:
        thought.append(f"{match.game.id}: {player}")

    monkeypatch.setattr(match_bots.MatchBots, "choice", noted)
    monkeypatch.setattr(loop_budget, "_read_games", lambda ends: None)
    monkeypatch.setattr(loop_budget, "_settings", random_settings)
    costs = asyncio.run(measured(3, seed=7))
    assert thought == []
    assert len(costs) > 100


def test_every_callback_is_measured_but_those_of_the_tests_own_people() -> None:
    meter = Meter()

    def burn() -> None:
        until = time.thread_time() + 0.03
        while time.thread_time() < until:
            pass

    async def burning() -> None:
        burn()

    async def story() -> None:
        task = asyncio.current_task()
        assert task is not None
        task.set_name("driver")
        with meter.measuring():
            await asyncio.sleep(0)
            burn()
            await called("a message", burn)
            await asked("a request", burning())

    asyncio.run(story())
    long = [cost.what for cost in meter.costs if cost.seconds >= 0.03]
    assert len(long) == 2
    assert "a message" in long[0]
    assert long[1] == "a request"
