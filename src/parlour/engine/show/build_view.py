# parlour: hot
"""Parts of a view, built up from what the viewer may know: by the same steps for every game."""

from typing import Final

from parlour.engine.play.outcome import Outcome
from parlour.engine.show.audience import veil
from parlour.engine.show.view import Ending, SeatView, ZoneView
from parlour.engine.show.zone import NO_OWNER, Zone

SEAT_VIEW: Final[type[SeatView]] = SeatView
_ZONE_VIEW: Final[type[ZoneView]] = ZoneView
"""Compiled code looks a class that is not compiled up by its name, but not these."""


def zone_view(zone: Zone, viewer: int | None, order: list[int]) -> ZoneView:
    """View the zone through the viewer's eyes; the order is the one in which its owner would hold it."""
    cards = [] if zone.pile else veil(zone.cards, zone.audiences, viewer)
    owner = None if zone.owner == NO_OWNER else zone.owner
    size = len(zone.cards)
    return _ZONE_VIEW(zone.name, owner, cards, size, zone.reprint, zone.lying, zone.turned, zone.by, order)


def ending_view(outcome: Outcome | None) -> Ending | None:
    """Return how the game ended; None while it goes on."""
    if outcome is None:
        return None
    return Ending(outcome.winners(), outcome.places, outcome.tallies, outcome.reason, outcome.fields)
