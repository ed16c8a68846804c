"""Names and texts from outside: cleaned before anybody sees them."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from parlour.engine.printable import STAND_IN
from parlour.players.seat_words import BOT_NAMES, GUEST
from parlour.tables.refusals import table_refusal

LONGEST_NAME: Final = 24
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Control, format (bidirectional ones too), surrogate, private and unknown characters, line separators."""
_STACKED: Final = 2
"""So many combining marks may follow a letter."""
_LATIN: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТХУҮԌԚԜӀаеѕіјкорсхуүһԁԛԝѵӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿαικνορυχγϳ" + "ıɑɡǀՕօոսհ",
    "ABESIJKMHOPCTXYYGQWIaesijkopcxyyhdqwvl" + "ABEZHIKMNOPTYXJaikvopuxyj" + "iaglOonuh",
)
"""Cyrillic, Greek and some other letters that look like Latin ones, beside these."""
_STROKES: Final = str.maketrans("I1|0", "lllO")
_UNSEEN: Final = dict.fromkeys(
    [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]
)
"""Fillers, joiners and selectors, which are letters or marks by their category and cannot be seen."""


def clean_text(text: str, longest: int) -> str:
    """Return the text in NFC without what cannot be seen or turns other text around, and not too long."""
    normal = unicodedata.normalize("NFC", text)
    kept = [each for each in normal if unicodedata.category(each) not in _HIDDEN and each != STAND_IN]
    return unicodedata.normalize("NFC", " ".join("".join(_unstack_marks(kept)).split()))[:longest].strip()


def _unstack_marks(letters: list[str]) -> list[str]:
    """Return the letters without towers of combining marks."""
    kept: list[str] = []
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _STACKED:
            kept.append(letter)
    return kept


def clean_name(wanted: str, taken: Iterable[str]) -> str:
    """Return the name as it stands on the card; Guest, Guest 2 … for whoever gives none, and nobody's
    twice."""
    name = clean_text(wanted, LONGEST_NAME)
    others = _all_looks(taken)
    if not name.translate(_UNSEEN).strip():
        return free_name([GUEST], others)
    if _looks(name) & others:
        raise table_refusal("same-name", name=name)
    return name


def bot_name(taken: Iterable[str]) -> str:
    """Return the next name of the house's own that is free."""
    return free_name(BOT_NAMES, _all_looks(taken))


def free_name(firsts: list[str], taken: set[str]) -> str:
    """Return the first of the names that nobody has, numbered where all are taken."""
    laps = (first if lap == 1 else f"{first} {lap}" for lap in range(1, len(taken) + 3) for first in firsts)
    return next(name for name in laps if not _looks(name) & taken)


def _all_looks(names: Iterable[str]) -> set[str]:
    return {look for name in names for look in _looks(name)}


def _looks(name: str) -> set[str]:
    """Return what a name has in common with all that look like it: the same letters in other cases or
    scripts.

    Upper and lower case count as alike, so a name has several looks: the Cyrillic В is like B, its small в is
    like nothing else. Figures are like letters only where the case is the same: `AI` is like `A1`.
    """
    plain = unicodedata.normalize("NFKC", name).translate(_UNSEEN)
    latin = unicodedata.normalize("NFC", unicodedata.normalize("NFD", plain).translate(_LATIN))
    return {plain.casefold(), latin.casefold(), latin.translate(_STROKES)}
