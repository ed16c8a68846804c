"""Asking a bot for its move: it hears what happened, sees what its seat may know, and is not trusted.

A bot that thinks ahead may deal the cards it cannot see again, and never sees the true ones.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.errors import ParlourError
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.show.view import View

Deal = Callable[[Luck], Position]
"""Deals anew all that the seat cannot see: a position that it cannot tell from the true one."""

Told = Callable[[int], Sequence[Event]]
"""Gives all events of the game after the first so many."""


class BadBot(ParlourError):
    """A bot that chose what it may not play; nothing has been played."""


class Thinker(Bot):
    """Chooses a move from what its seat may know and from deals that fit it."""

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        raise NotImplementedError


class Purse(Protocol):
    """Money that several players share: an amount is set aside before it is spent, and settled after."""

    def set_aside(self, amount: float) -> None:
        """Raise an error where there is not so much left."""

    def settle(self, set_aside: float, spent: float) -> None: ...

    def stop_match(self, player: str) -> None:
        """Raise an error where nobody may play on for a player whose cap of a match is reached."""


class Saying(NamedTuple):
    """What somebody said at the table; sayings are numbered from 1."""

    number: int
    name: str
    words: str


class TournamentNumbers(NamedTuple):
    """How a tournament stands for the player on a seat: nothing but what everybody is shown.

    `stack` is what the seat brought to this deal, 0 where whole games are played; `prizes` are what the first
    places are worth.
    """

    entrants: int
    alive: int
    level: int = 1
    levels: int = 1
    stack: int = 0
    average: float = 0.0
    prizes: Sequence[int] = ()
    hand_for_hand: bool = False


class Place(NamedTuple):
    """Where a player sits, for those who want to know: names, how many moves were made, where to write down.

    `sitting` tells apart games whose decisions are written into one file.
    """

    seat: int = 0
    names: Sequence[str] = ()
    n: Callable[[], int] = lambda: 0
    record: Path | None = None
    sitting: str = ""
    purse: Purse | None = None


class SeatedThinker(Thinker):
    """A thinker that wants to know where it sits, and with whom."""

    def sit_down(self, place: Place) -> None:
        raise NotImplementedError


def decision(bot: Bot, position: Position, seat: int, told: Told | None = None) -> Move:
    """Return what the bot on this seat plays here, once it has heard all events of the game so far.

    Whoever lets a listening bot play can tell them (`Match.told`); to others they need not be told.
    """
    if told is not None:
        inform(bot, seat, told)
    view, moves = position.view(seat), position.moves(seat)
    if isinstance(bot, Thinker):
        move = bot.think(view, moves, lambda luck: position.redealt(seat, luck))
    else:
        move = bot.choose(view, moves)
    if move not in moves:
        raise BadBot("illegal-bot-move", f"The bot on seat {seat} chose {move!r}, which is not legal there.")
    return move


def inform(bot: Bot, seat: int, told: Told) -> None:
    """Tell a listening bot, as its seat heard it, what it has not been told yet."""
    if bot.listens:
        for event in told(bot.heard):
            bot.hear(event.seen_by(seat))
            bot.heard += 1
