"""House bots: each game brings its own, and the seat's word says how strong it is and how it bluffs."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.players.house_words import USUAL, house_word, style_of
from parlour.players.kinds import Maker


def maker(style: str) -> Maker:
    """Makes house bots of a style such as `hard` or `hard/easy`."""
    word = house_word(style or USUAL)
    return lambda game, rules, luck: house_bot(game, rules, word, luck)


def house_bot(game: Game, rules: RulesAsset, player: str, luck: Luck) -> Bot:
    """The game's bot for a word such as `house:hard/easy`."""
    level, bluff = style_of(player)
    return game.bot(rules, level, bluff, luck)
