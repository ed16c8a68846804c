"""Text that is safe to show: nothing in it moves a cursor, changes a terminal or turns letters around.

What comes from a file is made printable where it is read (`rules.loading`), and once more on a screen.
"""

from typing import Any, Final

STAND_IN: Final = "�"
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a formula begins with, in one spreadsheet or another."""


def printable(text: str) -> str:
    """Return the text with its lines, and a stand-in for every letter that does more than show itself."""
    return "\n".join(map(one_line, text.split("\n")))


def one_line(text: str) -> str:
    """Return the text in one line, all of it printable."""
    return text if text.isprintable() else "".join(map(_printable_letter, text))


def _printable_letter(letter: str) -> str:
    if letter.isprintable():
        return letter
    return " " if letter.isspace() else STAND_IN


def made_printable(value: Any) -> Any:
    """Return JSON values with every text in them, names of fields too, in one printable line."""
    if isinstance(value, str):
        return one_line(value)
    if isinstance(value, dict):
        return {one_line(name): made_printable(inner) for name, inner in value.items()}
    return [made_printable(inner) for inner in value] if isinstance(value, list | tuple) else value


def csv_text(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: with a quotation mark before it if need be."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
