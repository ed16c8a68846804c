"""A chart of a matrix: the shares as a map of colours, grey where nothing is shown, and the ratings."""

from typing import Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from parlour.lab.analysis.chart import save_chart
from parlour.lab.analysis.tables import narrow_percent
from parlour.lab.matrix.summary import EVEN, Cell, MatrixSummary

_COLOURS: Final = "RdBu"
_GREY: Final = "0.92"
_DARK: Final = 0.3
"""A share so far from even has a colour on which white is read best."""


def draw_matrix(file: str, answer: MatrixSummary) -> None:
    """Draw the matrix on the left and the ratings on the right; the same numbers make the same file."""
    number = len(answer.ranking)
    size = (5.2 + 1.1 * number, max(3.4, 1.8 + 0.55 * number))
    figure = Figure(figsize=size, layout="constrained")
    cells, rated = figure.subplots(1, 2, width_ratios=[1.2 + 0.3 * number, 1.2])
    _draw_cells(cells, answer)
    _draw_ratings(rated, answer)
    figure.suptitle(f"{answer.game}, {answer.seats} seats, {answer.games:,} games a pair, seed {answer.seed}")
    save_chart(figure, file)


def _draw_cells(axes: Axes, answer: MatrixSummary) -> None:
    names = [row.player for row in answer.ranking]
    shares = np.full((len(names), len(names)), np.nan)
    for cell in answer.cells:
        row, column = names.index(cell.row), names.index(cell.column)
        if cell.standing != "not shown":
            shares[row, column] = cell.win_share.mean
        _write_cell(axes, column, row, cell)
    axes.imshow(shares, cmap=mpl.colormaps[_COLOURS].with_extremes(bad=_GREY), vmin=0, vmax=1, aspect="auto")
    for place in range(len(names)):
        axes.add_patch(Rectangle((place - 0.5, place - 0.5), 1, 1, color="white", linewidth=0))
    axes.set_xticks(range(len(names)), names, rotation=20, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title("% of wins of the row's player; grey: not shown", fontsize="medium")


def _write_cell(axes: Axes, column: int, row: int, cell: Cell) -> None:
    mean, _, bounds = narrow_percent(cell.win_share).partition(" ")
    is_dark = cell.standing != "not shown" and abs(cell.win_share.mean - EVEN) > _DARK
    colour = "white" if is_dark else "black"
    axes.text(column, row, f"{mean}\n{bounds}", ha="center", va="center", color=colour, fontsize=8)


def _draw_ratings(axes: Axes, answer: MatrixSummary) -> None:
    for place, row in enumerate(answer.ranking):
        rating = row.rating
        axes.plot(rating.mean, place, "o", color="black", markersize=4)
        if rating.low is not None and rating.high is not None:
            style = "dotted" if rating.unsure else "solid"
            axes.plot([rating.low, rating.high], [place, place], color="black", linestyle=style)
    axes.set_yticks(range(len(answer.ranking)), [row.player for row in answer.ranking])
    axes.set_ylim(len(answer.ranking) - 0.5, -0.5)
    axes.axvline(0, color="grey", linestyle=":")
    axes.set_title("rating, 95 % interval", fontsize="medium")
