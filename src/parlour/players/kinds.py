"""Kinds of player: from a word such as `house:hard`, `random` or `search:400` to the bot behind it."""

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.errors import ParlourError
from parlour.engine.nearest import did_you_mean
from parlour.engine.rules.game import Game

RANDOM: Final = "random"
HOUSE: Final = "house"

Maker = Callable[[Game, Any, Luck], Bot]
"""Makes a bot for a game, its rules and luck of the bot's own."""

KINDS: Final = {
    RANDOM: "parlour.players.random",
    HOUSE: "parlour.players.house",
    "search": "parlour.players.search",
    "tree": "parlour.players.search.tree_search",
    "solver": "parlour.players.solver",
    "guide": "parlour.players.guide",
    "llm": "parlour.players.llm",
}
"""Where each kind of player is made: a module with `maker(detail)`, loaded when somebody asks for it.

A kind that is not at home at every table has `remark(detail, game, rules, seats)` too.
"""

WITH_A_FILE: Final = {"solver"}
"""Kinds of player that may have the name of a file behind the colon."""


class BadSeat(ParlourError):
    """A word that does not say who sits there."""


def is_bot(word: str) -> bool:
    """Return whether the word names a kind of bot, whatever stands behind its colon."""
    return word.partition(":")[0] in KINDS


def maker_of(word: str) -> Maker:
    """Return the maker behind a word; its kind reads for itself what stands behind the colon."""
    kind, _, detail = word.partition(":")
    maker: Maker = _module_of(word, kind).maker(detail)
    return maker


def no_detail(kind: str, detail: str) -> None:
    """Refuse what stands behind the colon of a kind of player that comes in one way only."""
    if detail:
        raise BadSeat("bad-seat", f"'{kind}:{detail}' is no player: write {kind} alone.")


def file_of(word: str) -> str:
    """Return the file that the word names, or "" where it names none."""
    kind, _, detail = word.partition(":")
    return detail if kind in WITH_A_FILE else ""


def remarks_on(words: Iterable[str], game: Game, rules: Any, seats: int) -> list[str]:
    """Return who plays at such a table as another than the word says; refuse one made for another table."""
    said = [_remark_on(word, game, rules, seats) for word in dict.fromkeys(words)]
    return [remark for remark in said if remark]


def _remark_on(word: str, game: Game, rules: Any, seats: int) -> str:
    kind, _, detail = word.partition(":")
    remark = getattr(_module_of(word, kind), "remark", None)
    return remark(detail, game, rules, seats) if remark else ""


def _module_of(word: str, kind: str) -> ModuleType:
    if kind not in KINDS or find_spec(KINDS[kind]) is None:
        raise BadSeat("unknown-player", _unknown(word, kind))
    return import_module(KINDS[kind])


def _unknown(word: str, kind: str) -> str:
    known = [kind for kind, module in KINDS.items() if find_spec(module) is not None]
    hint = did_you_mean(kind, known, f"there are {', '.join(known)}.")
    return f"This Parlour has no player called {word!r}: {hint}"
