"""What a matrix says, in numbers, words, columns and a chart."""

from pathlib import Path

import msgspec
import pytest

from parlour.lab.analysis.report import Estimate
from parlour.lab.errors import BadExperiment
from parlour.lab.matrix.answer import MatrixAnswer
from parlour.lab.matrix.chart import draw_matrix
from parlour.lab.matrix.summary import Cell, MatrixReport, RankRow, define_pairs
from parlour.lab.matrix.text import matrix_columns, matrix_remarks, matrix_tables
from parlour.lab.players import parse_players
from parlour.lab.run.progress import hush
from parlour.lab.run.together import ExperimentGroup
from parlour.lab.run.workers import Workers
from tests.lab.definitions import BRAG, SHORT, a_definition
from tests.lab.found import found


def met(players: str, games: int = 60, seats: int | None = None) -> MatrixAnswer:
    words = parse_players(players)
    pairs = define_pairs(BRAG, BRAG.rules(switches=SHORT), words, seats=seats, seed=1)
    group = ExperimentGroup.unkept(pairs, games)
    return MatrixAnswer(words, pairs, group.run(Workers(1), hush), group=group)


@pytest.fixture(scope="module")
def answer() -> MatrixAnswer:
    return met("random,easy,easy/hard")


def test_a_cell_is_that_pair_asked_alone(answer: MatrixAnswer, tmp_path: Path) -> None:
    alone = found(a_definition("random,easy"), tmp_path / "kept", deals=30).answer
    assert answer.cell("easy", "random").win_share == alone.player("easy").win_share


def test_the_two_cells_of_a_pair_are_one(answer: MatrixAnswer) -> None:
    for cell in answer.summary.cells:
        other = answer.cell(cell.column, cell.row)
        assert cell.win_share.mean + other.win_share.mean == pytest.approx(1)
        assert {cell.standing, other.standing} in ({"ahead", "behind"}, {"not shown"})


def test_the_best_is_first_and_whoever_is_shown_ahead_is_named(answer: MatrixAnswer) -> None:
    assert answer.ranking[-1].player == "random"
    assert answer.ranking[-1].beats == []
    assert all("random" in row.beats for row in answer.ranking[:-1])
    assert sum(row.rating.mean for row in answer.ranking) == pytest.approx(0)


def test_a_player_has_one_name(answer: MatrixAnswer) -> None:
    assert answer.cell("house:easy", "random") == answer.cell("easy", "random")
    with pytest.raises(KeyError, match="no pair 'hard' and 'easy'"):
        answer.cell("hard", "easy")


def test_the_same_player_under_two_names_is_refused() -> None:
    with pytest.raises(BadExperiment, match="easy stands there twice"):
        met("easy,random,house:easy")


def test_an_even_share_is_one_half_at_a_larger_table_too() -> None:
    cell = met("easy,easy/medium", games=20, seats=4).cell("easy", "easy/medium")
    assert 0.2 < cell.win_share.mean < 0.8


def test_what_is_not_shown_is_marked(answer: MatrixAnswer) -> None:
    matrix, ranking = matrix_tables(answer.summary)
    marked = [cell for row in matrix.rows for cell in row if cell.endswith("~")]
    assert len(marked) == sum(cell.standing == "not shown" for cell in answer.summary.cells) == 2
    assert ranking.rows[-1][-1] == "–"
    said = list(matrix_remarks(answer.report))
    assert "~ Not shown: the interval holds 50 %." in said
    assert "No cycle is shown." in said


def test_a_cycle_is_told_of(answer: MatrixAnswer) -> None:
    circle = msgspec.structs.replace(answer.summary, cycles=[["a", "b", "c"]])
    said = " ".join(matrix_remarks(MatrixReport(circle, 0, 0.0, "")))
    assert "A cycle, which no rating can tell of: a beats b beats c beats a." in said
    assert "No cycle" not in said


def test_a_large_matrix_is_narrow_enough_for_a_terminal(answer: MatrixAnswer) -> None:
    names = [f"player:{number}" for number in range(8)]
    share = Estimate(0.5, 0.4, 0.6)
    ranking = [RankRow(name, share, share, []) for name in names]
    cells = [Cell(one, two, share, "not shown") for one in names for two in names if one != two]
    large = msgspec.structs.replace(answer.summary, ranking=ranking, cells=cells)
    *parts, _ = matrix_tables(large)
    assert sum(len(part.columns) - 1 for part in parts) == 8
    for part in parts:
        widths = [max(len(row[n]) for row in [part.columns, *part.rows]) for n in range(len(part.columns))]
        assert 1 + sum(width + 3 for width in widths) <= 80


def test_a_file_has_a_row_for_each_player_and_each_other(answer: MatrixAnswer) -> None:
    columns = matrix_columns(answer.summary)
    assert {len(column) for column in columns.values()} == {6}
    assert columns["player"][:2] == [answer.ranking[0].player] * 2


@pytest.mark.thorough
def test_a_chart_has_every_cell(answer: MatrixAnswer, tmp_path: Path) -> None:
    draw_matrix(str(tmp_path / "x.svg"), answer.summary)
    drawn = (tmp_path / "x.svg").read_text()
    assert all(f"<!-- {100 * cell.win_share.mean:.1f}" in drawn for cell in answer.summary.cells)
