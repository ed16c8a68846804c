"""A sentence as data: the key of its template, and the facts that fill it in."""

from typing import Any

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """What is to be said, in no language yet; fields are numbers, keys, cards, seats or other sentences."""

    key: str
    fields: dict[str, Any] = {}


def sentence_of(key: str, **fields: Any) -> Sentence:
    """Return the sentence of this key with these facts in it."""
    return Sentence(key, fields)
