"""One decision of a random game, as the laws look at it."""

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game


class Step:
    """A position of a game, the seat that is about to move, its move, and luck for trying things."""

    def __init__(self, game: Game, position: Position, seat: int, move: Move, luck: Luck) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.move = move
        self.luck = luck

    def demand(self, truth: bool, law: str, sentence: str) -> None:
        """Breaks off with the law's name and what was seen."""
        if not truth:
            raise BrokenLaw(law, f"{sentence} (phase {self.position.phase()}, seat {self.seat}, {self.move})")


def spoken(viewer: int | None) -> str:
    return "the public" if viewer is None else f"seat {viewer}"
