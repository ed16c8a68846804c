"""Where games are: every folder under parlour.games, and every plug-in that names the entry point."""

import sys
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, TypeVar

from parlour.engine.errors import UnknownGame
from parlour.engine.nearest import did_you_mean

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

HOUSE = "parlour.games"
Kind = TypeVar("Kind")


def game_names() -> list[str]:
    """Return the names of all games found, ours first.

    >>> import parlour
    >>> "big-c" in parlour.game_names()
    True
    """
    return [*_folders(), *(name for name in plug_ins() if name not in _folders())]


def load_game(name: str, kind: type[Kind]) -> Kind:
    """Return what the folder or plug-in of this name presents as its game; nothing else is imported.

    What a game is stands on positions, and a position that is unpickled needs its game: so the kind is given.
    """
    wanted = _slug(name)
    if wanted in _folders():
        return _game_in(f"{HOUSE}.{wanted.replace('-', '_')}", kind)
    plug_in = plug_ins().get(wanted)
    if plug_in is None:
        raise UnknownGame("unknown-game", _unknown_game_text(name, wanted))
    return _load_plug_in(plug_in, kind)


def _folders() -> list[str]:
    return _folders_in(tuple(import_module(HOUSE).__path__))


@cache
def _folders_in(paths: tuple[str, ...]) -> list[str]:
    """Look for the folders of games, once: a room asks with every table that is opened or woken."""
    return sorted(found.name.replace("_", "-") for found in iter_modules(paths) if found.ispkg)


def entry_points(group: str) -> "EntryPoints":
    """Return the entry points of a group; what looks for them is loaded when a game is none of ours."""
    from importlib import metadata

    return metadata.entry_points(group=group)


def plug_ins(group: str = HOUSE) -> "dict[str, EntryPoint]":
    """Return what installed packages bring in this group of entry points, by name; nothing is imported."""
    return _plug_ins_on(tuple(sys.path), entry_points, group)


@lru_cache(maxsize=12)
def _plug_ins_on(
    paths: tuple[str, ...], finding: "Callable[..., EntryPoints]", group: str
) -> "dict[str, EntryPoint]":
    """Look for plug-ins, once: all packages take milliseconds, and leave rubbish each time."""
    return {_slug(found.name): found for found in finding(group=group)}


def _slug(name: str) -> str:
    return name.strip().lower().replace("_", "-").replace(" ", "-")


def _game_in(module: str, kind: type[Kind]) -> Kind:
    game = import_module(module).GAME
    assert isinstance(game, kind), f"{module}.GAME is a {kind.__name__}"
    return game


def _load_plug_in(plug_in: "EntryPoint", kind: type[Kind]) -> Kind:
    try:
        game = plug_in.load()
    except Exception as error:
        raise UnknownGame("broken-plug-in", f"The plug-in {plug_in.name} does not load: {error}.") from error
    if isinstance(game, kind):
        return game
    raise UnknownGame("broken-plug-in", f"The plug-in {plug_in.name} is not a game.")


def _unknown_game_text(name: str, wanted: str) -> str:
    names = game_names()
    hint = did_you_mean(wanted, names, f"try one of {', '.join(names)}.", likeness=0.4)
    return f"There is no game called {name!r}: {hint}"
