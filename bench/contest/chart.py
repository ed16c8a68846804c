"""The chart of the contest: a bar for every target, as long as the ratio that was measured."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.contest.targets import Verdict

MET, MISSED = "#2a7f62", "#c8553d"
FROM = 0.1


def draw_chart(file: Path, found: Sequence[Verdict]) -> None:
    """Draw ratios on a logarithmic scale, the targets as ticks across the bars; same numbers, same file."""
    mpl.rcParams["svg.hashsalt"] = "parlour"
    mpl.rcParams["svg.fonttype"] = "none"
    figure = Figure(figsize=(10, 0.6 * len(found) + 1.2), layout="constrained")
    axes = figure.subplots()
    for place, verdict in enumerate(reversed(found)):
        draw_bar(axes, place, verdict)
    names = [f"{verdict.target.what}\nagainst {verdict.target.against}" for verdict in reversed(found)]
    axes.set_yticks(range(len(found)), names)
    axes.set_xscale("log")
    axes.set_xlim(FROM, 4 * max(verdict.ratio for verdict in found))
    axes.xaxis.set_major_formatter("{x:g} ×")
    axes.set_xlabel("times as fast as the peer (black: the target)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, metadata={"Date": None})


def draw_bar(axes: Axes, place: int, verdict: Verdict) -> None:
    times = verdict.target.times
    axes.barh(place, verdict.ratio - FROM, left=FROM, color=MET if verdict.is_met else MISSED, height=0.55)
    axes.plot([times, times], [place - 0.4, place + 0.4], color="black", linewidth=2)
    axes.text(1.1 * max(verdict.ratio, times), place, f"{verdict.ratio:,.3g} ×", va="center")
