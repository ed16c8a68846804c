"""The chart of the contest: a bar for every target, as long as the ratio that was measured."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from bench.contest.targets import Verdict

MET, MISSED = "#2a7f62", "#c8553d"


def draw_chart(file: Path, found: Sequence[Verdict]) -> None:
    """Ratios on a logarithmic scale, the targets as ticks across the bars; same numbers, same file."""
    mpl.rcParams["svg.hashsalt"] = "parlour"
    mpl.rcParams["svg.fonttype"] = "none"
    figure = Figure(figsize=(10, 0.6 * len(found) + 1.2), layout="constrained")
    axes = figure.subplots()
    for place, verdict in enumerate(reversed(found)):
        colour = MET if verdict.is_met else MISSED
        axes.barh(place, verdict.ratio - 0.5, left=0.5, color=colour, height=0.55)
        axes.plot([verdict.target.times] * 2, [place - 0.4, place + 0.4], color="black", linewidth=2)
        axes.text(verdict.ratio * 1.08, place, f"{verdict.ratio:,.3g} ×", va="center")
    names = [f"{verdict.target.what}\nagainst {verdict.target.against}" for verdict in reversed(found)]
    axes.set_yticks(range(len(found)), names)
    axes.set_xscale("log")
    axes.set_xlim(0.5, 3 * max(verdict.ratio for verdict in found))
    axes.set_xlabel("times as fast as the peer (black: the target)")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, metadata={"Date": None})
