"""Kinds of player: from a word such as `house:hard`, `medium`, `random` or `search:400` to the bot behind it.

Installed packages add words of their own: an entry point of the group `parlour.players`, whose name is the
word and whose object is a class that derives from `Bot`, or a function that makes one.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from parlour.engine.bot import LEVELS
from parlour.engine.errors import ParlourError
from parlour.engine.nearest import did_you_mean
from parlour.engine.plug_ins import PLAYERS, load_plug_in, plug_ins
from parlour.engine.rules.game import Game
from parlour.players.own_bots import Maker as Maker
from parlour.players.own_bots import NoSuchModule, is_known_here, maker_from, own_maker

RANDOM: Final = "random"
HOUSE: Final = "house"

KINDS: Final = {
    RANDOM: "parlour.players.random",
    HOUSE: "parlour.players.house",
    "search": "parlour.players.search.race_search",
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


def full_word(word: str, levels: Sequence[str] = LEVELS) -> str:
    """Return the one full name of a player: `house:medium` for `medium`, any other word as it is."""
    return f"{HOUSE}:{word}" if word.partition("/")[0] in levels else word


def is_bot(word: str) -> bool:
    """Return whether the word names a kind of bot, whatever stands behind its colon."""
    kind = word.partition(":")[0]
    return kind in KINDS or kind in installed_players()


def installed_players() -> list[str]:
    """Return the words that installed packages have added; nothing of them is imported for that."""
    return [name for name in plug_ins(PLAYERS) if name not in KINDS and name not in LEVELS]


def maker_of(word: str) -> Maker:
    """Return the maker behind a word; its kind reads for itself what stands behind the colon."""
    kind, _, detail = full_word(word).partition(":")
    if kind not in KINDS and kind in installed_players():
        found = plug_ins(PLAYERS)[kind]
        made = load_plug_in(found, f"The player {kind}", lambda said: BadSeat("broken-plug-in", said))
        return maker_from(made, kind, detail)
    maker: Maker = _module_of(word, kind).maker(detail)
    return maker


def installed_module(word: str) -> str:
    """Return the module of the installed package that the word comes from; "" where it is one of ours."""
    kind = full_word(word).partition(":")[0]
    return "" if kind in KINDS or kind not in installed_players() else plug_ins(PLAYERS)[kind].module


def is_own(word: str) -> bool:
    """Return whether the word is a module and a name in it, and no kind of player that is known by a word."""
    module, colon, name = word.partition(":")
    dotted = all(part.isidentifier() for part in module.split("."))
    return is_known_here(word) or (bool(colon) and dotted and name.isidentifier() and not is_bot(word))


def any_maker(word: str) -> Maker:
    """Return the maker behind a word, also behind `my_module:MyBot`, which is never in a file or message."""
    if not is_own(word):
        return maker_of(word)
    try:
        return own_maker(word)
    except NoSuchModule as error:
        said = error.sentence.replace("There is no module", "Nor is there a module", 1)
        raise BadSeat("unknown-player", f"{_unknown(word, word.partition(':')[0])} {said}") from None


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
    said = [_remark_on(full_word(word, game.levels), game, rules, seats) for word in dict.fromkeys(words)]
    return [remark for remark in said if remark]


def _remark_on(word: str, game: Game, rules: Any, seats: int) -> str:
    kind, _, detail = word.partition(":")
    if kind not in KINDS and kind in installed_players():
        return ""
    remark = getattr(_module_of(word, kind), "remark", None)
    return remark(detail, game, rules, seats) if remark else ""


def _module_of(word: str, kind: str) -> ModuleType:
    if kind not in KINDS or find_spec(KINDS[kind]) is None:
        raise BadSeat("unknown-player", _unknown(word, kind))
    return import_module(KINDS[kind])


def _unknown(word: str, kind: str) -> str:
    known = [kind for kind, module in KINDS.items() if find_spec(module) is not None] + installed_players()
    hint = did_you_mean(kind, known, f"there are {', '.join(known)}.")
    return f"This Parlour has no player called {word!r}: {hint}"
