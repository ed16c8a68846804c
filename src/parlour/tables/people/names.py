"""Names and texts from outside: cleaned before anybody sees them."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Final

from parlour.engine.printable import STAND_IN
from parlour.engine.words.phrasebook import ENGLISH, Hearer
from parlour.engine.words.sentence import sentence_of
from parlour.players.seat_words import BOT_NAMES
from parlour.tables.refusals import table_languages, table_refusal, table_words

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
_ACCENTS: Final = 200
"""Marks of this combining class and above are accents of letters, above or below; those under it make other
letters, as in Japanese, or vowels."""
_CROSSED: Final = str.maketrans("øØłŁđĐħĦ", "oOlLdDhH")
_NUMBER: Final = 3
"""Letters that the number behind a name may take."""


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


def clean_name(wanted: str, taken: Iterable[str], language: str = ENGLISH) -> str:
    """Return the name as it stands on the card; Guest, Guest 2 … for whoever gives none, and nobody's twice.

    The refusal of a name that somebody has brings one along that is free.
    """
    name, others = clean_text(wanted, LONGEST_NAME), _all_looks(taken)
    if is_guest_name(name):
        return free_name([guest_name(language)], others)
    if _looks(name) & others:
        raise table_refusal("same-name", name=name, free=_numbered_name(name, others))
    return name


def suggested_name(own: str, taken: Iterable[str], language: str, draw: str) -> str:
    """Return what somebody may be called at a table: by their own name, or one that is free there.

    Whoever has no name of their own gets one of a list; `draw` decides where it begins.
    """
    name, others = clean_text(own, LONGEST_NAME), _all_looks(taken)
    if not is_guest_name(name):
        return _numbered_name(name, others) if _looks(name) & others else name
    names = _words_of(language, "names").split(", ")
    first = int.from_bytes(sha256(draw.encode()).digest()[:4]) % len(names)
    return free_name(names[first:] + names[:first], others)


def is_guest_name(name: str) -> bool:
    """Return whether it is none of a person's own: nothing that can be seen, or the word for a guest."""
    plain = name.translate(_UNSEEN).strip()
    return not plain or plain.casefold() in _guest_names()


def guest_name(language: str) -> str:
    """Return what somebody without a name is called in this language."""
    return _words_of(language, "guest")


@cache
def _guest_names() -> frozenset[str]:
    return frozenset(guest_name(language).casefold() for language in table_languages())


def _words_of(language: str, key: str) -> str:
    return table_words(language).say(sentence_of(key), Hearer())


def _numbered_name(name: str, taken: set[str]) -> str:
    """Return the name with the first number that makes it free."""
    return free_name([name[: LONGEST_NAME - _NUMBER].strip()], taken | _looks(name))


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
    scripts, with other accents or none.

    Upper and lower case count as alike, so a name has several looks: the Cyrillic В is like B, its small в is
    like nothing else. Figures are like letters only where the case is the same: `AI` is like `A1`.
    """
    plain = _without_accents(unicodedata.normalize("NFKC", name).translate(_UNSEEN))
    latin = unicodedata.normalize("NFC", unicodedata.normalize("NFD", plain).translate(_LATIN))
    return {plain.casefold(), latin.casefold(), latin.translate(_STROKES)}


def _without_accents(name: str) -> str:
    letters = unicodedata.normalize("NFD", name).translate(_CROSSED)
    kept = (letter for letter in letters if unicodedata.combining(letter) < _ACCENTS)
    return unicodedata.normalize("NFC", "".join(kept))
