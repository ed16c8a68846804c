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
from parlour.terminal.show.page import Page
from parlour.terminal.show.seats import seats_grid

MOST_NEWS = 12


def drawn_table(page: Page, width: int) -> RenderableType:
    """The whole table, ready for a console of this width."""
    common = [common_block(page, zone) for zone in page.common_zones()]
    own = [zone_block(zone, own_label(zone), numbered=page.is_numbered(zone)) for zone in page.own_zones()]
    parts: list[RenderableType] = [
        Rule(Text(page.headline(), "bold")),
        seats_grid(page),
        *side_by_side([*common, *own], width - 2),
        *(coloured(note) for note in page.notes()),
    ]
    return Group(Padding(Group(*parts), (0, 1)), *news_part(page))


def common_block(page: Page, zone: ZoneView) -> list[Text]:
    """What lies on the table; a heap of backs is shown by its count."""
    if len(zone.cards) > 1 and all(card == BACK for card in zone.cards):
        return pile_block(zone.count, zone.label)
    return zone_block(zone, zone.label, numbered=page.is_numbered(zone))


def own_label(zone: ZoneView) -> str:
    return zone.label if " " in zone.label else f"your {zone.label}"


def news_part(page: Page) -> list[RenderableType]:
    """What happened since the viewer last looked."""
    if not page.news:
        return []
    earlier = len(page.news) - MOST_NEWS
    lines = [coloured(f"· {sentence}") for sentence in page.news[-MOST_NEWS:]]
    if earlier > 0:
        lines.insert(0, Text(f"· {earlier} more before that: type {LOG_WORD}", "dim"))
    return [Rule(style="dim"), Padding(Group(*lines), (0, 1))]


def drawn_choices(page: Page) -> RenderableType:
    """What the viewer may do, a key for each."""
    grid = Table.grid(padding=(0, 2))
    for key, label in page.moves():
        grid.add_row(Text(f" {key}", "bold cyan"), Text(label))
    asked = [Text(f" {page.prompt()}", "bold")] if page.prompt() else []
    return Group(Rule(style="dim"), *asked, grid, services(page))


def services(page: Page) -> Text:
    """The keys that are no moves, in one line."""
    return Text("   ").join(Text.assemble((f" {key} ", "bold cyan"), label) for key, label in page.services())
