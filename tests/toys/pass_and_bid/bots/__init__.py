"""A house bot for Pass and Bid: it takes the first move that is open."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from tests.toys.follow_suit.rules.asset import FollowSuitRules


class First(Bot):
    """Takes what comes first."""

    def choose(self, view: View, moves: Moves) -> Move:
        return next(iter(moves))


def bot(rules: FollowSuitRules, level: str, bluff: str, luck: Luck) -> Bot:
    return First()
