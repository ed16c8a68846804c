# parlour: hot
"""A place on the table where cards lie, each with its audience."""

from typing import Final

from parlour.engine.show.audience import NOBODY, not_public, seat_sees

NO_OWNER: Final = -1


class Zone:
    """Cards in order with the audience of each; a pile is shown by its count alone.

    A reprint shows cards that lie or lay elsewhere. A private zone is dealt to its owner alone or to nobody.
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
    ) -> None:
        assert len(cards) == len(audiences), f"{name}: every card has an audience"
        self.name = name
        self.cards = cards
        self.audiences = audiences
        self.owner = owner
        self.pile = pile
        self.reprint = reprint
        self.private = private


def seen_otherwise(zones: list[Zone], seats: int) -> list[list[int]]:
    """For each seat the places (in this list) of the zones that it sees otherwise than the public."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for place, zone in enumerate(zones):
        some = NOBODY if zone.pile else not_public(zone.audiences)
        for seat in range(seats if some else 0):
            if seat_sees(some, seat):
                found[seat].append(place)
    return found
