"""Small matters of wording: the names of switches as words, and capitals."""

import re


def in_words(name: str) -> str:
    """A switch's name as words: `initialPlayerCoins` is `initial player coins`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def with_capital(words: str) -> str:
    """The words with a capital in front; the rest stays as it is."""
    return words[:1].upper() + words[1:]
