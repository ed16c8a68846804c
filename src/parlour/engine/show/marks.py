# parlour: hot
"""Amounts worth offering: the least, the most, and what the game itself has in mind, for sliders and keys."""

from typing import TYPE_CHECKING

from parlour.engine.show.form import Form

if TYPE_CHECKING:
    from parlour.engine.play.position import Position

LEAST = "least"
MOST = "most"
CALL = "call"
"""The amount that matches what others have bet."""


def amount_marks(position: "Position", seat: int, form: Form) -> list[tuple[int, str]]:
    """Return the marks on an open form's amount, rising, each once; none where it asks for no amount."""
    span = form.amount
    if span is None:
        return []
    found = {span.least(): LEAST}
    for amount, name in [*position.marks(seat, form.verb), (span.most(), MOST)]:
        if span.holds(amount) and (amount not in found or name == CALL):
            found[amount] = name
    return sorted(found.items())
