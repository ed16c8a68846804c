"""Contestants answer one by one, and the median of the rounds counts."""

import sys
from pathlib import Path

import pytest

from bench.contest.race import MODULES, SIDES, Contestant, Entry, race

ECHO = """
import sys
for number, line in enumerate(sys.stdin):
    print(number * float(line.split("\t")[1]), flush=True)
"""


@pytest.fixture
def sides() -> dict[str, Contestant]:
    return {"PokerKit": Contestant([sys.executable, "-c", ECHO], Path("nowhere"))}


def test_a_contestant_is_asked_and_answers(sides: dict[str, Contestant]) -> None:
    assert [sides["PokerKit"].rate("draw", 0.5) for _ in range(3)] == [0.0, 0.5, 1.0]
    sides["PokerKit"].leave()
    assert sides["PokerKit"].process.returncode == 0


def test_the_median_of_interleaved_rounds_counts(sides: dict[str, Contestant]) -> None:
    laps: list[tuple[int, int]] = []
    result = race(sides, rounds=3, seconds=1.0, told=lambda lap, rounds: laps.append((lap, rounds)))
    sides["PokerKit"].leave()
    assert result == {Entry("PokerKit", "draw"): 4.0, Entry("PokerKit", "draw copies"): 5.0}
    assert laps == [(0, 3), (1, 3), (2, 3)]


def test_a_contestant_that_falls_over_stops_the_race() -> None:
    fallen = Contestant([sys.executable, "-c", "input()"], Path("nowhere"))
    with pytest.raises(SystemExit, match="stopped while it measured 'draw'"):
        fallen.rate("draw", 0.5)
    fallen.leave()


def test_every_side_but_c_has_its_module() -> None:
    folder = Path(__file__).parents[2] / "bench" / "contest"
    assert {*MODULES, "C"} == set(SIDES)
    assert all((folder / f"{module}.py").is_file() for module in MODULES.values())
