# parlour: hot
"""Building a view: built up from what the viewer may know, by the same steps for every game."""

from typing import TYPE_CHECKING

from parlour.engine.show.audience import veil
from parlour.engine.show.view import Ending, SeatView, View, ZoneView
from parlour.engine.show.zone import NO_OWNER, Zone

if TYPE_CHECKING:
    from parlour.engine.play.position import Position


def build_view(position: "Position", viewer: int | None) -> View:
    """Return all that this viewer may know and nothing else; viewer None is the public."""
    actor = viewer if viewer in position.to_act() else None
    return View(
        game=position.rules.metadata.game_id,
        variant=position.rules.metadata.variant,
        viewer=viewer,
        phase=position.phase(),
        to_act=list(position.to_act()),
        seats=[seat_view(position, seat) for seat in range(position.seats)],
        zones=[zone_view(zone, viewer, position) for zone in position.zones()],
        counters=position.counters(),
        forms=[] if actor is None else position.moves(actor).forms(),
        ending=ending(position),
    )


def seat_view(position: "Position", seat: int) -> SeatView:
    return SeatView(seat=seat, counters=position.seat_counters(seat), badges=position.badges(seat))


def zone_view(zone: Zone, viewer: int | None, position: "Position | None" = None) -> ZoneView:
    """View the zone through the viewer's eyes; the position knows in which order its owner would hold it."""
    cards = [] if zone.pile else veil(zone.cards, zone.audiences, viewer)
    owner = None if zone.owner == NO_OWNER else zone.owner
    is_own = zone.private and owner is not None and owner == viewer
    order = position.hand_order(zone.owner) if is_own and position is not None else []
    size = len(zone.cards)
    return ZoneView(zone.name, owner, cards, size, zone.reprint, zone.lying, zone.turned, zone.by, order)


def ending(position: "Position") -> Ending | None:
    outcome = position.outcome()
    if outcome is None:
        return None
    return Ending(outcome.winners(), outcome.places, outcome.tallies, outcome.reason, outcome.fields)
