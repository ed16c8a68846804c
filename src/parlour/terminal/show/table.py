"""A table drawn in colour: seats, what lies on the table and before the viewer, the news and the choices."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.cards.codes import BACK
from parlour.engine.show.view import ZoneView
from parlour.terminal.ask.keys import LOG_WORD
from parlour.terminal.show.card_boxes import pile_block, side_by_side, zone_block
from parlour.terminal.show.card_text import coloured
from parlour.terminal.show.page import Sight
from parlour.terminal.show.seats import seats_grid

MOST_NEWS = 12


def drawn_table(sight: Sight, width: int) -> RenderableType:
    """The whole table, ready for a console of this width."""
    common = [common_block(sight, zone) for zone in sight.common_zones()]
    own = [zone_block(zone, own_label(zone), numbered=sight.is_numbered(zone)) for zone in sight.own_zones()]
    parts: list[RenderableType] = [
        Rule(Text(sight.headline(), "bold")),
        seats_grid(sight),
        *side_by_side([*common, *own], width - 2),
        *(coloured(note) for note in sight.notes()),
    ]
    return Group(Padding(Group(*parts), (0, 1)), *news_part(sight))


def common_block(sight: Sight, zone: ZoneView) -> list[Text]:
    """What lies on the table; a heap of backs is shown by its count."""
    if len(zone.cards) > 1 and all(card == BACK for card in zone.cards):
        return pile_block(zone.count, zone.label)
    return zone_block(zone, zone.label, numbered=sight.is_numbered(zone))


def own_label(zone: ZoneView) -> str:
    return zone.label if " " in zone.label else f"your {zone.label}"


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
    return Group(Rule(style="dim"), *asked, grid, services(sight))


def services(sight: Sight) -> Text:
    """The keys that are no moves, in one line."""
    return Text("   ").join(
        Text.assemble((f" {key} ", "bold cyan"), label) for key, label in sight.services()
    )
