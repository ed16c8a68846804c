"""The house bots of Big-C: three levels of skill, and beside them three styles of bluffing.

`levels` are the players themselves, `eyes` what they see, `plans` how they split a hand into turns,
`prospects` what becomes of a play, `chooser` which play they make, and `weights` what tells the levels that
plan apart.
"""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.big_c.bots.levels import EasyBot, PlanningBot
from parlour.games.big_c.bots.weights import CAREFUL, CARELESS
from parlour.games.big_c.rules.asset import BigCRules

_MISSES: Final = {"easy": 0.15, "medium": 0.1, "hard": 0.0}
"""How often each level overlooks that it could play."""
_HOLDS_BACK: Final = {"easy": 0.0, "medium": 0.04, "hard": 0.1}
"""How often each style of bluff passes with a good play, or presents another card than it should."""


def bot(rules: BigCRules, level: str, bluff: str, luck: Luck) -> Bot:
    """Return the house bot of this level and style; its luck is its own."""
    waits = _MISSES[level] + _HOLDS_BACK[bluff]
    if level == "easy":
        return EasyBot(luck, waits)
    return PlanningBot(rules, luck, waits, CAREFUL if level == "hard" else CARELESS)
