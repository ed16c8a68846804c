"""The random bot: any verb that is open, then any move of it."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.move import Move
from parlour.engine.moves import Moves
from parlour.engine.view import View
from parlour.players.makers import Maker
from parlour.players.words import no_detail


class RandomBot(Bot):
    """Plays without looking; every verb gets its chance."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


def maker(detail: str) -> Maker:
    no_detail("random", detail)
    return lambda game, rules, luck: RandomBot(luck)
