"""House bots for Bastard Brag."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.games.bastard_brag.asset import BastardBragRules


def bot(rules: BastardBragRules, level: str, bluff: str, luck: Luck) -> Bot:
    raise NotImplementedError
