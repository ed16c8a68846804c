"""Showing reports."""

from pathlib import Path

import msgspec

from parlour.lab.findings.report import Estimate
from parlour.lab.findings.report_text import percent, points, remarks, sheets, signed_percent, whole
from tests.lab.found import found
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


def test_there_is_a_row_for_every_player_and_pair(tmp_path: Path) -> None:
    players, pairs = sheets(found(a_question("random,random,random"), tmp_path).report.answer)
    assert sorted(row[0] for row in players.rows) == ["random #1", "random #2", "random #3"]
    assert [row[0] for row in pairs.rows] == [
        "random #1 − random #2",
        "random #1 − random #3",
        "random #2 − random #3",
    ]


def test_the_best_stands_first(tmp_path: Path) -> None:
    answer = found(a_question(), tmp_path).report.answer
    best = max(answer.players, key=lambda row: row.rating.mean)
    assert next(sheets(answer)).rows[0][0] == best.player


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
    assert "with other numbers in every run: search:2s." in said
