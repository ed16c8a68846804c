"""A report in words: its tables, and the remarks below them."""

from collections.abc import Iterator
from typing import Final

from parlour.engine.text_table import Sheet
from parlour.lab.analysis.report import Estimate, ExperimentReport, Summary
from parlour.lab.analysis.statistics import SURE_DEALS
from parlour.lab.playing import LONGEST_GAME
from parlour.lab.run.progress import rate_text

UNSURE: Final = "?"


def percent(value: Estimate) -> str:
    return estimate_text(value, 100, "{:.2f} %", "{:.2f}")


def points(value: Estimate) -> str:
    return estimate_text(value, 1, "{:+,.2f}", "{:+,.2f}")


def whole(value: Estimate) -> str:
    return estimate_text(value, 1, "{:+,.0f}", "{:+,.0f}")


def signed_percent(value: Estimate) -> str:
    return estimate_text(value, 100, "{:+.2f} %", "{:+.2f}")


def estimate_text(value: Estimate, scale: float, mean: str, bound: str) -> str:
    """Return a mean with its interval, 53.10 % (52.40 to 53.80), and a mark where that is unsure."""
    said = mean.format(scale * value.mean)
    if value.low is None or value.high is None:
        return said
    mark = UNSURE if value.unsure else ""
    return f"{said} ({bound.format(scale * value.low)} to {bound.format(scale * value.high)}){mark}"


def summary_tables(answer: Summary) -> Iterator[Sheet]:
    """Yield a table of what each player achieved, and one of how the players differ."""
    best_first = sorted(answer.players, key=lambda row: -row.rating.mean)
    rows = [[row.player, percent(row.win_share), points(row.lead), whole(row.rating)] for row in best_first]
    yield Sheet("Players", ["player", "share of wins", "tally above the mean", "rating"], rows)
    pairs = [
        [f"{row.first} − {row.second}", signed_percent(row.win_share), points(row.lead)]
        for row in answer.pairs
    ]
    yield Sheet("Differences", ["players", "share of wins", "tally"], pairs)


def remarks(report: ExperimentReport) -> Iterator[str]:
    """Yield what was played, at what rate, and what to know about the numbers."""
    answer = report.answer
    dealt = "1 deal" if answer.deals == 1 else f"{answer.deals:,} deals, each"
    deals = f"{dealt} played {len(answer.players)} times, seed {answer.seed}"
    yield f"{answer.games:,} games of {answer.game} with {answer.seats} seats: {deals}."
    yield f"An even share is {100 / answer.seats:.2f} %. In brackets: 95 % intervals, bootstrap over deals."
    if all(row.win_share.low is None for row in answer.players):
        yield "There were too few deals for intervals."
    if any(row.win_share.unsure for row in answer.players):
        yield f"{UNSURE} Unsure: from fewer than {SURE_DEALS} deals the true intervals are wider than these."
    if answer.unfinished:
        yield unfinished_remark(answer.unfinished)
    if answer.by_the_clock:
        thinkers = ", ".join(dict.fromkeys(answer.by_the_clock))
        yield f"By the clock, and so with other numbers in every run: {thinkers}."
    yield cost(report)


def unfinished_remark(games: int) -> str:
    """Return a sentence about games that did not end, and what they count for."""
    some = "1 game" if games == 1 else f"{games:,} games"
    return f"{some} had not ended after {LONGEST_GAME:,} decisions: unfinished, counted as drawn."


def cost(report: ExperimentReport) -> str:
    if not report.games_played:
        return f"All games were there already, kept in {report.kept_in}."
    rate = rate_text(report.games_per_second)
    played = f"{report.games_played:,} games played now in {report.seconds:,.1f} s, {rate} games/s"
    return f"{played}; kept in {report.kept_in}."
