"""A table as linear text, for a screen reader or a pipe: no boxes, no colour, every line a statement."""

from parlour.cards.codes import BACK
from parlour.cards.notation import card_text
from parlour.engine.show.view import SeatView, ZoneView
from parlour.terminal.show.page import Page
from parlour.terminal.show.wording import with_capital


def plain_table(page: Page) -> list[str]:
    """The whole table, from the news to what lies before the viewer."""
    zones = [*page.common_zones(), *page.own_zones()]
    return [
        "",
        f"{page.headline()}.",
        *page.news,
        *(_seat_line(page, seat) for seat in page.view.seats),
        *(f"{with_capital(_zone_line(page, zone))}." for zone in zones),
        *page.notes(),
    ]


def plain_choices(page: Page) -> list[str]:
    """What the viewer may do, a line for each key."""
    asked = [page.prompt()] if page.prompt() else []
    return [*asked, *(f"{key}: {label}." for key, label in (*page.moves(), *page.services()))]


def _seat_line(page: Page, seat: SeatView) -> str:
    """A seat in one line: its numbers and marks, whose turn it is, and what others see before it."""
    turn = [page.words("page.to-act")] if seat.seat in page.view.to_act else []
    zones = [] if seat.seat == page.view.viewer else page.zones_of(seat.seat)
    lying = [_zone_line(page, zone) for zone in zones]
    facts = [*page.numbers(seat.counters), *page.badges(seat.seat), *turn, *lying]
    return f"{page.name(seat.seat)}: {', '.join(facts)}."


def _zone_line(page: Page, zone: ZoneView) -> str:
    """`hand: 9D 10H KC`, `centre: 9D (face down) KC`, `stock: 40 cards`."""
    return f"{page.zone_label(zone)}: {_lying(page, zone)}"


def _lying(page: Page, zone: ZoneView) -> str:
    if zone.count == 0:
        return page.words("zone.empty")
    if not zone.cards:
        return page.words("zone.count", count=zone.count)
    if all(card == BACK for card in zone.cards):
        return page.words("zone.backs", count=zone.count)
    back = page.words("zone.back")
    return " ".join(back if card == BACK else card_text(card) for card in zone.cards)
