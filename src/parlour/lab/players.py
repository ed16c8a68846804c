"""The players of an experiment: what they are called, who sits where in which game, and bots of your own.

A bot of your own: a word such as `my_module:MyBot` names a class deriving from `Bot`, or a maker of bots.

The module is imported from the current folder, or from what is installed. What makes the bot is given those
of `game`, `rules` and `luck` that it has parameters for. Words of this kind are for the lab alone: a table is
written to a file that travels, and no file says what is to be imported.
"""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.errors import ParlourError
from parlour.engine.nearest import did_you_mean
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.lab.errors import BadExperiment
from parlour.lab.seeding import number_from
from parlour.players.deciding import BadBot, Deal, Thinker
from parlour.players.house import house_word
from parlour.players.kinds import HOUSE, Maker, file_of, is_bot, maker_of

BY_THE_CLOCK: Final = re.compile(r":\d+m?s$")
GIVEN: Final = ("game", "rules", "luck")
_NAMED: Final = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)


def parse_players(text: str, levels: Sequence[str] = LEVELS) -> tuple[str, ...]:
    """Return the players' full words; `hard` is short for `house:hard` where the house has that level."""
    words = tuple(full_word(word.strip(), levels) for word in text.split(","))
    for word in words:
        lab_maker(word)
    if len(words) < 2:
        raise BadExperiment("too-few-players", f"Name at least two players, such as {words[0]},random.")
    return words


def full_word(word: str, levels: Sequence[str] = LEVELS) -> str:
    """Return the word for a house bot with its kind before it, checked; any other word as it is."""
    kind, _, style = word.partition(":")
    if word.partition("/")[0] in levels:
        return house_word(word, levels)
    return house_word(style, levels) if kind == HOUSE and style else word


def labels(words: Sequence[str]) -> list[str]:
    """Return what each player is called: the word, with a number where it is there more than once."""
    short = [word.removeprefix(f"{HOUSE}:") for word in words]
    before = [short[:place].count(word) for place, word in enumerate(short)]
    return [
        f"{word} #{n + 1}" if short.count(word) > 1 else word for word, n in zip(short, before, strict=True)
    ]


def keeps_time(word: str) -> bool:
    """Return whether the player thinks by the clock, so that it plays differently on another day."""
    return not (file_of(word) or is_own(word)) and BY_THE_CLOCK.search(word) is not None


def order_of(players: int, seed: int, deal: int) -> list[int]:
    """Return the order of the players around the table in this deal, so that all are neighbours in turn."""
    order = list(range(players))
    Luck(number_from("order", seed, deal)).shuffle(order)
    return order


def seating(order: Sequence[int], seats: int, rotation: int) -> list[int]:
    """Return the player on each seat; over all rotations every player has every seat once."""
    return [order[(seat + rotation) % len(order)] for seat in range(seats)]


# Bots of your own


def is_own(word: str) -> bool:
    """Return whether the word is a module and a name in it, and no kind of player that the house has."""
    module, colon, name = word.partition(":")
    dotted = all(part.isidentifier() for part in module.split("."))
    return bool(colon) and dotted and name.isidentifier() and not is_bot(word)


def lab_maker(word: str) -> Maker:
    """Return the maker behind a word, be it the house's or your own."""
    return _own_maker(word) if is_own(word) else maker_of(word)


def _own_maker(word: str) -> Maker:
    make = _check_maker(word, _named_in(own_module(word), word))
    wanted = _parameters(word, make)

    def make_bot(game: Game, rules: Any, luck: Luck) -> Bot:
        given = dict(zip(GIVEN, (game, rules, luck), strict=True))
        with _blaming(word, "could not be made"):
            bot = make(**{name: given[name] for name in wanted})
        if not isinstance(bot, Bot):
            raise BadExperiment("bad-own-bot", f"{word} made {_kind(bot)}, which does not derive from Bot.")
        return _Guarded(word, bot)

    return make_bot


