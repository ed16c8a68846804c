"""House bots of Five-Card Draw, each deciding from what its seat sees alone.

`levels` are the easy, medium and hard bot, and the classic one: the `house_opponent` of the rules page, to
the letter. `eyes` is what they read from a view. The hard bot knows the `fields` of hands it is up against,
chooses `discards` and reckons `bet_value` by them, and remembers the habits of its `opponents`.
"""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.five_card_draw.bots.levels import LEVELS
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules


def bot(rules: FiveCardDrawRules, level: str, bluff: str, luck: Luck) -> Bot:
    """A house bot of one of the `LEVELS` that bluffs as a style says (easy, medium, hard)."""
    return LEVELS[level](rules, bluff, luck)
