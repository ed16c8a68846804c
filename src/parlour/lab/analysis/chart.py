"""A chart of an experiment: each player's share of the wins with its interval, and how it settled down."""

from pathlib import Path
from typing import Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from parlour.lab.analysis.export import cannot_write
from parlour.lab.analysis.report import Summary
from parlour.lab.analysis.scores import Scores
from parlour.lab.analysis.statistics import SURE_DEALS
from parlour.lab.errors import BadExperiment

KINDS: Final = (".png", ".svg")
WITHIN: Final = 1.96
FIRST_SHOWN: Final = 10


def check_chart(file: str) -> None:
    """Refuse a file that is neither PNG nor SVG, before anything is played."""
    if Path(file).suffix.lower() not in KINDS:
        raise BadExperiment("bad-chart", f"--chart {file}: the file must end in .png or .svg.")


def draw_chart(file: str, answer: Summary, scores: Scores) -> None:
    """Draw bars on the left and running means on the right; the same numbers make the same file."""
    figure = Figure(figsize=(10, 4.2), layout="constrained")
    bars, running = figure.subplots(1, 2, sharey=True)
    draw_bars(bars, answer)
    draw_running(running, answer, scores)
    figure.suptitle(f"{answer.game}, {answer.seats} seats, {answer.games:,} games, seed {answer.seed}")
    save_chart(figure, file)


def save_chart(figure: Figure, file: str) -> None:
    """Write the picture, as PNG or SVG by its name, without anything in it that differs from run to run."""
    mpl.rcParams["svg.hashsalt"] = "parlour"
    try:
        figure.savefig(file, metadata={"Date": None} if file.lower().endswith(".svg") else None)
    except OSError as error:
        raise cannot_write(file, error) from None


def draw_bars(axes: Axes, answer: Summary) -> None:
    for place, row in enumerate(answer.players):
        share = row.win_share
        axes.bar(place, share.mean, color=f"C{place}", width=0.6)
        if share.low is not None and share.high is not None:
            reach = [[share.mean - share.low], [share.high - share.mean]]
            bars = axes.errorbar(place, share.mean, yerr=reach, color="black", capsize=4)
            bars[2][0].set_linestyle("dotted" if share.unsure else "solid")
    axes.set_xticks(range(len(answer.players)), [row.player for row in answer.players])
    axes.axhline(1 / answer.seats, color="grey", linestyle=":")
    unsure = any(row.win_share.unsure for row in answer.players)
    few = f" (unsure: fewer than {SURE_DEALS} deals)" if unsure else ""
    axes.set_ylabel(f"share of wins, 95 % interval{few}")


def draw_running(axes: Axes, answer: Summary, scores: Scores) -> None:
    """Draw the mean after every deal, with the band that it lies in."""
    played = np.arange(1, answer.deals + 1)
    means = scores.shares.cumsum(axis=0) / played[:, None]
    squares = (scores.shares**2).cumsum(axis=0) / played[:, None]
    reach = WITHIN * np.sqrt(np.maximum(squares - means**2, 0) / played[:, None])
    shown = slice(min(FIRST_SHOWN, answer.deals) - 1, None)
    for place, row in enumerate(answer.players):
        middle, band = means[shown, place], reach[shown, place]
        axes.plot(played[shown], middle, color=f"C{place}", label=row.player)
        axes.fill_between(played[shown], middle - band, middle + band, color=f"C{place}", alpha=0.2)
    axes.axhline(1 / answer.seats, color="grey", linestyle=":")
    axes.set_xlabel("deals")
    axes.legend()
