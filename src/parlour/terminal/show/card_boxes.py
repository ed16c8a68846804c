"""Cards drawn as boxes and as short coloured words."""

from typing import Final

from rich.text import Text

from parlour.cards.codes import BACK, CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, SUIT_OF
from parlour.cards.notation import card_symbol
from parlour.engine.show.view import ZoneView

SUIT_STYLES: Final = {CLUBS: "bold green", HEARTS: "bold red", SPADES: "bold", DIAMONDS: "bold bright_blue"}
JOKER_STYLE: Final = "bold magenta"
BACK_STYLE: Final = "cyan"
BOX: Final = 6
GAP: Final = 3
INSIDE: Final = BOX - 2


def style_of(card: int) -> str:
    if card == BACK:
        return BACK_STYLE
    return JOKER_STYLE if card == JOKER else SUIT_STYLES[SUIT_OF[card]]


def inline(cards: list[int]) -> Text:
    """Cards as short words in one line."""
    return Text(" ").join(Text(card_symbol(card), style_of(card)) for card in cards)


def zone_block(zone: ZoneView, label: str, *, numbered: bool) -> list[Text]:
    """A zone as lines: its label, its cards as boxes, and their numbers where places are asked for."""
    if not zone.cards:
        return pile_block(zone.count, label)
    lines = [Text(label, "bold"), edge(zone.cards, "╭╮"), faces(zone.cards), edge(zone.cards, "╰╯")]
    if numbered:
        lines.append(Text("".join(str(place + 1).center(BOX) for place in range(len(zone.cards))), "dim"))
    return lines


def pile_block(count: int, label: str) -> list[Text]:
    """A pile that is shown by its count alone, or an empty place."""
    if count == 0:
        return [Text(label, "bold"), Text("empty", "dim")]
    return [
        Text(label, "bold"),
        edge([BACK], "╭╮"),
        Text(f"│{count:^{INSIDE}}│", BACK_STYLE),
        edge([BACK], "╰╯"),
    ]


def edge(cards: list[int], corners: str) -> Text:
    """The upper or lower edges of a row of boxes."""
    row = corners[0] + "─" * INSIDE + corners[1]
    return Text("").join(Text(row, edge_style(card)) for card in cards)


def edge_style(card: int) -> str:
    return BACK_STYLE if card == BACK else "none"


def faces(cards: list[int]) -> Text:
    """The middle of a row of boxes."""
    return Text("").join(boxed_face(card) for card in cards)


def boxed_face(card: int) -> Text:
    inside = "▒" * INSIDE if card == BACK else card_symbol(card).center(INSIDE)
    side = Text("│", edge_style(card))
    return Text("").join([side, Text(inside, style_of(card)), side])


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """Blocks next to one another, in as many rows as the width asks for."""
    lines: list[Text] = []
    row: list[list[Text]] = []
    for block in blocks:
        if row and sum(map(block_width, [*row, block])) > width:
            lines += one_row(row)
            row = []
        row.append(block)
    return lines + one_row(row)


def block_width(block: list[Text]) -> int:
    return max(line.cell_len for line in block) + GAP


def one_row(blocks: list[list[Text]]) -> list[Text]:
    """The lines of blocks that stand in one row."""
    height = max((len(block) for block in blocks), default=0)
    return [Text("").join(padded(block, at) for block in blocks) for at in range(height)]


def padded(block: list[Text], at: int) -> Text:
    """A line of the block, filled up to its width."""
    line = block[at].copy() if at < len(block) else Text("")
    line.pad_right(block_width(block) - line.cell_len)
    return line
