"""Showing reports."""

from pathlib import Path

import msgspec
import pytest

from parlour.lab.report import Estimate
from parlour.lab.showing import draw, percent, plain_lines, points, remarks, signed_percent, whole
from tests.lab.findings import found
from tests.lab.questions import a_question

SHARE = Estimate(0.531, 0.524, 0.538)
ALONE = Estimate(0.531, None, None)


def test_numbers_come_with_their_intervals() -> None:
    assert percent(SHARE) == "53.10 % (52.40 to 53.80)"
    assert signed_percent(SHARE) == "+53.10 % (+52.40 to +53.80)"
    assert points(Estimate(1234.5, -1.0, 2.0)) == "+1,234.50 (-1.00 to +2.00)"
    assert whole(Estimate(14.4, -10.2, 38.0)) == "+14 (-10 to +38)"


def test_a_number_without_an_interval_stands_alone() -> None:
    assert percent(ALONE) == "53.10 %"


def test_plain_text_has_a_line_for_every_player_and_pair(tmp_path: Path) -> None:
    lines = list(plain_lines(found(a_question("random,random,random"), tmp_path).report))
    assert sorted(line[:9] for line in lines[1:4]) == ["random #1", "random #2", "random #3"]
    assert [line[:21] for line in lines[6:9]] == [
        "random #1 − random #2",
        "random #1 − random #3",
        "random #2 − random #3",
    ]


def test_columns_stand_under_each_other(tmp_path: Path) -> None:
    header, first, second, *_ = plain_lines(found(a_question(), tmp_path).report)
    assert header.index("share of wins") == first.index("%") - 6 == second.index("%") - 6


def test_the_best_stands_first(tmp_path: Path) -> None:
    report = found(a_question(), tmp_path).report
    best = max(report.answer.players, key=lambda row: row.rating.mean)
    assert list(plain_lines(report))[1].startswith(best.player)


def test_the_remarks_say_what_was_played(tmp_path: Path) -> None:
    said = " ".join(remarks(found(a_question(), tmp_path).report))
    assert "24 games of bastard-brag with 2 seats: 12 deals, each played 2 times, seed 1." in said
    assert "An even share is 50.00 %" in said
    assert "24 games played now" in said


def test_the_remarks_say_when_there_was_nothing_to_play(tmp_path: Path) -> None:
    found(a_question(), tmp_path)
    assert "All games were there already" in " ".join(remarks(found(a_question(), tmp_path).report))


def test_the_remarks_warn_of_few_deals_and_of_clocks(tmp_path: Path) -> None:
    report = found(a_question(), tmp_path, deals=3).report
    answer = msgspec.structs.replace(report.answer, by_the_clock=["search:2s"])
    said = " ".join(remarks(msgspec.structs.replace(report, answer=answer)))
    assert "too few deals" in said
    assert "search:2s thinks by the clock" in said


def test_a_terminal_gets_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draw(found(a_question(), tmp_path).report)
    said = capsys.readouterr().out
    assert "Players" in said
    assert "│ random #1" in said
