"""Levels are measured against each other, and judged by the interval."""

import pytest

from parlour.cli.check_game.findings import UNSURE, WRONG
from parlour.cli.check_game.ladder import _judge, measure_ladder
from parlour.engine.rules.finder import find_game


@pytest.mark.parametrize(
    ("low", "high", "severity"),
    [(0.01, 0.2, []), (-0.1, 0.2, [UNSURE]), (None, None, [UNSURE]), (-0.3, -0.1, [WRONG])],
)
def test_a_level_is_above_another_where_the_whole_interval_is(
    low: float | None, high: float | None, severity: list[str]
) -> None:
    assert [each.severity for each in _judge("hard", "medium", low=low, high=high)] == severity


@pytest.mark.thorough
def test_every_level_is_measured_against_the_next_lower_one() -> None:
    pytest.importorskip("numpy")
    said = [result for result, _ in measure_ladder(find_game("bastard-brag"), 8)]
    assert [line.split(":")[0] for line in said] == ["medium above easy", "hard above medium"]
