"""House bots: each game brings its own, and a word such as `house:hard/easy` says how strong and how bold."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.nearest import did_you_mean
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.players.kinds import HOUSE, BadSeat, Maker

USUAL: Final = "medium"


def maker(style: str) -> Maker:
    """Makes house bots of a style such as `hard` or `hard/easy`."""
    word = house_word(style or USUAL)
    return lambda game, rules, luck: house_bot(game, rules, word, luck)


def house_bot(game: Game, rules: RulesAsset, player: str, luck: Luck) -> Bot:
    """The game's bot for a word such as `house:hard/easy`."""
    level, bluff = style_of(player)
    return game.bot(rules, level, bluff, luck)


def house_word(style: str) -> str:
    """The full word for a house bot, from what stands behind the colon; level and bluff are checked."""
    level, slash, bluff = style.partition("/")
    _check_level(level, "level")
    if not slash:
        return f"{HOUSE}:{level}"
    _check_level(bluff, "bluff")
    return f"{HOUSE}:{level}/{bluff}"


def style_of(player: str) -> tuple[str, str]:
    """The level and the bluff of a house bot's word; a bluff that is not named is the usual one."""
    house, _, style = player.partition(":")
    if house != HOUSE:
        raise BadSeat("unknown-player", f"This Parlour has no player called {player!r}.")
    level, _, bluff = house_word(style).removeprefix(f"{HOUSE}:").partition("/")
    return level, bluff or USUAL


def _check_level(word: str, what: str) -> None:
    if word not in LEVELS:
        hint = did_you_mean(word, LEVELS, f"try {', '.join(LEVELS)}.")
        raise BadSeat("bad-level", f"A house bot has no {what} {word!r}: {hint}")
