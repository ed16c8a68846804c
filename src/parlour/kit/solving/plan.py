"""What a game brings for the solver: a plan of its tree, in the package that `GAME.solver` names."""

from typing import TYPE_CHECKING, Any

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.kit.solving.book import Book, shipped_in
from parlour.kit.solving.real_cards import RealCards
from parlour.kit.solving.tree import Node

if TYPE_CHECKING:
    from parlour.kit.solving.training import Training


class Lookup:
    """Finds the place of a view in a book; one for every seat, for it may remember what was said before."""

    def table(self) -> str:
        """Return what table its book is for, in words."""
        raise NotImplementedError

    def covers(self, first: View) -> bool:
        """Return whether a game that begins like this is in the tree."""
        raise NotImplementedError

    def answer(self, view: View, moves: Moves) -> Move | None:
        """Return the book's move, or None outside the abstraction."""
        raise NotImplementedError


class SolverPlan:
    """How a game is solved; each game's is called PLAN, and importing it imports no numpy."""

    def book(self) -> Book:
        """Return the book that comes with the game, in the package of the plan."""
        return shipped_in(type(self).__module__)

    def lookup(self, book: Book, rules: Any, luck: Luck) -> Lookup:
        """Return a player by a book under these rules."""
        raise NotImplementedError

    def tree(self, book: Book, state: str) -> Node:
        """Return the tree on real cards: that of a hand, or of a round of a match in this state."""
        raise NotImplementedError

    def cards(self) -> RealCards:
        """Return real cards in the places of the tree."""
        raise NotImplementedError

    def training(self) -> "Training":
        """Return the game ready to be learnt: its chances counted, nothing learnt yet."""
        raise NotImplementedError
