"""What installed packages bring: games, players and bonus rules, by their entry points.

An entry point is looked for by its name in one of our groups, and imported when somebody asks for it. Nothing
else of an installed package is touched, and nothing that travels in a file or over the wire names a module.
"""

import re
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from parlour.engine.errors import ParlourError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GAMES: Final = "parlour.games"
PLAYERS: Final = "parlour.players"
BONUS_RULES: Final = "parlour.bonus_rules"


def plug_ins(group: str) -> "dict[str, EntryPoint]":
    """Return what installed packages bring in this group, by name; nothing is imported."""
    return _found_on(tuple(sys.path), entry_points, group).by_name


def packaged_plug_ins(group: str) -> "dict[str, EntryPoint]":
    """Return what installed packages bring in this group, by `package:name`; nothing is imported."""
    return _found_on(tuple(sys.path), entry_points, group).by_package


def load_plug_in(found: "EntryPoint", what: str, refuse: Callable[[str], ParlourError]) -> object:
    """Return what an entry point names, imported; refuse one that does not load, in a sentence on `what`."""
    try:
        loaded: object = found.load()
    except Exception as error:
        raise refuse(f"{what} does not load: {error}.") from error
    return loaded


def name_key(name: str) -> str:
    """Return a name as it is looked for, however it is written."""
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def entry_points(group: str) -> "Iterable[EntryPoint]":
    """Return the entry points of a group; what looks for them is loaded when somebody first asks."""
    from importlib import metadata

    return metadata.entry_points(group=group)


class _Found:
    """The entry points of a group, by both their names."""

    def __init__(self, found: "Iterable[EntryPoint]") -> None:
        self.by_name = {name_key(each.name): each for each in found}
        self.by_package = {
            f"{_package_key(each.dist.name)}:{each.name}": each for each in found if each.dist is not None
        }


@lru_cache(maxsize=12)
def _found_on(paths: tuple[str, ...], finding: "Callable[[str], Iterable[EntryPoint]]", group: str) -> _Found:
    """Look for plug-ins, once: all packages take milliseconds, and leave rubbish each time."""
    return _Found([*finding(group)])


def _package_key(name: str) -> str:
    """Return the name of a distribution as all indexes spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()
