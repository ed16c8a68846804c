"""What gives way when a table is too tall for its window, and in which order.

The viewer's own cards, what is asked and what may be answered are always wholly there. Around them the rest
gives way: what lies on the table becomes words and then counts, the seats a strip and then a line, remarks
and the log are shortened; at the very end they are left out.
"""

from collections.abc import Sequence
from typing import Final

from parlour.terminal.fit.parts import Form, Lines, Part

GIVING_WAY: Final = (
    *("offers", "common", "seats", "notes", "common", "seats", "own", "common"),
    *("seats", "notes", "log", "seats", "common", "common"),
)
"""Each time a part is named it takes its next, more modest form, until everything fits."""


def fitted(parts: Sequence[Part], height: int) -> list[Lines]:
    """One form of every part, together not taller than the height wherever that is possible."""
    drawn = {part.name: part.forms[0]() for part in parts}
    rest = {part.name: list(part.forms[1:]) for part in parts}
    for name in GIVING_WAY:
        if sum(map(len, drawn.values())) <= height:
            break
        if name in drawn:
            drawn[name] = _more_modest(drawn[name], rest[name])
    return [drawn[part.name] for part in parts]


def _more_modest(drawn: Lines, rest: list[Form]) -> Lines:
    """The next form that is lower than what is drawn; those before it would not help."""
    while rest:
        lines = rest.pop(0)()
        if len(lines) < len(drawn):
            return lines
    return drawn
