"""House bots of Claim, deciding from the view of their seat alone.

`levels` what the levels differ in, and how a decision is made · `eyes` what is read off a view · `prospects`
what a call or a card would bring.
"""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.claim.bots.levels import BLUFFS, SKILLS, ClaimBot
from parlour.games.claim.rules.asset import ClaimRules


def bot(rules: ClaimRules, level: str, bluff: str, luck: Luck) -> Bot:
    """Return a house bot of this level that bluffs in this style."""
    return ClaimBot(rules, SKILLS[level], BLUFFS[bluff], luck)
