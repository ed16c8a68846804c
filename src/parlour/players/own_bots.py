"""Bots of your own: from a class, or a function that makes one, to a maker that says what goes wrong.

What makes the bot is given those of `game`, `rules`, `luck` and `detail` that it has parameters for; the
detail is what stands behind the colon of a player's word. In the lab `my_module:MyBot` names one, from the
current folder or from what is installed: never in a file or a message, for no file says what is imported.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.errors import ParlourError
from parlour.engine.nearest import did_you_mean
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.players.deciding import BadBot, Deal, Thinker

Maker = Callable[[Game, Any, Luck], Bot]
"""Makes a bot for a game, its rules and luck of the bot's own."""
_GIVEN: Final = ("game", "rules", "luck", "detail")
_known_here: Final[dict[str, object]] = {}
"""Classes and functions that a program has given itself, by their words."""
_NAMED: Final = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)


class BadOwnBot(ParlourError):
    """A bot of somebody's own that cannot be found or made, or that fails."""


class NoSuchModule(BadOwnBot):
    """There is no module of the name that stands before the colon."""


def maker_from(make: object, name: str, detail: str = "") -> Maker:
    """Return the maker behind a class or function; what it does wrong is said with this name."""
    make = _check_maker(name, make)
    wanted = _parameters(name, make)
    if detail and "detail" not in wanted:
        raise BadOwnBot("bad-own-bot", f"{name} comes in one way only: write nothing behind it.")

    def make_bot(game: Game, rules: Any, luck: Luck) -> Bot:
        given = dict(zip(_GIVEN, (game, rules, luck, detail), strict=True))
        with _blaming(name, "could not be made"):
            bot = make(**{each: given[each] for each in wanted})
        if not isinstance(bot, Bot):
            raise BadOwnBot("bad-own-bot", f"{name} made {_kind(bot)}, which does not derive from Bot.")
        return GuardedBot(name, bot)

    return make_bot


def word_for(make: Any) -> str:
    """Return the word by which this process knows a class, or a function that makes bots, from now on."""
    word = f"{make.__module__}:{make.__qualname__}"
    _known_here[word] = make
    return word


def is_known_here(word: str) -> bool:
    return word in _known_here


def is_known_everywhere(word: str) -> bool:
    """Return whether other processes find the same by this word: it is at the top of a module with a file."""
    module, _, name = word.partition(":")
    found = sys.modules.get(module)
    has_file = bool(getattr(found, "__file__", ""))
    return has_file and _known_here.get(word) is getattr(found, name, None)


def own_maker(word: str) -> Maker:
    """Return the maker behind `my_module:MyBot`; NoSuchModule where there is no such module."""
    found = _known_here[word] if word in _known_here else _named_in(own_module(word), word)
    return maker_from(found, word)


def own_module(word: str) -> ModuleType:
    """Import the module of a word, with the current folder looked at first."""
    name = word.partition(":")[0]
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise BadOwnBot("bad-own-bot", _failure_text(word, "cannot be imported", error)) from error
        said = f"There is no module {error.name} in {Path.cwd()} or among what is installed."
        raise NoSuchModule("unknown-player", said) from None
    except (Exception, SystemExit) as error:
        raise BadOwnBot("bad-own-bot", _failure_text(word, "cannot be imported", error)) from error
    finally:
        sys.path.remove(here)
        if here not in sys.path:
            sys.path.append(here)  # last of all, for what the module imports later


def _named_in(module: ModuleType, word: str) -> object:
    name = word.partition(":")[2]
    if not hasattr(module, name):
        public = [each for each in vars(module) if not each.startswith("_")]
        hint = did_you_mean(name, public, "look for its class there.")
        raise BadOwnBot("bad-own-bot", f"{module.__name__} has nothing called {name}: {hint}")
    found: object = getattr(module, name)
    return found


def _check_maker(name: str, found: object) -> Callable[..., Any]:
    if isinstance(found, type) and not issubclass(found, Bot):
        raise BadOwnBot("bad-own-bot", f"{name} is a class that does not derive from Bot (parlour.Bot).")
    if not callable(found):
        said = f"{name} is {_kind(found)}: name a class that derives from Bot, or a function that makes one."
        raise BadOwnBot("bad-own-bot", said)
    return found


def _parameters(name: str, make: Callable[..., Any]) -> list[str]:
    """Return which of what can be given it asks for; refuse one that needs anything else."""
    try:
        asked = signature(make).parameters.values()
    except (TypeError, ValueError):
        raise BadOwnBot("bad-own-bot", f"{name} does not say what parameters it has.") from None
    for each in asked:
        known = each.name in _GIVEN and each.kind in _NAMED
        optional = each.default is not Parameter.empty
        if not (known or optional or each.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)):
            said = f"{name} wants {each.name!r}, but a bot is given game, rules and luck, by these names."
            raise BadOwnBot("bad-own-bot", said)
    return [each.name for each in asked if each.name in _GIVEN and each.kind in _NAMED]


class GuardedBot(Thinker):
    """A bot of somebody's own; whatever it does wrong is said in a sentence with its name."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.listens = bot.listens

    def hear(self, event: Event) -> None:
        with _blaming(self.name, "failed"):
            self.bot.hear(event)

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        if not isinstance(self.bot, Thinker):
            return self.choose(view, moves)
        with _blaming(self.name, "failed"):
            return self._check(self.bot.think(view, moves, deal), moves)

    def choose(self, view: View, moves: Moves) -> Move:
        with _blaming(self.name, "failed"):
            return self._check(self.bot.choose(view, moves), moves)

    def _check(self, move: object, moves: Moves) -> Move:
        if not isinstance(move, Move):
            raise BadBot("illegal-bot-move", f"{self.name} chose {_kind(move)} where a Move is wanted.")
        if move not in moves:
            raise BadBot("illegal-bot-move", f"{self.name} chose {move!r}, which is not legal there.")
        return move


def check_needs_no_deals(bot: Bot) -> None:
    """Refuse a bot that thinks in deals of its own, where only what its seat is shown can be had."""
    inner = bot.bot if isinstance(bot, GuardedBot) else bot
    if isinstance(inner, Thinker):
        said = f"{type(inner).__name__} thinks in deals of its own, which only the room itself can make."
        raise BadBot("needs-deals", said)


@contextmanager
def _blaming(name: str, what: str) -> Iterator[None]:
    """Turn any error of a bot into a sentence about it."""
    try:
        yield
    except ParlourError:
        raise
    except Exception as error:
        raise BadOwnBot("bad-own-bot", _failure_text(name, what, error)) from error


def _failure_text(name: str, what: str, error: BaseException) -> str:
    """Return who failed how, and where, on one line."""
    steps = extract_tb(error.__traceback__)
    where = f" ({Path(steps[-1].filename).name}, line {steps[-1].lineno})" if steps else ""
    why = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{name} {what}: {why.removesuffix(':').removesuffix('.')}{where}."


def _kind(value: object) -> str:
    return "nothing (None)" if value is None else f"a value of type {type(value).__name__}"
