"""House bots for Three Card Brag: three levels, each with any style of bluffing."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.three_card_brag.asset import ThreeCardBragRules
from parlour.games.three_card_brag.bot_easy import EasyBot
from parlour.games.three_card_brag.bot_hard import HardBot
from parlour.games.three_card_brag.bot_medium import MediumBot
from parlour.games.three_card_brag.bot_player import BragBot

BY_LEVEL: Final[dict[str, type[BragBot]]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}


def bot(rules: ThreeCardBragRules, level: str, bluff: str, luck: Luck) -> Bot:
    """A bot of a level and a style of bluffing, both easy, medium or hard."""
    return BY_LEVEL[level](rules, bluff, luck)
