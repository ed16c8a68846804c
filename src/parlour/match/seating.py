"""Who sits where: the name on each seat's card and the player behind it."""

import msgspec

LONGEST_NAME = 24


class SeatCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card in front of a seat: a name, and who plays there (`me`, `house:hard`, `random`)."""

    name: str
    player: str


def name_complaint(name: str) -> str:
    """What is wrong with a name, or "" when it fits on a card and on any screen."""
    if not name.strip():
        return "a name has at least one letter"
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} letters"
    return "" if name.isprintable() else "a name has only letters that can be printed"
