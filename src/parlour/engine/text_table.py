"""A sheet of words in columns, for whoever has figures to show."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Sheet(NamedTuple):
    """A table to show: its title, its columns and its rows."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def aligned_lines(sheet: Sheet) -> Iterator[str]:
    """Yield the sheet as plain lines, every column as wide as it must be."""
    table = [sheet.columns, *sheet.rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
