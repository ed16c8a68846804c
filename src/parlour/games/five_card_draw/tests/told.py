"""What one viewer hears and sees, as lines that a person can read."""

from parlour.cards.notation import cards_text
from parlour.engine.play.events import Event
from parlour.engine.show.view import View, ZoneView
from parlour.games.five_card_draw import GAME


def heard(event: Event, viewer: int | None) -> str:
    """An event in the words of the game."""
    seen = event.seen_by(viewer)
    return GAME.event_sentences()[event.kind].format(
        seat=f"seat {seen.seat}",
        cards=cards_text(list(seen.cards)),
        amount=seen.amount,
        slots=", ".join(str(slot) for slot in seen.slots),
        text=seen.text,
    )


def seen(view: View) -> str:
    """All cards of a view on one line."""
    return " | ".join(zone_text(zone) for zone in view.zones if zone.count)


def zone_text(zone: ZoneView) -> str:
    name = zone.name if zone.owner is None else f"{zone.name} {zone.owner}"
    return f"{name}: {cards_text(zone.cards) if zone.cards else zone.count}"
