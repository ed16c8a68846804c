"""Sentences with the suits in them coloured."""

import re
from typing import Final

from rich.text import Text

from parlour.cards.notation import BACK_SYMBOL, JOKER_SYMBOL, SUIT_SYMBOLS
from parlour.terminal.show.card_boxes import BACK_STYLE, JOKER_STYLE, SUIT_STYLES

_CARD: Final = re.compile(rf"(?:10|[2-9AJQK])?[{SUIT_SYMBOLS}]|{JOKER_SYMBOL}|{BACK_SYMBOL}")


def coloured(sentence: str) -> Text:
    """The sentence with every card symbol in its suit's colour."""
    text = Text(sentence)
    for found in _CARD.finditer(sentence):
        text.stylize(_symbol_style(found[0]), found.start(), found.end())
    return text


def _symbol_style(symbol: str) -> str:
    if symbol == BACK_SYMBOL:
        return BACK_STYLE
    return JOKER_STYLE if symbol == JOKER_SYMBOL else SUIT_STYLES[SUIT_SYMBOLS.index(symbol[-1])]
