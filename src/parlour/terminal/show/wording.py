"""Small matters of wording: text that is safe to show, and the names of switches as words."""

import re


def printable(text: str) -> str:
    """The text without anything that could move the cursor or change the terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in text)


def in_words(name: str) -> str:
    """A switch's name as words: `initialPlayerCoins` is `initial player coins`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def with_capital(words: str) -> str:
    """The words with a capital in front; the rest stays as it is."""
    return words[:1].upper() + words[1:]
