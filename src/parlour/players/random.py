"""The random bot: any verb that is open, then any move of it."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.players.kinds import RANDOM, Maker, no_detail


class RandomBot(Bot):
    """Plays without looking; every verb gets its chance."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


def maker(detail: str) -> Maker:
    no_detail(RANDOM, detail)
    return lambda game, rules, luck: RandomBot(luck)
