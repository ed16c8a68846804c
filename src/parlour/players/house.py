"""House bots: each game brings its own, and the seat's word says how strong it is and how it bluffs."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.game import Game
from parlour.engine.rules import RulesAsset
from parlour.players.words import style_of


def house_bot(game: Game, rules: RulesAsset, player: str, luck: Luck) -> Bot:
    """The game's bot for a word such as `house:hard/easy`."""
    level, bluff = style_of(player)
    return game.bot(rules, level, bluff, luck)
