"""The chart of the contest."""

from pathlib import Path

from bench.contest.chart import MISSED, draw_chart
from bench.contest.race import Entry
from bench.contest.targets import TARGETS, verdicts
from tests.bench.contestants import just_met


def test_the_same_numbers_make_the_same_chart(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        draw_chart(tmp_path / name, verdicts(just_met()))
    one = (tmp_path / "one.svg").read_text()
    assert one == (tmp_path / "two.svg").read_text()
    assert all(target.what in one for target in TARGETS)


def test_a_missed_target_has_another_colour(tmp_path: Path) -> None:
    result = {**just_met(), Entry("PokerKit", "draw"): 5_000.0}
    draw_chart(tmp_path / "met.svg", verdicts(just_met()))
    draw_chart(tmp_path / "missed.svg", verdicts(result))
    assert MISSED not in (tmp_path / "met.svg").read_text()
    assert MISSED in (tmp_path / "missed.svg").read_text()
