"""House bots for Bastard Brag: three levels of skill, and beside them three styles of bluffing."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.bastard_brag.bots.bluff import STYLES
from parlour.games.bastard_brag.bots.easy import EasyBot
from parlour.games.bastard_brag.bots.hard import HardBot
from parlour.games.bastard_brag.bots.medium import MediumBot
from parlour.games.bastard_brag.rules.asset import BastardBragRules

LEVELS = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}


def bot(rules: BastardBragRules, level: str, bluff: str, luck: Luck) -> Bot:
    """The house bot of this level and style; its luck is its own."""
    return LEVELS[level](rules, STYLES[bluff], luck)
