"""The whole table in a window of a given size: what gives way when it is too tall, and in which order.

The viewer's own cards, what is asked and what may be answered are always wholly there. Around them the rest
gives way: what lies on the table becomes words and then counts, the seats a strip and then a line, remarks
and the log are shortened; at the very end they are left out.
"""

from collections.abc import Sequence
from typing import Final

from parlour.terminal.draw import parts
from parlour.terminal.draw.flow import beside
from parlour.terminal.draw.line import EMPTY
from parlour.terminal.draw.parts import Form, Lines, Part
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.draw.seats import seats

WIDE: Final = 100
"""From this width on the log has a pane of its own beside the table."""
PANE: Final = 34
RULE: Final = 3
_LOG_FIRST: Final = 5
"""So many lines are left to the log before parts are set apart from one another."""
GIVING_WAY: Final = (
    *("offers", "common", "seats", "notes", "common", "seats", "own", "common"),
    *("seats", "notes", "log", "seats", "common", "common", "strip"),
)
"""Each time a part is named it takes its next, more modest form, until everything fits."""


def lay_out(scene: TableScene, width: int, height: int) -> Lines:
    """Draw the table; never wider than the width, and taller than the height only if nothing can be done."""
    if width < WIDE:
        return _table(scene, width, height, with_log=True)
    left = width - PANE - RULE
    table = _table(scene, left, height, with_log=False)
    return beside(table, parts.log(scene, PANE, height), left)


def _table(scene: TableScene, width: int, height: int, *, with_log: bool) -> Lines:
    """Draw all parts from top to bottom; what is asked stands at the bottom."""
    above = [parts.headline(scene, width), parts.strip(scene, width)]
    above += [seats(scene, width), parts.common(scene, width)]
    above += [parts.own(scene, width), parts.notes(scene, width)]
    news = [parts.latest(scene, width)] if with_log else []
    below = [parts.prompt(scene, width), parts.offers(scene, width)]
    forms = fit_parts([*above, *news, *below], height)
    upper_parts = [form for form in forms[: len(above)] if form]
    lower = [line for form in forms[len(above) + len(news) :] for line in form]
    upper = _space_out(upper_parts, height - len(lower) - _LOG_FIRST)
    room = height - len(upper) - len(lower)
    between = parts.log(scene, width, room) if with_log else []
    return [*upper, *between, *_filling(room - len(between)), *lower]


def _space_out(forms: list[Lines], height: int) -> Lines:
    """Set parts below one another, with an empty line between them where that still fits."""
    lines = list(forms[0])
    spare = height - sum(map(len, forms))
    for number, form in enumerate(forms[1:], start=1):
        lines += [EMPTY, *form] if number <= spare else form
    return lines


def _filling(room: int) -> Lines:
    """Return so many empty lines, so that what is asked stands at the bottom."""
    return [EMPTY for _ in range(max(0, room))]


def fit_parts(parts: Sequence[Part], height: int) -> list[Lines]:
    """Return one form of every part, together not taller than the height wherever that is possible."""
    drawn = {part.name: part.forms[0]() for part in parts}
    rest = {part.name: list(part.forms[1:]) for part in parts}
    for name in GIVING_WAY:
        if sum(map(len, drawn.values())) <= height:
            break
        if name in drawn:
            drawn[name] = _more_modest(drawn[name], rest[name])
    return [drawn[part.name] for part in parts]


def _more_modest(drawn: Lines, rest: list[Form]) -> Lines:
    """Return the next form that is lower than what is drawn; those before it would not help."""
    while rest:
        lines = rest.pop(0)()
        if len(lines) < len(drawn):
            return lines
    return drawn
