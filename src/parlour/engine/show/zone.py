# parlour: hot
"""A place on the table where cards lie, each with its audience, and how they lie there."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.engine.show.audience import NOBODY, not_public, seat_sees

NO_OWNER: Final = -1

HELD: Final = "held"
"""In somebody's hand: backs to all but the owner."""
UP: Final = "up"
DOWN: Final = "down"
PILE: Final = "pile"
"""On top of each other: a count and no cards."""
PAST: Final = "past"
"""What lay there once, or is out of play; shown small, or on demand."""

NO_PLACES: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Zone:
    """Cards in order with the audience of each; a pile is shown by its count alone.

    A reprint shows cards that lie or lay elsewhere. A private zone is dealt to its owner alone or to nobody.
    `lying` is how its cards lie, `turned` the places of those that lie the other way, `by` who laid each.
    An audience says who knows a card, which may be more than can see it lying there.
    """

    def __init__(
        self,
        name: str,
        cards: list[int],
        audiences: list[int],
        owner: int = NO_OWNER,
        pile: bool = False,
        reprint: bool = False,
        private: bool = False,
        lying: str = "",
        turned: list[int] = NO_PLACES,
        by: list[int] = NO_PLACES,
    ) -> None:
        assert len(cards) == len(audiences), f"{name}: every card has an audience"
        self.name = name
        self.cards = cards
        self.audiences = audiences
        self.owner = owner
        self.pile = pile
        self.reprint = reprint
        self.private = private
        self.lying = lying or (PILE if pile else PAST if reprint else HELD if private else UP)
        self.turned = turned
        self.by = by


def seen_otherwise(zones: list[Zone], seats: int) -> list[list[int]]:
    """Return for each seat the places (in this list) of the zones that it sees otherwise than the public.

    The own hand is among them in any case: only its owner knows the order in which it is held.
    """
    found: list[list[int]] = [[] for _ in range(seats)]
    for place, zone in enumerate(zones):
        some = NOBODY if zone.pile else not_public(zone.audiences)
        owner = zone.owner if zone.private else NO_OWNER
        for seat in range(seats if some else 0):
            if seat_sees(some, seat) and seat != owner:
                found[seat].append(place)
        if owner != NO_OWNER:
            found[owner].append(place)
    return found
