"""The card in front of a seat: who sits there, by name and by what plays."""

from typing import Final

import msgspec

from parlour.engine.printable import STAND_IN

_LONGEST_NAME: Final = 24


class SeatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in front of a seat: a name, and who plays there (`me`, `house:hard`, `random`)."""

    name: str
    player: str


def name_complaint(name: str) -> str:
    """What is wrong with a name, or "" when it fits on a card and on any screen."""
    if not name.strip():
        return "a name has at least one letter"
    if len(name) > _LONGEST_NAME:
        return f"a name has at most {_LONGEST_NAME} letters"
    is_good = name.isprintable() and STAND_IN not in name
    return "" if is_good else "a name has only letters that can be printed"
