"""The nearest words to one that nobody knows, for a refusal that helps."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str], most: int = 1, likeness: float = 0.6) -> str:
    """Return the words that come nearest, `this or that`; "" where none is alike enough, from 0 to 1."""
    from difflib import get_close_matches  # for refusals alone

    return " or ".join(get_close_matches(word, list(known), n=most, cutoff=likeness))


def did_you_mean(word: str, known: Iterable[str], otherwise: str, likeness: float = 0.6) -> str:
    """Return `did you mean this?` of the nearest word, or else the other text."""
    near = nearest(word, known, likeness=likeness)
    return f"did you mean {near}?" if near else otherwise
