"""What a match needs of whatever keeps it: to be told of each turn before it counts."""

from typing import NamedTuple

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position


class Turn(NamedTuple):
    """One move of a match and the seat that made it."""

    seat: int
    move: Move


class Store:
    """Keeps the turns of one match; a turn that it cannot keep is not played."""

    def enter(self, turn: Turn, after: Position) -> None:
        """Keeps the turn that led to this position, or raises BadSave."""
        raise NotImplementedError
