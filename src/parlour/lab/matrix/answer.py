"""A matrix as one call: the pairs played together, and the answer as values."""

from collections.abc import Sequence

from parlour.engine.text_table import aligned_lines
from parlour.lab.definition import Definition
from parlour.lab.matrix.summary import Cell, MatrixReport, MatrixSummary, RankRow, summarise_matrix
from parlour.lab.matrix.text import matrix_remarks, matrix_tables
from parlour.lab.run.experiment import FinishedRun
from parlour.lab.run.together import ExperimentGroup


class MatrixAnswer:
    """What every two players achieved against each other; it prints as the report of `parlour lab --matrix`.

    `ranking` has the players, best first; `cell(one, other)` the share of the one; `cycles` who beats whom
    in a circle.
    """

    def __init__(
        self,
        players: Sequence[str],
        pairs: Sequence[Definition],
        runs: Sequence[FinishedRun],
        *,
        group: ExperimentGroup,
    ) -> None:
        self.runs = list(runs)
        self.summary: MatrixSummary = summarise_matrix(players, pairs, runs)
        self.report = MatrixReport(self.summary, group.fresh_games, group.seconds, group.kept_in())

    @property
    def ranking(self) -> list[RankRow]:
        """Return the players in order of their ratings."""
        return self.summary.ranking

    @property
    def cycles(self) -> list[list[str]]:
        """Return cycles of players each of whom is shown ahead of the next, and the last of the first."""
        return self.summary.cycles

    def cell(self, row: str, column: str) -> Cell:
        """Return what the first achieves against the second; KeyError where there is no such pair."""
        return self.summary.cell(row, column)

    def __repr__(self) -> str:
        sheets = ["\n".join(aligned_lines(sheet)) for sheet in matrix_tables(self.summary)]
        return "\n\n".join([*sheets, "\n".join(matrix_remarks(self.report))])
