"""Levels are measured against each other, and judged by the interval."""

import pytest

from parlour.cli.check_game.findings import UNSURE, WRONG
from parlour.cli.check_game.ladder import Rung, measure_ladder
from parlour.engine.rules.finder import find_game
from tests.cli.check_game.stage import otherwise


@pytest.mark.parametrize(
    ("low", "high", "severity"),
    [(0.01, 0.2, []), (-0.1, 0.2, [UNSURE]), (None, None, [UNSURE]), (-0.3, -0.1, [WRONG])],
)
def test_a_level_is_above_another_where_the_whole_interval_is(
    low: float | None, high: float | None, severity: list[str]
) -> None:
    assert [each.severity for each in Rung("hard", "medium", 0.1, low, high).findings()] == severity


def test_a_measure_is_said_with_its_interval() -> None:
    assert Rung("hard", "easy", 0.25, 0.1, 0.4).said() == (
        "hard above easy: +25.0% of the wins (+10.0% to +40.0%)"
    )


def test_what_cannot_be_measured_is_not_sure_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("bastard-brag")
    monkeypatch.setattr(game, "brief", {"nonesuch": 1})
    rungs = list(measure_ladder(game, 8))
    assert [each.severity for rung in rungs for each in rung.findings()] == [UNSURE] * 2
    assert "nonesuch" in rungs[0].why_not


def test_bots_that_do_not_come_to_an_end_are_wrong_and_not_measured_for_hours() -> None:
    game = otherwise(find_game("bastard-brag"), most_decisions=5)
    rungs = list(measure_ladder(game, 1_000_000))
    assert [rung.said() for rung in rungs] == [
        "medium above easy: not measured",
        "hard above medium: not measured",
    ]
    [finding] = rungs[0].findings()
    assert (finding.severity, finding.where) == (WRONG, "bots/__init__.py")
    assert finding.what == "A game of medium and easy goes on after 5 decisions."


@pytest.mark.thorough
def test_every_level_is_measured_against_the_next_lower_one() -> None:
    pytest.importorskip("numpy")
    said = [rung.said() for rung in measure_ladder(find_game("bastard-brag"), 8)]
    assert [line.split(":")[0] for line in said] == ["medium above easy", "hard above medium"]
