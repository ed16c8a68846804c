"""A table drawn in colour: seats, what lies on the table and before the viewer, the news and the choices."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.engine.view import SeatView, ZoneView
from parlour.terminal.boxes import inline, side_by_side, zone_block
from parlour.terminal.keys import LOG_WORD
from parlour.terminal.sight import Sight, numbers
from parlour.terminal.symbols import coloured

MARK = "▸"
MOST_NEWS = 12


def drawn_table(sight: Sight, width: int) -> RenderableType:
    """The whole table, ready for a console of this width."""
    room = width - 2
    common = [block(sight, zone, zone.label) for zone in sight.common_zones()]
    own = [block(sight, zone, f"your {zone.label}") for zone in sight.own_zones()]
    parts: list[RenderableType] = [
        Rule(Text(sight.headline(), "bold")),
        seats_grid(sight),
        *side_by_side(common, room),
        *side_by_side(own, room),
        *(Text(note, "italic") for note in sight.notes()),
    ]
    return Group(Padding(Group(*parts), (0, 1)), *news_part(sight))


def block(sight: Sight, zone: ZoneView, label: str) -> list[Text]:
    return zone_block(zone, label, numbered=sight.is_numbered(zone))


def seats_grid(sight: Sight) -> Table:
    """One line for each seat: whose turn, name, numbers, marks, and what others see before it."""
    grid = Table.grid(padding=(0, 2))
    for seat in sight.view.seats:
        acting = seat.seat in sight.view.to_act
        grid.add_row(
            Text(MARK if acting else " ", "bold yellow"),
            Text(sight.name(seat.seat), "bold" if acting else "none"),
            Text("  ".join(numbers(seat.counters))),
            Text(" ".join(seat.badges), "yellow"),
            seat_cards(sight, seat),
        )
    return grid


def seat_cards(sight: Sight, seat: SeatView) -> Text:
    """The cards before another seat, in short; the viewer's own are drawn below."""
    if seat.seat == sight.view.viewer:
        return Text("")
    zones = [zone for zone in sight.zones_of(seat.seat) if zone.count]
    return Text("  ").join(named_cards(zone, alone=len(zones) == 1) for zone in zones)


def named_cards(zone: ZoneView, *, alone: bool) -> Text:
    cards = inline(zone.cards) if zone.cards else Text(f"{zone.count}")
    return cards if alone else Text.assemble((f"{zone.label} ", "dim"), cards)


def news_part(sight: Sight) -> list[RenderableType]:
    """What happened since the viewer last looked."""
    if not sight.news:
        return []
    earlier = len(sight.news) - MOST_NEWS
    lines = [coloured(f"· {sentence}") for sentence in sight.news[-MOST_NEWS:]]
    if earlier > 0:
        lines.insert(0, Text(f"· {earlier} more before that: type {LOG_WORD}", "dim"))
    return [Rule(style="dim"), Padding(Group(*lines), (0, 1))]


def drawn_choices(sight: Sight) -> RenderableType:
    """What the viewer may do, a key for each."""
    grid = Table.grid(padding=(0, 2))
    for key, label in sight.moves():
        grid.add_row(Text(f" {key}", "bold cyan"), Text(label))
    asked = [Text(f" {sight.prompt()}", "bold")] if sight.prompt() else []
    services = Text("   ").join(
        Text.assemble((f" {key} ", "bold cyan"), label) for key, label in sight.services()
    )
    return Group(Rule(style="dim"), *asked, grid, services)
