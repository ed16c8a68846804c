"""Sentences with the suits in them coloured."""

import re
from typing import Final

from parlour.cards.notation import BACK_SYMBOL, JOKER_SYMBOL, SUIT_SYMBOLS
from parlour.terminal.draw.cards import BACK_STYLE, JOKER_STYLE, SUIT_STYLES
from parlour.terminal.draw.line import Line, Run, line

_CARD: Final = re.compile(rf"(?:10|[2-9AJQK])?[{SUIT_SYMBOLS}]|{JOKER_SYMBOL}|{BACK_SYMBOL}")


def colour_suits(sentence: str) -> Line:
    """Return the sentence with every card symbol in its suit's colour."""
    if sentence.isascii():
        return line(sentence)
    runs: list[Run] = []
    at = 0
    for found in _CARD.finditer(sentence):
        runs += [(sentence[at : found.start()], "", ""), (found[0], _symbol_style(found[0]), "")]
        at = found.end()
    return Line([*runs, (sentence[at:], "", "")])


def _symbol_style(symbol: str) -> str:
    if symbol == BACK_SYMBOL:
        return BACK_STYLE
    return JOKER_STYLE if symbol == JOKER_SYMBOL else SUIT_STYLES[SUIT_SYMBOLS.index(symbol[-1])]
