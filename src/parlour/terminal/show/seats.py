"""The seats as a small table: whose turn, names, numbers under their headings, marks and cards."""

from rich.table import Table
from rich.text import Text

from parlour.engine.show.view import SeatView, ZoneView
from parlour.terminal.show.card_boxes import inline
from parlour.terminal.show.page import Page

_MARK = "▸"


def seats_grid(page: Page) -> Table:
    """A heading, and one line for each seat."""
    headings = list(dict.fromkeys(name for seat in page.view.seats for name in seat.counters))
    grid = Table.grid(padding=(0, 2))
    for heading in ("", "", *headings, "", ""):
        grid.add_column(justify="right" if heading else "left")
    grid.add_row("", "", *(Text(page.counter(name), "dim") for name in headings), "", "")
    for seat in page.view.seats:
        grid.add_row(*_seat_row(page, seat, headings))
    return grid


def _seat_row(page: Page, seat: SeatView, headings: list[str]) -> list[Text]:
    """One seat: whose turn it is, its name, its numbers, its marks and what others see before it."""
    acting = seat.seat in page.view.to_act
    counted = [page.words.number(seat.counters[name]) if name in seat.counters else "" for name in headings]
    return [
        Text(_MARK if acting else " ", "bold yellow"),
        Text(page.name(seat.seat), "bold" if acting else "none"),
        *(Text(number) for number in counted),
        Text(" ".join(page.badges(seat.seat)), "yellow"),
        _seat_cards(page, seat),
    ]


def _seat_cards(page: Page, seat: SeatView) -> Text:
    """The cards before another seat, in short; the viewer's own are drawn below."""
    if seat.seat == page.view.viewer:
        return Text("")
    zones = [zone for zone in page.zones_of(seat.seat) if zone.count]
    return Text("  ").join(_named_cards(page, zone, alone=len(zones) == 1) for zone in zones)


def _named_cards(page: Page, zone: ZoneView, *, alone: bool) -> Text:
    cards = inline(zone.cards) if zone.cards else Text(f"{zone.count}")
    return cards if alone else Text.assemble((f"{page.zone_label(zone)} ", "dim"), cards)
