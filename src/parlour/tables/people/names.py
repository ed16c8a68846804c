"""Names and texts from outside: cleaned before anybody sees them."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from parlour.engine.printable import STAND_IN
from parlour.players.seat_words import BOT_NAMES, GUEST
from parlour.tables.refusals import refused

LONGEST_NAME: Final = 24
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Control, format (bidirectional ones too), surrogate, private and unknown characters, line separators."""
_STACKED: Final = 2
"""So many combining marks may follow a letter."""


def clean_text(text: str, longest: int) -> str:
    """The text in NFC without what cannot be seen or turns other text around, and not too long."""
    normal = unicodedata.normalize("NFC", text)
    kept = [each for each in normal if unicodedata.category(each) not in _HIDDEN and each != STAND_IN]
    return unicodedata.normalize("NFC", " ".join("".join(_unstacked(kept)).split()))[:longest].strip()


def _unstacked(letters: list[str]) -> list[str]:
    """No towers of combining marks."""
    kept: list[str] = []
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _STACKED:
            kept.append(letter)
    return kept


def clean_name(wanted: str, taken: Iterable[str]) -> str:
    """The name as it stands on the card; Guest, Guest 2 … for whoever gives none, and nobody's twice."""
    name = clean_text(wanted, LONGEST_NAME)
    others = {_folded(each) for each in taken}
    if not name:
        return free_name([GUEST], others)
    if _folded(name) in others:
        raise refused("same-name", name=name)
    return name


def bot_name(taken: Iterable[str]) -> str:
    """The next name of the house's own that is free."""
    return free_name(BOT_NAMES, {_folded(each) for each in taken})


def free_name(firsts: list[str], taken: set[str]) -> str:
    """The first of the names that nobody has, numbered where all are taken."""
    laps = (first if lap == 1 else f"{first} {lap}" for lap in range(1, len(taken) + 3) for first in firsts)
    return next(name for name in laps if _folded(name) not in taken)


def _folded(name: str) -> str:
    """What two names have in common that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()