def own_module(word: str) -> ModuleType:
    """Import the module of a word, with the current folder looked at first."""
    name = word.partition(":")[0]
    here = str(Path.cwd())
    sys.path.insert(0, here)
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise BadExperiment("bad-own-bot", _failure_text(word, "cannot be imported", error)) from error
        raise _no_module(word, error.name) from None
    except (Exception, SystemExit) as error:
        raise BadExperiment("bad-own-bot", _failure_text(word, "cannot be imported", error)) from error
    finally:
        sys.path.remove(here)
        if here not in sys.path:
            sys.path.append(here)  # last of all, for what the module imports later


def _no_module(word: str, module: str) -> ParlourError:
    """Return what the house says of a word that it does not know, and where a module was looked for."""
    try:
        maker_of(word)
    except ParlourError as error:
        looked = f"Nor is there a module {module} in {Path.cwd()} or among what is installed."
        return type(error)(error.code, f"{error.sentence} {looked}")
    raise AssertionError("the house does not know the word")


def _named_in(module: ModuleType, word: str) -> object:
    name = word.partition(":")[2]
    if not hasattr(module, name):
        public = [each for each in vars(module) if not each.startswith("_")]
        hint = did_you_mean(name, public, "look for its class there.")
        raise BadExperiment("bad-own-bot", f"{module.__name__} has nothing called {name}: {hint}")
    found: object = getattr(module, name)
    return found


def _check_maker(word: str, found: object) -> Callable[..., Any]:
    if isinstance(found, type) and not issubclass(found, Bot):
        said = f"{word} is a class that does not derive from Bot (parlour.engine.bot)."
        raise BadExperiment("bad-own-bot", said)
    if not callable(found):
        said = f"{word} is {_kind(found)}: name a class that derives from Bot, or a function that makes one."
        raise BadExperiment("bad-own-bot", said)
    return found


def _parameters(word: str, make: Callable[..., Any]) -> list[str]:
    """Return which of what can be given it asks for; refuse one that needs anything else."""
    try:
        asked = signature(make).parameters.values()
    except (TypeError, ValueError):
        raise BadExperiment("bad-own-bot", f"{word} does not say what parameters it has.") from None
    for each in asked:
        known = each.name in GIVEN and each.kind in _NAMED
        optional = each.default is not Parameter.empty
        if not (known or optional or each.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)):
            said = f"{word} wants {each.name!r}, but a bot is given game, rules and luck, by these names."
            raise BadExperiment("bad-own-bot", said)
    return [each.name for each in asked if each.name in GIVEN and each.kind in _NAMED]


class _Guarded(Thinker):
    """A bot of somebody's own; whatever it does wrong is said in a sentence with its name."""

    def __init__(self, word: str, bot: Bot) -> None:
        self.word = word
        self.bot = bot
        self.listens = bot.listens

    def hear(self, event: Event) -> None:
        with _blaming(self.word, "failed"):
            self.bot.hear(event)

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        with _blaming(self.word, "failed"):
            thinks = isinstance(self.bot, Thinker)
            move = self.bot.think(view, moves, deal) if thinks else self.bot.choose(view, moves)  # type: ignore[attr-defined]
        if not isinstance(move, Move):
            raise BadBot("illegal-bot-move", f"{self.word} chose {_kind(move)} where a Move is wanted.")
        if move not in moves:
            raise BadBot("illegal-bot-move", f"{self.word} chose {move!r}, which is not legal there.")
        return move


@contextmanager
def _blaming(word: str, what: str) -> Iterator[None]:
    """Turn any error of a bot into a sentence about it."""
    try:
        yield
    except ParlourError:
        raise
    except Exception as error:
        raise BadExperiment("bad-own-bot", _failure_text(word, what, error)) from error


def _failure_text(word: str, what: str, error: BaseException) -> str:
    """Return who failed how, and where, on one line."""
    steps = extract_tb(error.__traceback__)
    where = f" ({Path(steps[-1].filename).name}, line {steps[-1].lineno})" if steps else ""
    why = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{word} {what}: {why.removesuffix(':').removesuffix('.')}{where}."


def _kind(value: object) -> str:
    return "nothing (None)" if value is None else f"a value of type {type(value).__name__}"
