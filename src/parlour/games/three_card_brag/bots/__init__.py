"""House bots for Three Card Brag: three levels, each with any style of bluffing.

`bot` makes one.

- `levels`: how each level bets; `player`: what they share, and bluffs; `card_turn`: what they do with cards
- `bet_value`: what the hard one compares; `all_in`: rivals who raise each other until one has nothing
- `chances`: how hands stand among all hands
- `eyes`: what is read off a view

What rivals do is modelled in `thinking.opponent_model`, for the rollout policy too.
"""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.three_card_brag.bots.levels import EasyBot, HardBot, MediumBot
from parlour.games.three_card_brag.bots.player import BragBot
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules

_BY_LEVEL: Final[dict[str, type[BragBot]]] = {"easy": EasyBot, "medium": MediumBot, "hard": HardBot}


def bot(rules: ThreeCardBragRules, level: str, bluff: str, luck: Luck) -> Bot:
    """Return a bot of a level and a style of bluffing, both easy, medium or hard."""
    return _BY_LEVEL[level](rules, bluff, luck)
