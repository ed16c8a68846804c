"""House bots for Bastard Brag: `bot` makes one, of any level of skill with any style of bluffing.

`levels` easy, medium and hard · `turns` what they share: a turn weighed, and the bluffs · `eyes` all that
they know · `lookahead` how the hard one plays a round on in its head.
"""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.bastard_brag.bots.levels import STYLES, EasyBot, HardBot, MediumBot
from parlour.games.bastard_brag.rules.asset import BastardBragRules

_LEVELS: Final = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}


def bot(rules: BastardBragRules, level: str, bluff: str, luck: Luck) -> Bot:
    """Return the house bot of this level and style; its luck is its own."""
    return _LEVELS[level](rules, STYLES[bluff], luck)
