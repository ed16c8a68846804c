"""How a bot bluffs at Three Card Brag, whatever its level: how often, and what it looks at first."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.eyes import Sight
from parlour.games.three_card_brag.rules import verbs

HOW_OFTEN: Final = {"easy": 0.02, "medium": 0.08, "hard": 0.2}
MOST_RIVALS: Final = 2
POT_TO_PRICE: Final = 2
"""A bluff must stand to win this many times its price."""


class Bluff:
    """A style of bluffing: seldom; now and then when the pot odds allow; often, reading the others."""

    def __init__(self, style: str, luck: Luck) -> None:
        self.style = style
        self.luck = luck

    def over(self, sight: Sight, move: Move) -> Move:
        """The move meant, or a bluff in the place of a check or a fold."""
        if move.verb not in (verbs.CHECK, verbs.FOLD) or not self.luck.chance(HOW_OFTEN[self.style]):
            return move
        return sight.raised_to(bluff_stake(sight)) if self.may_work(sight) else move

    def may_work(self, sight: Sight) -> bool:
        """Whether this style sees enough hope: pot odds, and for the boldest also the others' betting."""
        if sight.stakes() == (0, 0) or len(sight.rivals) > MOST_RIVALS:
            return False
        if self.style == "easy":
            return True
        price = sight.me.cost(bluff_stake(sight) - sight.stake)
        cheap = sight.pot >= POT_TO_PRICE * price
        return cheap and (self.style == "medium" or not any(shows_strength(sight)))


def bluff_stake(sight: Sight) -> int:
    """About half the pot more than there is, or the least that is allowed."""
    return max(sight.stakes()[0], sight.stake + sight.pot // 4)


def shows_strength(sight: Sight) -> list[bool]:
    """Which rivals have looked at their hand and paid all the same in this phase."""
    return [rival.has_seen and sight.stake > 0 and rival.price == 0 for rival in sight.rivals]
