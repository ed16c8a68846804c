"""A house bot for Gap Bid: it says any number."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from tests.toys.high_card.rules.asset import HighCardRules


class Anything(Bot):
    """Takes what luck brings."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


def bot(rules: HighCardRules, level: str, bluff: str, luck: Luck) -> Bot:
    return Anything(luck)
