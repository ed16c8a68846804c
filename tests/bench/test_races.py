"""Races replayed at length: what the verdicts of smaller budgets cost, and how much of a budget is used."""

import sys

import pytest

pytest.importorskip("numpy")

from bench.ladder import races
from bench.ladder.boards import Board
from bench.ladder.races import Replay, costs_of, replays_of, report, situations
from parlour.engine.play.move import Move

BRAG = Board("bastard-brag", 2, ())
HOUSE, OTHER = Move("PASS"), Move("KNOCK")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(races, "BUDGETS", (2, 16))
    monkeypatch.setattr(races, "PLAYER", "house:easy")


def test_the_last_verdict_costs_nothing_and_no_race_is_longer_than_the_largest_budget() -> None:
    replays = replays_of(BRAG, 3, 1)
    assert len(replays) == 3
    assert all(replay.costs[-1] == 0 and 1 <= replay.deals <= 16 for replay in replays)
    assert all(len(replay.verdicts) == 2 for replay in replays)


def test_the_same_seed_replays_the_same_races() -> None:
    assert replays_of(BRAG, 2, 5) == replays_of(BRAG, 2, 5)


def test_a_move_that_brings_less_costs_something() -> None:
    """A move against itself costs nothing, and two moves differ by as much whichever is the measure."""
    situation = next(each for each in situations(BRAG, 1) if len(each.moves()) > 1)
    first, *_, last = situation.moves()
    assert costs_of(situation, [first, first]) == [0.0, 0.0]
    there = costs_of(situation, [first, last])
    assert there[1] == 0
    assert there[0] != 0


def test_a_report_has_a_line_for_every_budget() -> None:
    spared = Replay(4, HOUSE, [HOUSE, OTHER], [0.5, 0.0], 0.5)
    whole = Replay(16, HOUSE, [OTHER, OTHER], [0.0, 0.0], 0.1)
    title, small, large = report(BRAG, [spared, whole])
    assert title == "bastard-brag, 2 seats: 2 decisions; the house's move costs 0.3000"
    assert "100% used, leaves the house  50%, other verdict than 16  50%, cost 0.2500" in small
    assert " 62% used, leaves the house 100%, other verdict than 16   0%, cost 0.0000" in large


def test_it_prints_the_games_that_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["races", "--game", "bastard-brag", "--decisions", "1"])
    races.main()
    assert capsys.readouterr().out.startswith("bastard-brag, 2 seats: 1 decisions")
