"""The solver: plays by a trained book inside its abstraction, and as the house's hard bot outside it."""

from importlib import import_module
from typing import Any, Final, Protocol

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.game import Game
from parlour.engine.move import Move
from parlour.engine.moves import Moves
from parlour.engine.view import View
from parlour.players.house import house_bot
from parlour.players.makers import Maker
from parlour.players.solver.book import Book, book_from, shipped_book
from parlour.players.words import BadSeat

OUTSIDE: Final = "house:hard"
GUIDES: Final = {
    "five-card-draw": ("parlour.players.solver.draw_guide", "DrawGuide"),
    "three-card-brag": ("parlour.players.solver.brag_guide", "BragGuide"),
}
"""Who reads the views of each game."""


class Guide(Protocol):
    """Finds the place of a view in a book."""

    def answer(self, view: View, moves: Moves) -> Move | None:
        """The book's move, or None outside the abstraction."""


class Solver(Bot):
    """Asks its guide first."""

    def __init__(self, guide: Guide, outside: Bot) -> None:
        self.guide = guide
        self.outside = outside

    def choose(self, view: View, moves: Moves) -> Move:
        return self.guide.answer(view, moves) or self.outside.choose(view, moves)


def maker(detail: str) -> Maker:
    """Makes solvers with the books of the package, or with the one in the file behind the colon."""
    own = book_from(detail) if detail else None
    return lambda game, rules, luck: solver_for(own, game, rules, luck)


def solver_for(own: Book | None, game: Game, rules: Any, luck: Luck) -> Bot:
    """A solver for the game, or the house's hard bot where there is no book for it."""
    outside = house_bot(game, rules, OUTSIDE, luck)
    book = own or shipped_book(game.id)
    if book is None or book.pages.game != game.id or game.id not in GUIDES:
        return outside
    check_tree(book, game.id)
    module, name = GUIDES[game.id]
    guide: Guide = getattr(import_module(module), name)(book, rules, luck)
    return Solver(guide, outside)


def check_tree(book: Book, game: str) -> None:
    """Refuses a book of another tree than the shipped one, whose places this Parlour would not find."""
    shipped = shipped_book(game)
    if shipped is not None and book.tree() != shipped.tree():
        said = f"This book of {game} was trained by another Parlour: train it anew with parlour train."
        raise BadSeat("no-book", said)
