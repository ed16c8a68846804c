"""What a bot is: it sees a view and the moves open to it, and nothing else."""

from collections.abc import Callable
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View

LEVELS = ("easy", "medium", "hard")
"""What every game's house bots come in; a game may have further kinds of its own (`Game.levels`)."""


class Bot:
    """Chooses a move from what its seat may know: at a table, in the lab and in a live room alike.

    A class of your own is given those of `game`, `rules` and `luck` that its `__init__` has parameters for.
    One that `listens` is told every event as its seat heard it, in order, before it is asked for a move.

    >>> import parlour
    >>> class Timid(parlour.Bot):
    ...     def choose(self, view, moves):
    ...         fold = parlour.Move("FOLD")
    ...         return fold if fold in moves else next(iter(moves))
    >>> parlour.table("five-card-draw", [Timid, "easy"], seed=7).play_out().winners()
    [1]
    """

    listens = False
    heard = 0
    """How many events it has been told; kept by whoever tells them."""

    by = "bot"
    """Who decided its last move: the bot, or the `house` where the house had to choose for it."""

    def hear(self, event: Event) -> None:
        """Hear what happened; cards that the seat may not see are backs."""

    def choose(self, view: View, moves: Moves) -> Move:
        """Return one of the moves, by what the seat may see."""
        raise NotImplementedError


BotMaker = Callable[[Any, str, str, Luck], Bot]
"""Makes a house bot from the rules, a level, a bluff style and its own luck."""
