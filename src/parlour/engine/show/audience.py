# parlour: hot
"""Who may see a card: an audience is a set of seats kept as bits, and this file is the only judge of it."""

from typing import Any, Final

from parlour.cards.codes import BACK

EVERYONE: Final = -1
"""The audience of a card that lies open."""
NOBODY: Final = 0
"""The audience of a card that nobody has seen."""
_ONE_OPEN: Final = [EVERYONE]
_ONE_CLOSED: Final = [NOBODY]
_ONE_BACK: Final[list[Any]] = [BACK]


def only(seat: int) -> int:
    """Return the audience of one seat."""
    return 1 << seat


def open_to_all(count: int) -> list[int]:
    """Return the audiences of so many cards that lie open."""
    return _ONE_OPEN * count


def closed_to_all(count: int) -> list[int]:
    """Return the audiences of so many cards that nobody has seen."""
    return _ONE_CLOSED * count


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
    if len(audiences) == len(cards) and _sees_all(audiences, viewer):
        return cards[:]
    # As objects, which compiled code hands on and tells apart as they are.
    faces: list[Any] = cards
    audience_of: list[Any] = audiences
    shown = _ONE_BACK * len(cards)
    judged: Any = None
    is_seen = False
    for place in range(len(cards)):
        audience = audience_of[place]
        if audience is not judged:
            judged, is_seen = audience, sees(audience, viewer)
        if is_seen:
            shown[place] = faces[place]
    return shown


def _sees_all(audiences: list[Any], viewer: int | None) -> bool:
    """Return whether the viewer is in all of them; neighbours mostly share theirs, which is judged once."""
    judged: Any = None
    for audience in audiences:
        if audience is not judged:
            if not sees(audience, viewer):
                return False
            judged = audience
    return True
