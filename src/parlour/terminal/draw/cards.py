"""Cards drawn as boxes or as short words; a card that can be picked says which one it is when clicked."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from parlour.cards.codes import BACK, CLUBS, DIAMONDS, HEARTS, JOKER, SPADES, SUIT_OF
from parlour.cards.notation import card_symbol
from parlour.terminal.draw.flow import flow
from parlour.terminal.draw.line import Line, Run, line

SUIT_STYLES: Final = {CLUBS: "bold green", HEARTS: "bold red", SPADES: "bold", DIAMONDS: "bold bright_blue"}
JOKER_STYLE: Final = "bold magenta"
BACK_STYLE: Final = "dim"
MARKED_STYLE: Final = "reverse"
_BOX: Final = 6
_INSIDE: Final = _BOX - 2


class Shown(NamedTuple):
    """A card as it is to be drawn: its number where places are asked for, and what clicking it says."""

    card: int
    number: str = ""
    word: str = ""
    marked: bool = False


def style_of(card: int) -> str:
    if card == BACK:
        return BACK_STYLE
    return JOKER_STYLE if card == JOKER else SUIT_STYLES[SUIT_OF[card]]


def inline(cards: Sequence[Shown]) -> list[Line]:
    """Return a short word for each card, with its number before it."""
    return [_short(each) for each in cards]


def _short(shown: Shown) -> Line:
    mark = f" {MARKED_STYLE}" if shown.marked else ""
    card = (card_symbol(shown.card), f"{style_of(shown.card)}{mark}", shown.word)
    if not shown.number:
        return Line([card])
    return Line([(f"{shown.number} ", f"dim{mark}", shown.word), card])


def boxes(cards: Sequence[Shown], width: int) -> list[Line]:
    """Draw cards as boxes, in as many rows as the width asks for."""
    in_a_row = max(1, width // _BOX)
    rows = [cards[at : at + in_a_row] for at in range(0, len(cards), in_a_row)]
    return [each for row in rows for each in _row_of_boxes(row)]


def _row_of_boxes(cards: Sequence[Shown]) -> list[Line]:
    lines = [_line_of_boxes(cards, part) for part in (_top, _face, _bottom)]
    return [*lines, _line_of_boxes(cards, _number)] if any(each.number for each in cards) else lines


def _line_of_boxes(cards: Sequence[Shown], part: Callable[[Shown], list[tuple[str, str]]]) -> Line:
    """Draw one part of all boxes of a row."""
    return Line([_run_of(letters, style, each) for each in cards for letters, style in part(each)])


def _run_of(letters: str, style: str, shown: Shown) -> Run:
    return letters, f"{style} {MARKED_STYLE}".strip() if shown.marked else style, shown.word


def _edge(shown: Shown) -> str:
    return BACK_STYLE if shown.card == BACK else ""


def _top(shown: Shown) -> list[tuple[str, str]]:
    return [("╭" + "─" * _INSIDE + "╮", _edge(shown))]


def _bottom(shown: Shown) -> list[tuple[str, str]]:
    return [("╰" + "─" * _INSIDE + "╯", _edge(shown))]


def _face(shown: Shown) -> list[tuple[str, str]]:
    inside = "▒" * _INSIDE if shown.card == BACK else card_symbol(shown.card).center(_INSIDE)
    return [("│", _edge(shown)), (inside, style_of(shown.card)), ("│", _edge(shown))]


def _number(shown: Shown) -> list[tuple[str, str]]:
    return [(shown.number.center(_BOX), "dim")]


def label_cards(label: str, cards: Sequence[Shown], width: int) -> list[Line]:
    """Draw a label and the cards behind it, in as many lines as they need."""
    return flow([line(f"{label}:", "bold"), *inline(cards)], width)
