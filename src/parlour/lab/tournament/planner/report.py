"""The report of a plan: its lines as a table, what to take in a sentence, and all of it as plain values."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.engine.text_table import Sheet
from parlour.lab.tournament.planner.figures import Estimate
from parlour.lab.tournament.planner.planner import Line, Planner, recommend_line

_COLUMNS = ("", "format", "minutes (90 %)", "best wins", "its place", "ranks all", "drawn", "in time")


def plan_sheet(planner: Planner, lines: Sequence[Line]) -> Sheet:
    """Return the lines as a table, numbered from 1."""
    wish = planner.wish
    title = f"{wish.rules.metadata.display_name}, {wish.entrants} entrants, {wish.minutes / 60:g} hours"
    return Sheet(title, _COLUMNS, [_row(number, line) for number, line in enumerate(lines, start=1)])


def _row(number: int, line: Line) -> list[str]:
    figures = line.figures
    wins, place = figures.best_wins, figures.best_place
    return [
        str(number),
        line.candidate.name,
        f"{figures.minutes.mean:.0f} ({figures.slow_minutes:.0f})",
        f"{100 * wins.mean:.0f} ± {100 * wins.off:.0f} %",
        f"{place.mean:.1f} ± {place.off:.1f}",
        f"{figures.rank_correlation.mean:.2f} ± {figures.rank_correlation.off:.2f}",
        f"{figures.repeats}",
        "yes" if line.fits else "no",
    ]


def plan_remarks(planner: Planner, lines: Sequence[Line]) -> Iterator[str]:
    """Yield what to take, and how the figures are to be read."""
    settings, wish = planner.settings, planner.wish
    yield _advice(lines)
    yield ""
    yield (
        f"The strongest of {wish.entrants} would win {100 / wish.entrants:.1f} % by chance. Ranks all: 1.00 "
        "where everybody ends in the order of strength, 0.00 by chance."
    )
    players = " and ".join(word.removeprefix("house:") for word in planner.model.sampler.players[-2:])
    yield (
        f"Entrants are as good as between {players}, spread by {settings.spread:g} of that step; "
        f"{settings.seconds:g} s a decision, {wish.rest} s between rounds."
    )
    yield "± holds 95 % of the time for this model; how far people are like it, it does not say."


def _advice(lines: Sequence[Line]) -> str:
    choice = recommend_line(lines)
    line = lines[choice]
    figures = line.figures
    long = f"{figures.minutes.mean:.0f} minutes, nine times of ten no more than {figures.slow_minutes:.0f}"
    if not line.fits:
        return f"Nothing is over in time. The shortest is {choice + 1}, {line.candidate.name}: {long}."
    return (
        f"Take {choice + 1}, {line.candidate.name}: it takes {long}, and the strongest wins "
        f"{100 * figures.best_wins.mean:.0f} % of the time."
    )


def plan_tree(planner: Planner, lines: Sequence[Line]) -> dict[str, Any]:
    """Return the plan as plain values."""
    wish, settings = planner.wish, planner.settings
    return {
        "game": wish.game.id,
        "variant": wish.variant,
        "entrants": wish.entrants,
        "hours": wish.minutes / 60,
        "chairs": wish.chairs,
        "secondsPerDecision": settings.seconds,
        "rest": wish.rest,
        "spread": settings.spread,
        "seed": settings.seed,
        "fittedTo": list(planner.model.sampler.players),
        "recommended": recommend_line(lines) + 1,
        "lines": [_line_tree(line) for line in lines],
    }


def _line_tree(line: Line) -> dict[str, Any]:
    figures = line.figures
    return {
        "name": line.candidate.name,
        "fits": line.fits,
        "minutes": _estimate_tree(figures.minutes) | {"ninety": figures.slow_minutes},
        "bestWins": _estimate_tree(figures.best_wins),
        "bestPlace": _estimate_tree(figures.best_place),
        "rankCorrelation": _estimate_tree(figures.rank_correlation),
        "repeats": figures.repeats,
        "regulations": msgspec.to_builtins(line.candidate.regulations),
    }


def _estimate_tree(estimate: Estimate) -> dict[str, float]:
    return {"mean": estimate.mean, "off": estimate.off}
