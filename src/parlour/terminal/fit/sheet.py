"""The whole table in a window of a given size, as lines to draw."""

from typing import Final

from parlour.terminal.fit import parts
from parlour.terminal.fit.fitting import fitted
from parlour.terminal.fit.flow import beside
from parlour.terminal.fit.line import EMPTY
from parlour.terminal.fit.parts import Lines
from parlour.terminal.fit.seats import seats
from parlour.terminal.fit.sight import Sight

WIDE: Final = 100
"""From this width on the log has a pane of its own beside the table."""
PANE: Final = 34
RULE: Final = 3
_LOG_FIRST: Final = 5
"""So many lines are left to the log before parts are set apart from one another."""


def sheet(sight: Sight, width: int, height: int) -> Lines:
    """What is drawn; never wider than the width, and taller than the height only if nothing can be done."""
    if width < WIDE:
        return _table(sight, width, height, with_log=True)
    left = width - PANE - RULE
    table = _table(sight, left, height, with_log=False)
    return beside(table, parts.log(sight, PANE, height), left)


def _table(sight: Sight, width: int, height: int, *, with_log: bool) -> Lines:
    """All parts from top to bottom, with a rule above what is asked where there is room for it."""
    above = [parts.headline(sight, width), seats(sight, width), parts.common(sight, width)]
    above += [parts.own(sight, width), parts.notes(sight, width)]
    news = [parts.latest(sight, width)] if with_log else []
    below = [parts.prompt(sight, width), parts.offers(sight, width)]
    forms = fitted([*above, *news, *below], height)
    upper_parts = [form for form in forms[: len(above)] if form]
    lower = [line for form in forms[len(above) + len(news) :] for line in form]
    upper = _spaced(upper_parts, height - len(lower) - _LOG_FIRST)
    room = height - len(upper) - len(lower)
    between = parts.log(sight, width, room) if with_log else []
    return [*upper, *between, *_filling(room - len(between)), *lower]


def _spaced(forms: list[Lines], height: int) -> Lines:
    """Parts below one another, with an empty line between them where that still fits."""
    lines = list(forms[0])
    spare = height - sum(map(len, forms))
    for number, form in enumerate(forms[1:], start=1):
        lines += [EMPTY, *form] if number <= spare else form
    return lines


def _filling(room: int) -> Lines:
    """So many empty lines, so that what is asked stands at the bottom."""
    return [EMPTY for _ in range(max(0, room))]
