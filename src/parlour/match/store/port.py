"""What a match needs of whatever keeps it: to be told of each turn, and of each undo, before it counts."""

from typing import Final, NamedTuple

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position

BY_HOUSE: Final = "house"
BY_CLOCK: Final = "clock"


class Turn(NamedTuple):
    """One move of a match, the seat that made it, who decided it, and when."""

    seat: int
    move: Move
    by: str = "seat"
    """`seat` its player, `bot` a bot on the seat, `clock` the time that ran out, `host` the host.

    `house` is the house for a bot that gave no answer, which everybody is told.
    """
    at: int = 0
    """Milliseconds since 1970; 0 where nobody knows."""


class Undo(NamedTuple):
    """The last so many moves taken back, by whom, and when."""

    moves: int
    by: str = "seat"
    at: int = 0


class Advised(NamedTuple):
    """A seat asked the house what it would play as the n-th move, and when: the game is a casual one."""

    seat: int
    n: int
    at: int = 0


Entry = Turn | Undo | Advised
"""One thing that happened to a match, as it is kept."""


class Store:
    """Keeps the entries of one match; one that it cannot keep does not count."""

    def enter(self, turn: Turn, after: Position) -> None:
        """Keeps the turn that led to this position, or raises BadSave."""
        raise NotImplementedError

    def note(self, advised: Advised) -> None:
        """Keeps that somebody asked the house, or raises BadSave."""
        raise NotImplementedError

    def take_back(self, undo: Undo) -> None:
        """Keeps that the last turns were taken back, or raises BadSave."""
        raise NotImplementedError
