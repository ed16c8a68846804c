"""Where games are: every folder under parlour.games, and every plug-in that names the entry point."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, TypeVar

from parlour.engine.errors import UnknownGame
from parlour.engine.nearest import did_you_mean
from parlour.engine.plug_ins import GAMES, load_plug_in, name_key, plug_ins

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

HOUSE = "parlour.games"
Kind = TypeVar("Kind")


def game_names() -> list[str]:
    """Return the names of all games found, ours first.

    >>> import parlour
    >>> "big-c" in parlour.game_names()
    True
    """
    return [*_folders(), *(name for name in plug_ins(GAMES) if name not in _folders())]


def load_game(name: str, kind: type[Kind]) -> Kind:
    """Return what the folder or plug-in of this name presents as its game; nothing else is imported.

    What a game is stands on positions, and a position that is unpickled needs its game: so the kind is given.
    """
    wanted = name_key(name)
    if wanted in _folders():
        return _game_in(f"{HOUSE}.{wanted.replace('-', '_')}", kind)
    plug_in = plug_ins(GAMES).get(wanted)
    if plug_in is None:
        raise UnknownGame("unknown-game", _unknown_game_text(name, wanted))
    return _load_plug_in(plug_in, kind)


def _folders() -> list[str]:
    return _folders_in(tuple(import_module(HOUSE).__path__))


@cache
def _folders_in(paths: tuple[str, ...]) -> list[str]:
    """Look for the folders of games, once: a room asks with every table that is opened or woken."""
    return sorted(found.name.replace("_", "-") for found in iter_modules(paths) if found.ispkg)


def _game_in(module: str, kind: type[Kind]) -> Kind:
    game = import_module(module).GAME
    assert isinstance(game, kind), f"{module}.GAME is a {kind.__name__}"
    return game


def _load_plug_in(found: "EntryPoint", kind: type[Kind]) -> Kind:
    what = f"The plug-in {found.name}"
    game = load_plug_in(found, what, lambda said: UnknownGame("broken-plug-in", said))
    if isinstance(game, kind):
        return game
    raise UnknownGame("broken-plug-in", f"{what} is not a game.")


def _unknown_game_text(name: str, wanted: str) -> str:
    names = game_names()
    hint = did_you_mean(wanted, names, f"try one of {', '.join(names)}.", likeness=0.4)
    return f"There is no game called {name!r}: {hint}"
