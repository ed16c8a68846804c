"""Names that go: each warns for two minor versions, and names its successor (docs/reference/python.md)."""

import warnings
from importlib import import_module
from typing import Final, NamedTuple

from parlour.engine.nearest import did_you_mean


class Going(NamedTuple):
    """A name that goes: what takes its place in the same module, and the first version without it."""

    successor: str
    gone_in: str


GOING: Final[dict[str, Going]] = {}
"""By full name, such as `parlour.old_name`."""


def find_successor(module: str, name: str) -> object:
    """Return what takes the place of a name that goes, with a warning; AttributeError for any other name."""
    going = GOING.get(f"{module}.{name}")
    if going is None:
        known = list(import_module(module).__all__)
        hint = did_you_mean(name, known, f"it has {', '.join(known)}.")
        raise AttributeError(f"module {module!r} has no name {name!r}: {hint}", name=name)
    said = f"{module}.{name} will be gone in {going.gone_in}: use {module}.{going.successor}"
    warnings.warn(said, DeprecationWarning, stacklevel=3)
    return getattr(import_module(module), going.successor)
