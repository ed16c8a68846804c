"""Cards drawn as boxes and as short coloured words."""

from typing import Final

from rich.text import Text

from parlour.cards.codes import BACK, CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, SUIT_OF
from parlour.cards.notation import card_symbol

SUIT_STYLES: Final = {CLUBS: "bold green", HEARTS: "bold red", SPADES: "bold", DIAMONDS: "bold bright_blue"}
JOKER_STYLE: Final = "bold magenta"
BACK_STYLE: Final = "cyan"
_BOX: Final = 6
_GAP: Final = 3
_INSIDE: Final = _BOX - 2


def _style_of(card: int) -> str:
    if card == BACK:
        return BACK_STYLE
    return JOKER_STYLE if card == JOKER else SUIT_STYLES[SUIT_OF[card]]


def inline(cards: list[int]) -> Text:
    """Cards as short words in one line."""
    return Text(" ").join(Text(card_symbol(card), _style_of(card)) for card in cards)


def cards_block(cards: list[int], label: str, *, numbered: bool) -> list[Text]:
    """Cards as lines: their label, their boxes, and their numbers where places are asked for."""
    lines = [Text(label, "bold"), _edge(cards, "╭╮"), _faces(cards), _edge(cards, "╰╯")]
    if numbered:
        lines.append(Text("".join(str(place + 1).center(_BOX) for place in range(len(cards))), "dim"))
    return lines


def pile_block(count: int, label: str, empty: str) -> list[Text]:
    """A pile that is shown by its count alone, or the word for an empty place."""
    if count == 0:
        return [Text(label, "bold"), Text(empty, "dim")]
    return [
        Text(label, "bold"),
        _edge([BACK], "╭╮"),
        Text(f"│{count:^{_INSIDE}}│", BACK_STYLE),
        _edge([BACK], "╰╯"),
    ]


def _edge(cards: list[int], corners: str) -> Text:
    """The upper or lower edges of a row of boxes."""
    row = corners[0] + "─" * _INSIDE + corners[1]
    return Text("").join(Text(row, _edge_style(card)) for card in cards)


def _edge_style(card: int) -> str:
    return BACK_STYLE if card == BACK else "none"


def _faces(cards: list[int]) -> Text:
    """The middle of a row of boxes."""
    return Text("").join(_boxed_face(card) for card in cards)


def _boxed_face(card: int) -> Text:
    inside = "▒" * _INSIDE if card == BACK else card_symbol(card).center(_INSIDE)
    side = Text("│", _edge_style(card))
    return Text("").join([side, Text(inside, _style_of(card)), side])


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """Blocks next to one another, in as many rows as the width asks for."""
    lines: list[Text] = []
    row: list[list[Text]] = []
    for block in blocks:
        if row and sum(map(_block_width, [*row, block])) > width:
            lines += _one_row(row)
            row = []
        row.append(block)
    return lines + _one_row(row)


def _block_width(block: list[Text]) -> int:
    return max(line.cell_len for line in block) + _GAP


def _one_row(blocks: list[list[Text]]) -> list[Text]:
    """The lines of blocks that stand in one row."""
    height = max((len(block) for block in blocks), default=0)
    return [Text("").join(_padded(block, at) for block in blocks) for at in range(height)]


def _padded(block: list[Text], at: int) -> Text:
    """A line of the block, filled up to its width."""
    line = block[at].copy() if at < len(block) else Text("")
    line.pad_right(_block_width(block) - line.cell_len)
    return line
