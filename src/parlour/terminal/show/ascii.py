"""Letters for terminals that have few of them: what cannot be encoded is written with what can."""

from typing import Final
from unicodedata import normalize

_IN_OTHER_LETTERS: Final = {
    "·": "-",
    "•": "-",
    "…": "...",
    "–": "-",
    "—": "-",
    "×": "x",
    "→": "->",
    "↓": "v",
    "▸": ">",
    "„": '"',
    "“": '"',
    "”": '"',
    "»": '"',
    "«": '"',
    "’": "'",
    "‘": "'",
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
}
_STAND_IN: Final = "_"


def spell_for(encoding: str | None, text: str) -> str:
    """Return the text, with other letters for those that the encoding lacks."""
    if text.isascii() or encoding is None:
        return text
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return "".join(_letter(letter, encoding) for letter in text)
    return text


def _letter(letter: str, encoding: str) -> str:
    for written in (letter, _IN_OTHER_LETTERS.get(letter, ""), _bare(letter)):
        if written and _has(encoding, written):
            return written
    return _STAND_IN


def _bare(letter: str) -> str:
    """Return the letter without its accents."""
    return normalize("NFKD", letter)[0]


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return text.isascii()
    return True
