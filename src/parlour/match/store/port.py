"""What a match needs of whatever keeps it: to be told of each turn, and of each undo, before it counts."""

from parlour.engine.play.position import Position
from parlour.match.log import Advised, Turn, Undo


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
