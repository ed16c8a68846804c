"""House bots: each game brings its own, and a word such as `house:hard/easy` says how strong and how bold."""

from collections.abc import Sequence
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.nearest import did_you_mean
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.players.kinds import HOUSE, BadSeat, Maker

USUAL: Final = "medium"


def maker(style: str) -> Maker:
    """Return what makes house bots of a style such as `hard` or `hard/easy`; the game knows its levels."""
    return lambda game, rules, luck: house_bot(game, rules, f"{HOUSE}:{style or USUAL}", luck)


def remark(style: str, game: Game, rules: Any, seats: int) -> str:
    """Return no remark; refuse a level that this game's house does not have."""
    house_word(style or USUAL, game.levels)
    return ""


def house_bot(game: Game, rules: RulesAsset, player: str, luck: Luck) -> Bot:
    """Return the game's bot for a word such as `house:hard/easy`."""
    level, bluff = style_of(player, game.levels)
    return game.bot(rules, level, bluff, luck)


def house_word(style: str, levels: Sequence[str] = LEVELS) -> str:
    """Return the full word for a house bot, from what stands behind the colon; check level and bluff."""
    level, slash, bluff = style.partition("/")
    _check_level(level, "level", levels)
    if not slash:
        return f"{HOUSE}:{level}"
    _check_level(bluff, "bluff", LEVELS)
    return f"{HOUSE}:{level}/{bluff}"


def style_of(player: str, levels: Sequence[str] = LEVELS) -> tuple[str, str]:
    """Return the level and the bluff of a house bot's word; a bluff that is not named is the usual one."""
    house, _, style = player.partition(":")
    if house != HOUSE:
        raise BadSeat("unknown-player", f"This Parlour has no player called {player!r}.")
    level, _, bluff = house_word(style, levels).removeprefix(f"{HOUSE}:").partition("/")
    return level, bluff or USUAL


def _check_level(word: str, what: str, known: Sequence[str]) -> None:
    if word not in known:
        hint = did_you_mean(word, known, f"try {', '.join(known)}.")
        raise BadSeat("bad-level", f"A house bot has no {what} {word!r}: {hint}")
