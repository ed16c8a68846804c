"""Numbers with their intervals in narrow columns, for tables of many of them that fit a terminal."""

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.engine.text_table import Sheet
from parlour.lab.analysis.report import Estimate
from parlour.lab.analysis.report_text import UNSURE
from parlour.lab.analysis.statistics import SURE_DEALS
from parlour.lab.run.progress import rate_text

WIDTH: Final = 80
NOT_SHOWN: Final = "~"
_BETWEEN: Final = 3
"""What a column costs beside its letters where the table has lines."""


def narrow_percent(value: Estimate, digits: int = 1, mark: str = "") -> str:
    """Return 53.1 (52.4–53.8), in percent, and marks behind it."""
    return narrow_text(value, 100, f"{{:.{digits}f}}", mark)


def narrow_text(value: Estimate, scale: float, form: str, mark: str = "") -> str:
    """Return a mean with its interval in as few letters as can be."""
    said = form.format(scale * value.mean)
    if value.low is None or value.high is None:
        return said
    low, high = form.format(scale * value.low), form.format(scale * value.high)
    between = " to " if "+" in form else "–"
    return f"{said} ({low}{between}{high}){UNSURE if value.unsure else ''}{mark}"


def excludes(value: Estimate, even: float) -> bool:
    """Return whether a difference is shown: the interval lies on one side of what would be even."""
    return value.low is not None and value.high is not None and not value.low <= even <= value.high


def split_to_fit(sheet: Sheet, fixed: int) -> Iterator[Sheet]:
    """Yield the sheet in parts that are narrow enough, each with the fixed columns on the left."""
    table = [sheet.columns, *sheet.rows]
    widths = [_BETWEEN + max(map(len, column)) for column in zip(*table, strict=True)]
    kept = list(range(fixed))
    taken: list[int] = []
    for column in range(fixed, len(widths)):
        if taken and 1 + sum(widths[each] for each in (*kept, *taken, column)) > WIDTH:
            yield _with_columns(sheet, [*kept, *taken])
            taken = []
        taken.append(column)
    yield _with_columns(sheet, [*kept, *taken])


def _with_columns(sheet: Sheet, chosen: Sequence[int]) -> Sheet:
    rows = [[row[column] for column in chosen] for row in sheet.rows]
    return Sheet(sheet.title, [sheet.columns[column] for column in chosen], rows)


def interval_remarks(estimates: Sequence[Estimate]) -> Iterator[str]:
    """Yield what to know about intervals from few deals."""
    if any(value.low is None for value in estimates):
        yield "There were too few deals for intervals."
    if any(value.unsure for value in estimates):
        yield f"{UNSURE} Unsure: from fewer than {SURE_DEALS} deals the true intervals are wider than these."


def chance_remark(intervals: int) -> str:
    """Return a warning for whoever looks at many intervals at once."""
    return f"Of {intervals} intervals about one in 20 misses by chance: confirm by another seed."


def played_remark(games: int, seconds: float, kept_in: str) -> str:
    """Return what was played now, and where it is kept if anywhere."""
    kept = f", kept in {kept_in}" if kept_in else ""
    if not games:
        return f"All games were there already{kept}."
    rate = rate_text(games / seconds)
    return f"{games:,} games played now in {seconds:,.1f} s, {rate} games/s{kept}."
