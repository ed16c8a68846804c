"""Ante Up: a coin, a card, stay or fold; the smallest game of which one deal can go on from stacks."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.engine.thinking import Thinking
from tests.toys.ante_up.rules.asset import AnteUpRules
from tests.toys.ante_up.rules.position import STAY, AnteUp, begin, begin_from


class Stays(Bot):
    """Never folds."""

    def choose(self, view: View, moves: Moves) -> Move:
        return Move(STAY)


class AnteUpThinking(Thinking):
    """Every deal is played for coins."""

    def deal(self, position: Position) -> int:
        assert isinstance(position, AnteUp)
        return position.dealt_so_far

    def worth(self, position: Position, seat: int) -> int:
        assert isinstance(position, AnteUp)
        return position.coins[seat]


def bot(rules: AnteUpRules, level: str, bluff: str, luck: Luck) -> Bot:
    return Stays()


GAME = Game(
    __name__,
    asset=AnteUpRules,
    begin=begin,
    bot=bot,
    thinking=AnteUpThinking(),
    stack="coins",
    begin_from=begin_from,
    full_stack=lambda rules: rules.coins,
)
