"""Making players: from a word such as `house:hard`, `random` or `search:400` to the bot behind it."""

import difflib
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.rules.game import Game
from parlour.players.house_words import HOUSE, RANDOM, BadSeat

Maker = Callable[[Game, Any, Luck], Bot]
"""Makes a bot for a game, its rules and luck of the bot's own."""

KINDS: Final = {
    RANDOM: "parlour.players.random",
    HOUSE: "parlour.players.house",
    "search": "parlour.players.search",
    "tree": "parlour.players.search.tree_search",
    "solver": "parlour.players.solver",
}
"""Where each kind of player is made: a module with `maker(detail)`, loaded when somebody asks for it.

A kind that is not at home at every table has `remark(detail, game, rules, seats)` too.
"""

WITH_A_FILE: Final = {"solver"}
"""Kinds of player that may have the name of a file behind the colon."""


def is_bot(word: str) -> bool:
    """Whether the word names a kind of bot, whatever stands behind its colon."""
    return word.partition(":")[0] in KINDS


def maker_of(word: str) -> Maker:
    """The maker behind a word; its kind reads for itself what stands behind the colon."""
    kind, _, detail = word.partition(":")
    maker: Maker = module_of(word, kind).maker(detail)
    return maker


def file_of(word: str) -> str:
    """The file that the word names, or "" where it names none."""
    kind, _, detail = word.partition(":")
    return detail if kind in WITH_A_FILE else ""


def remarks_on(words: Iterable[str], game: Game, rules: Any, seats: int) -> list[str]:
    """Who plays at such a table as another than the word says; refuses a player made for another table."""
    said = [remark_on(word, game, rules, seats) for word in dict.fromkeys(words)]
    return [remark for remark in said if remark]


def remark_on(word: str, game: Game, rules: Any, seats: int) -> str:
    kind, _, detail = word.partition(":")
    remark = getattr(module_of(word, kind), "remark", None)
    return remark(detail, game, rules, seats) if remark else ""


def module_of(word: str, kind: str) -> ModuleType:
    if kind not in KINDS or find_spec(KINDS[kind]) is None:
        raise BadSeat("unknown-player", unknown(word, kind))
    return import_module(KINDS[kind])


def unknown(word: str, kind: str) -> str:
    known = [kind for kind, module in KINDS.items() if find_spec(module) is not None]
    near = difflib.get_close_matches(kind, known, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}."
    return f"This Parlour has no player called {word!r}: {hint}"
