"""What a sweep says, in numbers, words, columns and a chart."""

from pathlib import Path

import pytest

from parlour.lab.analysis.export import write_table
from parlour.lab.sweep.answer import SweepAnswer
from parlour.lab.sweep.chart import draw_sweep
from parlour.lab.sweep.text import sweep_columns, sweep_remarks, sweep_tables
from tests.lab.definitions import a_definition
from tests.lab.found import found
from tests.lab.sweep.swept import swept


@pytest.fixture(scope="module")
def answer() -> SweepAnswer:
    return swept({"lives": [1, 2]}, "easy,random")


def test_every_point_has_the_numbers_of_that_question_alone(answer: SweepAnswer, tmp_path: Path) -> None:
    assert answer.at(lives=1) == found(a_definition("easy,random"), tmp_path / "kept", deals=12).answer


def test_a_change_is_the_difference_on_the_same_deals(answer: SweepAnswer) -> None:
    first, second = answer.rows
    assert first.changes is None
    assert second.changes is not None
    easy = [row.answer.player("easy").win_share.mean for row in (first, second)]
    assert second.changes[0].mean == pytest.approx(easy[1] - easy[0])
    assert second.changes[1].mean == pytest.approx(easy[0] - easy[1])


def test_longer_games_have_more_decisions(answer: SweepAnswer) -> None:
    assert answer.rows[1].decisions.mean > answer.rows[0].decisions.mean


def test_a_point_that_is_not_there_is_named_with_those_that_are(answer: SweepAnswer) -> None:
    with pytest.raises(KeyError, match="no point with lives=9: there are lives=1; lives=2"):
        answer.at(lives=9)
    with pytest.raises(KeyError, match="2 points with"):
        answer.at()


def test_it_prints_a_row_for_each_point_and_the_changes_of_one_of_two_players(answer: SweepAnswer) -> None:
    lines = repr(answer).splitlines()
    assert lines[0].split("  ")[0] == "lives"
    assert [line.split()[0] for line in lines[1:3]] == ["1", "2"]
    assert lines[4].split() == ["lives", "easy,", "change"]
    assert "Change of the share from lives=1, on the same deals." in lines
    assert "kept in" not in lines[-1]


def test_another_pack_is_told_of() -> None:
    said = " ".join(sweep_remarks(swept({"jokers": [0, 2]}, games=2).report))
    assert "of the same seeds, which deal other cards there" in said
    assert "too few deals for intervals" in said


def test_tables_of_many_players_are_narrow_enough_for_a_terminal() -> None:
    answer = swept({"lives": [1, 2]}, "random,random,random,random", games=40)
    for sheet in sweep_tables(answer.summary):
        widths = [max(len(row[n]) for row in [sheet.columns, *sheet.rows]) for n in range(len(sheet.columns))]
        assert 1 + sum(width + 3 for width in widths) <= 80
        assert sheet.columns[0] == "lives"


def test_a_file_has_a_row_for_each_point(answer: SweepAnswer, tmp_path: Path) -> None:
    columns = sweep_columns(answer.summary)
    assert columns["lives"] == [1, 2]
    assert columns["easy change"][0] is None
    for name in ("x.csv", "x.parquet"):
        write_table(str(tmp_path / name), columns)
    assert len((tmp_path / "x.csv").read_text().splitlines()) == 3
    assert (tmp_path / "x.parquet").read_bytes().startswith(b"PAR1")


def test_values_of_several_kinds_are_text_in_a_file() -> None:
    assert sweep_columns(swept({"maxTurns": [None, 5]}, games=2).summary)["maxTurns"] == ["none", "5"]


@pytest.mark.thorough
def test_a_chart_has_a_panel_for_each_value_of_the_other_switches(tmp_path: Path) -> None:
    answer = swept({"lives": [1, 2], "allowPass": [False, True]}, games=24)
    draw_sweep(str(tmp_path / "x.svg"), answer.summary)
    drawn = (tmp_path / "x.svg").read_text()
    assert "<!-- lives=1 -->" in drawn
    assert drawn.count("<!-- allowPass -->") == 2
