"""A chart of a sweep: every player's share of the wins over the values of one switch, with its intervals.

Where several switches are varied, there is a panel for each combination of the others.
"""

from math import ceil, sqrt
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from parlour.lab.analysis.chart import save_chart
from parlour.lab.analysis.report import Estimate
from parlour.lab.sweep.summary import PointRow, SweepSummary
from parlour.lab.sweep.values import point_text, value_text

_APART: Final = 0.06
"""How far the players of one point stand beside each other, so that no interval hides another."""


def draw_sweep(file: str, answer: SweepSummary) -> None:
    """Draw the points; the same numbers make the same file."""
    panels = _panels(answer)
    columns = ceil(sqrt(len(panels)))
    rows = ceil(len(panels) / columns)
    figure = Figure(figsize=(max(6.4, 4.2 * columns), max(4.2, 3.2 * rows)), layout="constrained")
    grid = figure.subplots(rows, columns, sharey=True, squeeze=False)
    for number, axes in enumerate(grid.flat):
        if number < len(panels):
            _draw_panel(axes, answer, panels[number])
        else:
            axes.set_axis_off()
    grid.flat[0].legend()
    grid.flat[0].set_ylabel("share of wins, 95 % interval")
    figure.suptitle(
        f"{answer.game}, {answer.seats} seats, {answer.games:,} games a point, seed {answer.seed}"
    )
    save_chart(figure, file)


def _panels(answer: SweepSummary) -> list[list[PointRow]]:
    """Return the points by the values of all switches but the one along the axis, which is the last."""
    panels: dict[str, list[PointRow]] = {}
    for row in answer.points:
        panels.setdefault(point_text(_others(row)), []).append(row)
    return list(panels.values())


def _others(row: PointRow) -> dict[str, Any]:
    return dict(list(row.switches.items())[:-1])


def _draw_panel(axes: Axes, answer: SweepSummary, rows: list[PointRow]) -> None:
    last = answer.varied[-1]
    middle = (len(answer.players) - 1) / 2
    for number, player in enumerate(answer.players):
        shares = [row.answer.players[number].win_share for row in rows]
        places = [place + _APART * (number - middle) for place in range(len(rows))]
        _draw_line(axes, places, shares, color=f"C{number}", label=player)
    axes.set_xticks(range(len(rows)), [value_text(row.switches[last]) for row in rows])
    axes.set_xlabel(last)
    axes.set_title(point_text(_others(rows[0])), fontsize="medium")
    axes.axhline(1 / answer.seats, color="grey", linestyle=":")


def _draw_line(axes: Axes, places: list[float], shares: list[Estimate], *, color: str, label: str) -> None:
    means = [share.mean for share in shares]
    axes.plot(places, means, color=color, marker="o", markersize=4, linewidth=1, label=label)
    for place, share in zip(places, shares, strict=True):
        if share.low is not None and share.high is not None:
            reach = [[share.mean - share.low], [share.high - share.mean]]
            bars = axes.errorbar(place, share.mean, yerr=reach, color=color, capsize=3)
            bars[2][0].set_linestyle("dotted" if share.unsure else "solid")
