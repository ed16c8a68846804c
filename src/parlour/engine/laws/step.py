"""One decision of a random game, as the laws look at it."""

from functools import cached_property

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game


class Step:
    """A position of a game, the seat that is about to move, its move, and luck for trying things.

    What several laws look at is made once, when the first asks for it; nobody changes it.
    """

    def __init__(self, game: Game, position: Position, seat: int, move: Move, luck: Luck) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.move = move
        self.luck = luck

    @cached_property
    def viewer(self) -> int:
        """Return who must not know too much: any seat, and every other time the one that is to move."""
        return self.seat if self.luck.below(2) else self.luck.below(self.position.seats)

    @cached_property
    def twin(self) -> Position:
        """Return another deal that the viewer cannot tell from this one."""
        return self.position.redealt(self.viewer, self.luck)

    def redealt_for(self, seat: int) -> Position:
        """Return another deal that this seat cannot tell from this one."""
        return self.twin if seat == self.viewer else self.position.redealt(seat, self.luck)

    @cached_property
    def after(self) -> Position:
        """Return the position after the move."""
        return self._played[0]

    @cached_property
    def events(self) -> list[Event]:
        """Return what the move told."""
        return self._played[1]

    @cached_property
    def _played(self) -> tuple[Position, list[Event]]:
        after, listener = self.position.copy(), Listener()
        after.apply(self.seat, self.move, listener)
        return after, listener.events

    def demand(self, truth: bool, law: str, sentence: str) -> None:
        """Break off with the law's name and what was seen."""
        if not truth:
            raise BrokenLaw(law, f"{sentence} (phase {self.position.phase()}, seat {self.seat}, {self.move})")


def viewer_name(viewer: int | None) -> str:
    return "the public" if viewer is None else f"seat {viewer}"
