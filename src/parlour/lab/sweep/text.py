"""A sweep in words and columns: tables with a row for each point, remarks, and the same for a file."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from parlour.engine.text_table import Sheet
from parlour.lab.analysis.export import estimate_columns
from parlour.lab.analysis.report import Estimate
from parlour.lab.analysis.report_text import unfinished_remark
from parlour.lab.analysis.tables import (
    NOT_SHOWN,
    chance_remark,
    excludes,
    interval_remarks,
    narrow_percent,
    narrow_text,
    played_remark,
    split_to_fit,
)
from parlour.lab.sweep.summary import PointRow, SweepReport, SweepSummary
from parlour.lab.sweep.values import point_text, value_text


def sweep_tables(answer: SweepSummary) -> Iterator[Sheet]:
    """Yield the shares of all points and the length of their games, and what changes from the first point."""
    fixed = len(answer.varied)
    names = [f"{player}, % of wins" for player in answer.players]
    rows = [
        [*_values(row), *(narrow_percent(each.win_share) for each in row.answer.players), _length(row)]
        for row in answer.points
    ]
    columns = [*answer.varied, *names, "decisions"]
    yield from split_to_fit(Sheet("Share of wins, in %", columns, rows), fixed)
    if len(answer.points) > 1:
        yield from split_to_fit(_changes(answer), fixed)


def _changes(answer: SweepSummary) -> Sheet:
    players = answer.compared()
    rows = [
        [*_values(row), *(_change(row.changes[number]) for number in range(len(players)))]
        for row in answer.points
        if row.changes is not None
    ]
    return Sheet(_since(answer), [*answer.varied, *(f"{name}, change" for name in players)], rows)


def _since(answer: SweepSummary) -> str:
    return f"Change of the share from {point_text(answer.points[0].switches)}"


def _values(row: PointRow) -> list[str]:
    return [value_text(value) for value in row.switches.values()]


def _length(row: PointRow) -> str:
    return narrow_text(row.decisions, 1, "{:,.1f}")


def _change(value: Estimate) -> str:
    return narrow_text(value, 100, "{:+.1f}", "" if excludes(value, 0) else NOT_SHOWN)


def sweep_remarks(report: SweepReport) -> Iterator[str]:
    """Yield what was played, what is compared, and what to know about the numbers."""
    answer = report.answer
    each = f"{answer.games:,} games each ({answer.deals:,} deals)"
    points = f"{len(answer.points)} points at {answer.game} with {answer.seats} seats"
    yield f"{points}, {each}, seed {answer.seed}."
    yield f"An even share is {100 / answer.seats:.2f} %. In brackets: 95 % intervals, bootstrap over deals."
    yield from interval_remarks([answer.points[0].decisions])
    if len(answer.points) > 1:
        yield from _change_remarks(answer)
    unfinished = sum(row.answer.unfinished for row in answer.points)
    if unfinished:
        yield unfinished_remark(unfinished)
    if answer.points[0].answer.by_the_clock:
        thinkers = ", ".join(dict.fromkeys(answer.points[0].answer.by_the_clock))
        yield f"By the clock, and so with other numbers in every run: {thinkers}."
    yield played_remark(report.games_played, report.seconds, report.kept_in)


def _change_remarks(answer: SweepSummary) -> Iterator[str]:
    cards = "on the same deals" if answer.same_cards else "of the same seeds, which deal other cards there"
    yield f"{_since(answer)}, {cards}."
    changes = [change for row in answer.points for change in row.changes or ()]
    if any(change.low is not None and not excludes(change, 0) for change in changes):
        yield f"{NOT_SHOWN} Not shown: the interval of the change holds 0."
    intervals = (len(answer.points) - 1) * len(answer.compared())
    if intervals > 1:
        yield chance_remark(intervals)


def sweep_columns(answer: SweepSummary) -> dict[str, list[object]]:
    """Return the table for a file, a row for each point: name → values; shares are between 0 and 1."""
    rows = answer.points
    columns = switch_columns([row.switches for row in rows])
    columns |= {"deals": [answer.deals for _ in rows], "games": [answer.games for _ in rows]}
    for number, player in enumerate(answer.players):
        columns |= estimate_columns(f"{player} share", [row.answer.players[number].win_share for row in rows])
        columns |= estimate_columns(f"{player} lead", [row.answer.players[number].lead for row in rows])
        changes = [row.changes[number] if row.changes else None for row in rows]
        columns |= estimate_columns(f"{player} change", changes)
    return columns | estimate_columns("decisions", [row.decisions for row in rows])


def switch_columns(points: Sequence[Mapping[str, Any]]) -> dict[str, list[object]]:
    """Return a column for every switch, with its value at each point."""
    return {name: _of_one_kind([point[name] for point in points]) for name in points[0]}


def _of_one_kind(values: list[object]) -> list[object]:
    """Return the values of a switch as they are, or as text where they are of several kinds, or lists."""
    kinds = {type(value) for value in values}
    return values if kinds in ({bool}, {int}, {float}, {str}) else [value_text(value) for value in values]
