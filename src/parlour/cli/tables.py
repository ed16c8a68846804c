"""Showing sheets and remarks: tables on a terminal, columns of plain text in a pipe."""

from collections.abc import Iterable

import click

from parlour.engine.text_table import Sheet, aligned_lines
from parlour.terminal.screens import can_draw


def show_sheets(sheets: Iterable[Sheet], remarks: Iterable[str], plain: bool) -> None:
    """Show every sheet, then the remarks below them."""
    if plain or not can_draw():
        print_sheets(sheets, remarks)
    else:
        draw_sheets(sheets, remarks)


def print_sheets(sheets: Iterable[Sheet], remarks: Iterable[str]) -> None:
    for sheet in sheets:
        click.echo("\n".join(aligned_lines(sheet)) + "\n")
    click.echo("\n".join(remarks))


def draw_sheets(sheets: Iterable[Sheet], remarks: Iterable[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for sheet in sheets:
        table = Table(*sheet.columns, title=sheet.title, title_justify="left")
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)
    for line in remarks:
        console.print(line, markup=False, soft_wrap=True)
