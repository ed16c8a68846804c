"""House bots of Five-Card Draw, each deciding from what its seat sees alone.

`levels` are the easy, medium and hard bot, and the classic one: the `house_opponent` of the rules page, to
the letter. `eyes` is what they read from a view. The hard bot knows the `fields` of hands it is up against
and chooses `discards` by them. Against one rival its betting is `balanced`: it solves a `betting_round`,
written in `letters`, with the `ranges` of hands that players hold. Among several it reckons the `bet_value`
of every action by the habits of its `opponents`.
"""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.five_card_draw.bots.levels import LEVELS
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules


def bot(rules: FiveCardDrawRules, level: str, bluff: str, luck: Luck) -> Bot:
    """Return a house bot of one of the `LEVELS` that bluffs as a style says (easy, medium, hard)."""
    return LEVELS[level](rules, bluff, luck)
