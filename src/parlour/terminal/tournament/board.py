"""The board: a tournament drawn in a window of any size, with as many standings and tables as fit."""

from collections.abc import Sequence
from typing import NamedTuple

from parlour.client.tournament import TournamentNow
from parlour.terminal.draw.card_text import colour_suits
from parlour.terminal.draw.flow import block_width, pad, side_by_side, wrap
from parlour.terminal.draw.line import EMPTY, Line, join_lines, line
from parlour.terminal.tournament.lines import (
    REGISTERING,
    own_sentence,
    standing_cells,
    starting_sentence,
    table_line,
    title_line,
)
from parlour.terminal.tournament.strip import Strip
from parlour.terminal.words import TerminalWords
from parlour.wire.tournament_parts import Standing

_LOG = 3
"""So many lines of what happened are left room for, where the standings would take it all."""
_WIDE = 100


class Board(NamedTuple):
    """A tournament as it is to be drawn, with its regulations in sentences while people enter."""

    now: TournamentNow
    regulations: Sequence[str]
    words: TerminalWords
    unit: str = ""

    def draw(self, told: Sequence[str], width: int, height: int) -> list[Line]:
        """Draw it in so many lines: how it stands above, what happened last below."""
        head = self._head(width)
        latest = [row for each in told[-_LOG:] for row in wrap(colour_suits(f"· {each}"), width)][-_LOG:]
        gap = [EMPTY] if latest else []
        body = self._body(width, max(0, height - len(head) - len(latest) - len(gap)))
        filling = [EMPTY] * max(0, height - len(head) - len(body) - len(latest) - len(gap))
        return [*head, *body, *gap, *latest, *filling][: max(0, height)]

    def _head(self, width: int) -> list[Line]:
        common, words = self.now.common, self.words
        lines = wrap(line(title_line(common, words), "bold"), width)
        if common.facts.status == REGISTERING:
            lines += wrap(line(starting_sentence(self.now, words)), width)
        elif not self.now.is_over():
            strip = Strip(self.now, self.unit, words)
            pieces = [
                *map(line, strip.pieces()),
                *(line(f" {each} ", "bold reverse") for each in strip.notices()),
            ]
            lines += [join_lines(pieces, " · ").clipped(width)]
        own = own_sentence(self.now, words)
        return [*lines, *(wrap(line(own, "bold"), width) if own else []), EMPTY]

    def _body(self, width: int, height: int) -> list[Line]:
        """Draw the standings and the tables: side by side in a wide window, else the tables below."""
        if self.now.common.facts.status == REGISTERING:
            return self._before(width, height)
        tables = self._tables(width if width < _WIDE else width // 2, height)
        if width >= _WIDE:
            rows = self._standings(width // 2 - 3, height)
            return side_by_side([rows, tables], width)[:height]
        most = max(height // 2, height - len(tables) - 1)
        rows = self._standings(width, most)
        return [*rows, EMPTY, *tables][:height] if tables else rows

    def _before(self, width: int, height: int) -> list[Line]:
        """Draw who has entered, and below it by which regulations it is played."""
        rules = [row for each in self.regulations for row in wrap(line(each, "dim"), width)]
        names = [each.name for each in self.now.common.standings]
        entered = wrap(line(", ".join(names)), width)[: max(1, height // 3)] if names else []
        return [*entered, *([EMPTY] if entered else []), *rules][:height]

    def _standings(self, width: int, height: int) -> list[Line]:
        """Draw as many as fit; the viewer's own is always among them."""
        everybody = list(self.now.common.standings)
        own = self.now.own.standing
        shown = everybody[: max(0, height)]
        if own is not None and height and all(each.entrant != own.entrant for each in shown):
            shown = [*shown[: height - 1], own]
        rows = [[line(cell) for cell in standing_cells(each, self.now.common, self.words)] for each in shown]
        widths = (
            [block_width([row[column] for row in rows]) for column in range(len(rows[0]))] if rows else []
        )
        return [self._row(each, row, widths).clipped(width) for each, row in zip(shown, rows, strict=True)]

    def _row(self, standing: Standing, cells: Sequence[Line], widths: Sequence[int]) -> Line:
        style = "bold" if standing.entrant == self.now.own.entrant else ""
        place, *others = [pad(cell, width) for cell, width in zip(cells, widths, strict=True)]
        number = join_lines([line(" " * (widths[0] - cells[0].width)), cells[0]])
        return join_lines([number if widths[0] else place, *others], "  ").styled(style)

    def _tables(self, width: int, height: int) -> list[Line]:
        common = self.now.common
        rows = [line(table_line(each, common, self.words)).clipped(width) for each in common.tables]
        return rows[:height] if not self.now.is_over() else []
