"""A table drawn in colour: seats, what lies on the table and before the viewer, the news and the choices."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from parlour.cards.codes import BACK
from parlour.engine.show.view import ZoneView
from parlour.terminal.show.card_boxes import cards_block, pile_block, side_by_side
from parlour.terminal.show.card_text import coloured
from parlour.terminal.show.page import Page
from parlour.terminal.show.seats import seats_grid

_MOST_NEWS = 12


def drawn_table(page: Page, width: int) -> RenderableType:
    """The whole table, ready for a console of this width."""
    common = [_common_block(page, zone) for zone in page.common_zones()]
    own = [_block(page, zone) for zone in page.own_zones()]
    parts: list[RenderableType] = [
        Rule(Text(page.headline(), "bold")),
        seats_grid(page),
        *side_by_side([*common, *own], width - 2),
        *(coloured(note) for note in page.notes()),
    ]
    return Group(Padding(Group(*parts), (0, 1)), *_news_part(page))


def _common_block(page: Page, zone: ZoneView) -> list[Text]:
    """What lies on the table; a heap of backs is shown by its count."""
    if len(zone.cards) > 1 and all(card == BACK for card in zone.cards):
        return pile_block(zone.count, page.zone_label(zone), page.words("zone.empty"))
    return _block(page, zone)


def _block(page: Page, zone: ZoneView) -> list[Text]:
    if not zone.cards:
        return pile_block(zone.count, page.zone_label(zone), page.words("zone.empty"))
    return cards_block(zone.cards, page.zone_label(zone), numbered=page.is_numbered(zone))


def _news_part(page: Page) -> list[RenderableType]:
    """What happened since the viewer last looked."""
    if not page.news:
        return []
    earlier = len(page.news) - _MOST_NEWS
    lines = [coloured(f"· {sentence}") for sentence in page.news[-_MOST_NEWS:]]
    if earlier > 0:
        more = page.words("page.more-news", count=earlier, word=page.words("word.log"))
        lines.insert(0, Text(f"· {more}", "dim"))
    return [Rule(style="dim"), Padding(Group(*lines), (0, 1))]


def drawn_choices(page: Page) -> RenderableType:
    """What the viewer may do, a key for each."""
    grid = Table.grid(padding=(0, 2))
    for key, label in page.moves():
        grid.add_row(Text(f" {key}", "bold cyan"), Text(label))
    asked = [Text(f" {page.prompt()}", "bold")] if page.prompt() else []
    return Group(Rule(style="dim"), *asked, grid, _services(page))


def _services(page: Page) -> Text:
    """The keys that are no moves, in one line."""
    return Text("   ").join(Text.assemble((f" {key} ", "bold cyan"), label) for key, label in page.services())
