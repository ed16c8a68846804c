"""The tables of the page on benchmarks."""

import pytest

from bench.contest.race import SIDES, Entry
from bench.contest.tables import (
    COPIES,
    HANDS,
    PLAY,
    games_table,
    rate_table,
    rounded,
    target_table,
    yardstick_table,
)
from bench.contest.targets import verdicts
from tests.bench.contestants import just_met


@pytest.mark.parametrize(("rate", "said"), [(1234567.0, "1,230,000"), (45.678, "46"), (999.9, "1,000")])
def test_three_digits_are_enough(rate: float, said: str) -> None:
    assert rounded(rate) == said


def test_every_peer_s_measure_is_in_a_table() -> None:
    shown = {(side, measure) for _, side, measure in (*PLAY, *COPIES, *HANDS)}
    measured = {(side, measure) for side, measures in SIDES.items() for measure in measures if side != "C"}
    assert shown == measured


def test_a_rate_table_has_a_row_for_each_rate() -> None:
    lines = rate_table("copies/s", COPIES, just_met()).splitlines()
    assert lines[:2] == ["|  | copies/s |", "| --- | ---: |"]
    assert len(lines) == 2 + len(COPIES)


def test_the_target_table_gives_ratio_target_and_verdict() -> None:
    row = target_table(verdicts(just_met())).splitlines()[2]
    assert row.endswith("| 1,000 | 150 × | 150 × | met |")


def test_the_yardstick_says_what_share_of_c_is_reached() -> None:
    result = {**just_met(), Entry("Parlour", "five"): 4_000.0, Entry("C", "five"): 10_000.0}
    assert "| five cards, one at a time | 4,000 | 10,000 | 1/2.5 |" in yardstick_table(result)


def test_without_a_compiler_there_is_no_yardstick() -> None:
    result = {entry: rate for entry, rate in just_met().items() if entry.side != "C"}
    assert yardstick_table(result) == "There was no C compiler."


def test_the_games_are_shown_compiled_beside_plain() -> None:
    rate = {"subject": "big-c", "unit": "copies", "perSecond": 300.0}
    sheets = {"compiled": {"rates": [rate]}, "pure": {"rates": [{**rate, "perSecond": 100.0}]}}
    assert games_table(sheets).splitlines()[2] == "| big-c | copies | 300 | 100 | 3.0 × |"
