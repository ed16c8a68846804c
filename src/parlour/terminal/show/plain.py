"""A table as linear text, for a screen reader or a pipe: no boxes, no colour, every line a statement."""

from parlour.cards.codes import BACK
from parlour.cards.notation import card_text
from parlour.engine.show.view import SeatView, ZoneView
from parlour.terminal.show.page import Page, numbers


def plain_table(page: Page) -> list[str]:
    """The whole table, from the news to what lies before the viewer."""
    return [
        "",
        f"{page.headline()}.",
        *page.news,
        *(seat_line(page, seat) for seat in page.view.seats),
        *(f"{sentence(zone_line(zone))}." for zone in page.common_zones()),
        *(f"Your {zone_line(zone)}." for zone in page.own_zones()),
        *page.notes(),
    ]


def plain_choices(page: Page) -> list[str]:
    """What the viewer may do, a line for each key."""
    asked = [page.prompt()] if page.prompt() else []
    return [*asked, *(f"{key}: {label}." for key, label in (*page.moves(), *page.services()))]


def seat_line(page: Page, seat: SeatView) -> str:
    """A seat in one line: its numbers and marks, whose turn it is, and what others see before it."""
    turn = ["to act"] if seat.seat in page.view.to_act else []
    zones = [] if seat.seat == page.view.viewer else page.zones_of(seat.seat)
    facts = [*numbers(seat.counters), *seat.badges, *turn, *(zone_line(zone) for zone in zones)]
    return f"{page.name(seat.seat)}: {', '.join(facts)}."


def zone_line(zone: ZoneView) -> str:
    """`hand: 9D 10H KC`, `centre: 9D, face down, KC`, `stock: 40 cards`."""
    if not zone.cards:
        return f"{zone.label}: {counted(zone.count)}"
    if all(card == BACK for card in zone.cards):
        return f"{zone.label}: {counted(zone.count)} face down"
    return f"{zone.label}: {' '.join(face(card) for card in zone.cards)}"


def sentence(words: str) -> str:
    """The words with a capital in front; cards keep theirs."""
    return words[:1].upper() + words[1:]


def face(card: int) -> str:
    return "(face down)" if card == BACK else card_text(card)


def counted(count: int) -> str:
    return "empty" if count == 0 else f"{count} card{'s' if count > 1 else ''}"
