"""A sweep as one call: the points played together, and the answer as values."""

from collections.abc import Sequence
from typing import Any

from parlour.engine.text_table import aligned_lines
from parlour.lab.analysis.report import Summary
from parlour.lab.run.experiment import FinishedRun
from parlour.lab.run.together import ExperimentGroup
from parlour.lab.sweep.points import Point
from parlour.lab.sweep.summary import PointRow, SweepReport, SweepSummary, summarise_sweep
from parlour.lab.sweep.text import sweep_remarks, sweep_tables
from parlour.lab.sweep.values import point_text


class SweepAnswer:
    """What a sweep has found; it prints as the report of `parlour lab --vary`.

    `rows` has every point with its switches, its answer, the length of its games and its changes from the
    first point; `at(lives=2)` is the answer of one of them.
    """

    def __init__(self, points: Sequence[Point], runs: Sequence[FinishedRun], group: ExperimentGroup) -> None:
        self.runs = list(runs)
        self.summary: SweepSummary = summarise_sweep(points, runs)
        self.report = SweepReport(self.summary, group.fresh_games, group.seconds, group.kept_in())

    @property
    def rows(self) -> list[PointRow]:
        """Return the points in the order in which they were asked for."""
        return self.summary.points

    def at(self, **switches: Any) -> Summary:
        """Return the answer of the one point with these values; KeyError where there is none, or several.

        Its `player(name)` and `pairs` are those of a single experiment.
        """
        found = [row for row in self.rows if _has(row, switches)]
        if len(found) != 1:
            known = "; ".join(point_text(row.switches) for row in self.rows)
            what = "no point" if not found else f"{len(found)} points"
            raise KeyError(f"{what} with {point_text(switches)}: there are {known}")
        return found[0].answer

    def __repr__(self) -> str:
        sheets = ["\n".join(aligned_lines(sheet)) for sheet in sweep_tables(self.summary)]
        return "\n\n".join([*sheets, "\n".join(sweep_remarks(self.report))])


def _has(row: PointRow, switches: dict[str, Any]) -> bool:
    return all(name in row.switches and row.switches[name] == value for name, value in switches.items())
