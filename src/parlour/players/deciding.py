"""Players that think ahead: they may deal the cards they cannot see again, and never see the true ones."""

from collections.abc import Callable

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.show.view import View

Deal = Callable[[Luck], Position]
"""Deals anew all that the seat cannot see: a position that it cannot tell from the true one."""


class Thinker(Bot):
    """Chooses a move from what its seat may know and from deals that fit it."""

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        raise NotImplementedError


def decision(bot: Bot, position: Position, seat: int) -> Move:
    """What the bot on this seat plays here; an illegal move is a bug of the bot."""
    view, moves = position.view(seat), position.moves(seat)
    if isinstance(bot, Thinker):
        move = bot.think(view, moves, lambda luck: position.redealt(seat, luck))
    else:
        move = bot.choose(view, moves)
    assert move in moves, f"the bot on seat {seat} chose {move}, which is not legal"
    return move
