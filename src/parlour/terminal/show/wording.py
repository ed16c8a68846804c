"""Small matters of wording: text safe to show, cards without symbols, reasons without verbs in capitals."""

import re

from parlour.cards.codes import SUITS
from parlour.cards.notation import BACK_SYMBOL, JOKER_SYMBOL, SUIT_SYMBOLS
from parlour.engine.show.form import Closed

FACE_DOWN = "a hidden card"
_LETTERS = str.maketrans(SUIT_SYMBOLS, SUITS)


def printable(text: str) -> str:
    """The text without anything that could move the cursor or change the terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text)


def spelled_out(text: str) -> str:
    """Symbols of cards as letters, for a screen reader or a pipe."""
    return text.replace(BACK_SYMBOL, FACE_DOWN).replace(JOKER_SYMBOL, "JOKER").translate(_LETTERS)


def reason(closed: Closed) -> str:
    """Why a verb is closed, without the verb in front."""
    return closed.why.removeprefix(f"{closed.verb}: ")


def in_words(name: str) -> str:
    """A switch's name as words: `initialPlayerCoins` is `initial player coins`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def joined(words: list[str], last: str = "or") -> str:
    """`a`, `a or b`, `a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
