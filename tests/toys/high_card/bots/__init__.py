"""A house bot for High Card: it plays its highest card."""

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from tests.toys.high_card.rules.asset import HighCardRules


class Highest(Bot):
    def choose(self, view: View, moves: Moves) -> Move:
        ranks = [RANKS[card] for card in view.zone("hand", view.viewer).cards]
        return Move("PICK", slots=(ranks.index(max(ranks)),))


def bot(rules: HighCardRules, level: str, bluff: str, luck: Luck) -> Bot:
    return Highest()
