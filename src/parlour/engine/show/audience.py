# parlour: hot
"""Who may see a card: an audience is a set of seats kept as bits, and this file is the only judge of it."""

from typing import Final

from parlour.cards.codes import BACK

EVERYONE: Final = -1
"""The audience of a card that lies open."""
NOBODY: Final = 0
"""The audience of a card that nobody has seen."""


def only(seat: int) -> int:
    """Return the audience of one seat."""
    return 1 << seat


def sees(audience: int, viewer: int | None) -> bool:
    """Return whether the viewer is in the audience; the public (None) sees only what everyone sees."""
    if viewer is None:
        return audience == EVERYONE
    return seat_sees(audience, viewer)


def seat_sees(audience: int, seat: int) -> bool:
    """Return whether a seat at the table is in the audience."""
    return (audience >> seat) & 1 == 1


def not_public(audiences: list[int]) -> int:
    """Return the seats (as bits) that see some card which the public does not."""
    seats = NOBODY
    for audience in audiences:
        if audience != EVERYONE:
            seats |= audience
    return seats


def veil(cards: list[int], audiences: list[int], viewer: int | None) -> list[int]:
    """Return the cards as this viewer sees them: faces where allowed, backs elsewhere."""
    if audiences.count(EVERYONE) == len(cards):
        return cards[:]
    shown = [BACK] * len(cards)
    for place in range(len(cards)):
        audience = audiences[place]
        if audience == EVERYONE or (viewer is not None and seat_sees(audience, viewer)):
            shown[place] = cards[place]
    return shown
