"""A matrix in words and columns: the table of all pairs, the ranking, remarks, and the same for a file."""

from collections.abc import Iterator

from parlour.engine.text_table import Sheet
from parlour.lab.analysis.export import estimate_columns
from parlour.lab.analysis.report_text import unfinished_remark, whole
from parlour.lab.analysis.tables import (
    NOT_SHOWN,
    chance_remark,
    interval_remarks,
    narrow_percent,
    played_remark,
    split_to_fit,
)
from parlour.lab.matrix.cycles import cycle_text
from parlour.lab.matrix.summary import Cell, MatrixReport, MatrixSummary

ITSELF = "–"


def matrix_tables(answer: MatrixSummary) -> Iterator[Sheet]:
    """Yield the matrix, with as many digits as there is room for, and the ranking."""
    parts = list(split_to_fit(_matrix(answer, digits=1), fixed=1))
    yield from parts if len(parts) == 1 else split_to_fit(_matrix(answer, digits=0), fixed=1)
    numbers = {row.player: str(place) for place, row in enumerate(answer.ranking, start=1)}
    rows = [
        [
            f"{numbers[row.player]} {row.player}",
            narrow_percent(row.win_share),
            whole(row.rating),
            " ".join(numbers[name] for name in row.beats) or ITSELF,
        ]
        for row in answer.ranking
    ]
    yield Sheet("Ranking", ["player", "% of wins", "rating", "shown ahead of"], rows)


def _matrix(answer: MatrixSummary, digits: int) -> Sheet:
    cells = {(cell.row, cell.column): _text_of(cell, digits) for cell in answer.cells}
    names = [row.player for row in answer.ranking]
    rows = [
        [f"{place} {name}", *(cells.get((name, other), ITSELF) for other in names)]
        for place, name in enumerate(names, start=1)
    ]
    heads = [f"% against {place}" if digits else f"against {place}" for place in range(1, len(names) + 1)]
    return Sheet("Share of wins against each other, in %", ["player", *heads], rows)


def _text_of(cell: Cell, digits: int) -> str:
    return narrow_percent(cell.win_share, digits, NOT_SHOWN if cell.standing == "not shown" else "")


def matrix_remarks(report: MatrixReport) -> Iterator[str]:
    """Yield what was played, who beats whom in a circle, and what to know about the numbers."""
    answer = report.answer
    each = f"{answer.games:,} games each (the same {answer.deals:,} deals)"
    yield f"{answer.pairs()} pairs at {answer.game} with {answer.seats} seats, {each}, seed {answer.seed}."
    yield "The row's share of wins against the column's, in %; 95 % intervals, over deals."
    yield from interval_remarks([row.rating for row in answer.ranking])
    if any(cell.standing == "not shown" and cell.win_share.low is not None for cell in answer.cells):
        yield f"{NOT_SHOWN} Not shown: the interval holds 50 %."
    yield from _cycle_remarks(answer)
    if answer.pairs() > 1:
        yield chance_remark(answer.pairs())
    if answer.unfinished:
        yield unfinished_remark(answer.unfinished)
    if answer.by_the_clock:
        yield f"By the clock, and so with other numbers in every run: {', '.join(answer.by_the_clock)}."
    yield played_remark(report.games_played, report.seconds, report.kept_in)


def _cycle_remarks(answer: MatrixSummary) -> Iterator[str]:
    if len(answer.ranking) < 3:
        return
    for cycle in answer.cycles:
        yield f"A cycle, which no rating can tell of: {cycle_text(cycle)}."
    if not answer.cycles:
        yield "No cycle is shown."


def matrix_columns(answer: MatrixSummary) -> dict[str, list[object]]:
    """Return the table for a file, a row for each player and each other: name → values."""
    cells = answer.cells
    columns: dict[str, list[object]] = {
        "player": [cell.row for cell in cells],
        "against": [cell.column for cell in cells],
    }
    columns |= estimate_columns("share", [cell.win_share for cell in cells])
    return columns | {"standing": [cell.standing for cell in cells], "deals": [answer.deals for _ in cells]}
