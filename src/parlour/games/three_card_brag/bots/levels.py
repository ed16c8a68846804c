"""House bots for Three Card Brag: three levels, each with any style of bluffing."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.three_card_brag.bots.easy import EasyBot
from parlour.games.three_card_brag.bots.hard import HardBot
from parlour.games.three_card_brag.bots.medium import MediumBot
from parlour.games.three_card_brag.bots.player import BragBot
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules

BY_LEVEL: Final[dict[str, type[BragBot]]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}


def bot(rules: ThreeCardBragRules, level: str, bluff: str, luck: Luck) -> Bot:
    """A bot of a level and a style of bluffing, both easy, medium or hard."""
    return BY_LEVEL[level](rules, bluff, luck)
