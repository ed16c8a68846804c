"""A position's fingerprint: every field of it as plain values, so that laws can compare whole positions."""

from typing import Any

import msgspec

from parlour.cards.shuffle import Shuffle
from parlour.cards.tables import HandTable

Shared = msgspec.Struct | Shuffle | HandTable
"""What all copies of a position share, for it never changes: rules, chance and hand tables."""

Plain = bool | int | float | str | bytes | None


def fingerprint(thing: Any) -> Any:
    """The thing down to its last field; two positions are the same when their fingerprints are."""
    if isinstance(thing, Plain):
        return thing
    if isinstance(thing, (list, tuple)):
        return [fingerprint(item) for item in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted(fingerprint(item) for item in thing)
    if isinstance(thing, dict):
        return [[fingerprint(key), fingerprint(value)] for key, value in thing.items()]
    if isinstance(thing, Shared):
        return type(thing).__name__
    return [type(thing).__name__, *([name, fingerprint(getattr(thing, name))] for name in fields(thing))]


def fields(thing: Any) -> list[str]:
    """The names of an object's fields, compiled or not."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted(name for name in names if not name.startswith("__"))
