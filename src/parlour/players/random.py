"""The random bot: any verb that is open, then any move of it."""

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.move import Move
from parlour.engine.moves import Moves
from parlour.engine.view import View


class RandomBot(Bot):
    """Plays without looking; every verb gets its chance."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)
