# parlour: hot
"""What search imagines of a game: how players play on, what is worth a thought, what is played for."""

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position

NO_DEAL: Final = -1
"""Deals are not counted: an imagined game is played to its end, and places are what it is played for."""

NO_SHOWDOWN: Final = -1.0
"""Hands are not compared for a pot."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """A game's own hints; it has no state. These defaults serve any game, slowly and without cunning."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        """Return a quick and sensible move, from what the seat sees: the rollout policy."""
        return position.moves(seat).pick(luck)

    def candidates(self, position: Position, seat: int) -> list[Move]:
        """Return the moves worth a thought, from what the seat sees; empty where any may be."""
        return []

    def weight(self, position: Position, seat: int) -> float:
        """Return how well this deal agrees with what the others did, as the seat sees it: 0 to 1."""
        return 1.0

    def showdown(self, position: Position, seat: int, luck: Luck) -> float:
        """Return the seat's part of the pot if all who are in stay to the end: 1 won, 0 lost, else shared.

        Cards still to come are taken as imagined players take them; the position may be played on for that.
        """
        return NO_SHOWDOWN

    def styles(self) -> int:
        """Return how many kinds of rival search imagines; the first, style 0, plays as `policy` does."""
        return 1

    def styled_policy(self, position: Position, seat: int, luck: Luck, styles: list[int]) -> Move:
        """Return the rollout policy's move where every seat's style is known, from what else the seat sees.

        Who plays by style 0 may make use of the others' styles: it is what search takes itself for.
        """
        return self.policy(position, seat, luck)

    def styled_weight(self, position: Position, seat: int, styles: list[int]) -> float:
        """Return the weight of a deal among players of these styles."""
        return self.weight(position, seat)

    def doubt(self, position: Position) -> float:
        """Return by how many standard errors search must speak against the house's move to be believed."""
        return 1.0

    def deal(self, position: Position) -> int:
        """Return which deal this is: an imagined game ends where it changes; NO_DEAL for the whole game."""
        return NO_DEAL

    def worth(self, position: Position, seat: int) -> int:
        """Return what the seat's standing is worth, higher is better: coins, lives, points."""
        return 0

    def counts_lead(self, position: Position) -> bool:
        """Return whether leading the match is what counts, and other gains and losses count little."""
        return False
