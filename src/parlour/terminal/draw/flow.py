"""Lines of a given width: words and pieces one after another, blocks side by side."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import chop_cells

from parlour.terminal.draw.line import EMPTY, Line, join_lines, line

_BETWEEN_BLOCKS: Final = 3


def wrap(text: Line, width: int) -> list[Line]:
    """Break the text between words, into as many lines as it needs."""
    return [text] if text.width <= width else flow(text.words(), width, gap=1)


def shorten(text: Line, width: int, most: int) -> list[Line]:
    """Break the text into at most so many lines, with an ellipsis where that is not all of it."""
    lines = wrap(text, width)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], join_lines(lines[most - 1 :], " ").clipped(width)]


def flow(pieces: Iterable[Line], width: int, *, gap: int = 2) -> list[Line]:
    """Set pieces one after another, each in one line where it fits there."""
    rows: list[list[Line]] = []
    taken = 0
    for piece in pieces:
        for part in _narrow(piece, width):
            if rows and taken + gap + part.width <= width:
                rows[-1].append(part)
                taken += gap + part.width
            else:
                rows.append([part])
                taken = part.width
    return [join_lines(row, " " * gap) for row in rows]


def _narrow(piece: Line, width: int) -> Sequence[Line]:
    """Return the piece itself, its words where it is too wide, or the parts of a word that is."""
    if piece.width <= width:
        return [piece]
    if " " in piece.plain:
        return wrap(piece, width)
    _, style, word = piece.runs[0]
    return [line(part, style, word) for part in chop_cells(piece.plain, width)]


def side_by_side(blocks: Sequence[list[Line]], width: int) -> list[Line]:
    """Set blocks next to one another, in as many rows as the width asks for."""
    lines: list[Line] = []
    row: list[list[Line]] = []
    for block in blocks:
        if row and sum(map(block_width, [*row, block])) + _BETWEEN_BLOCKS * len(row) > width:
            lines += _one_row(row)
            row = []
        row.append(block)
    return lines + _one_row(row)


def block_width(block: Sequence[Line]) -> int:
    return max((each.width for each in block), default=0)


def _one_row(blocks: Sequence[list[Line]]) -> list[Line]:
    """Return the lines of blocks that stand in one row, all beginning at the top."""
    height = max((len(block) for block in blocks), default=0)
    widths = [block_width(block) for block in blocks]
    gap = " " * _BETWEEN_BLOCKS
    return [join_lines(map(pad, _at(blocks, at), widths), gap) for at in range(height)]


def _at(blocks: Sequence[list[Line]], at: int) -> list[Line]:
    return [block[at] if at < len(block) else EMPTY for block in blocks]


def pad(text: Line, width: int) -> Line:
    """Fill the text up with blanks to the width."""
    return text if text.width >= width else Line([*text.runs, (" " * (width - text.width), "", "")])


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Set two columns side by side, the left one of this width, with a rule between them."""
    rule = line(" │ ", "dim")
    rows = range(max(len(left), len(right)))
    return [join_lines([pad(_row(left, at), width), rule, _row(right, at)]) for at in rows]


def _row(column: Sequence[Line], at: int) -> Line:
    return column[at] if at < len(column) else EMPTY
