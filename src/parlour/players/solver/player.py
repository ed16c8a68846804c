"""The solver: plays by a trained book inside its abstraction, and as the house's hard bot outside it."""

from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.players.house import house_bot
from parlour.players.house_words import BadSeat
from parlour.players.kinds import Maker
from parlour.players.solver.book import Book, book_from, shipped_book

OUTSIDE: Final = "house:hard"
GUIDES: Final = {
    "five-card-draw": ("parlour.games.five_card_draw.solver.lookup", "DrawGuide"),
    "three-card-brag": ("parlour.games.three_card_brag.solver.lookup", "BragGuide"),
}
"""Who reads the views of each game."""


class Guide(Protocol):
    """Finds the place of a view in a book."""

    def table(self) -> str:
        """What table its book is for, in words."""

    def covers(self, first: View) -> bool:
        """Whether a game that begins like this is in the tree."""

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

    def make(game: Game, rules: Any, luck: Luck) -> Bot:
        book = of_this_game(own, detail, game.id) if own else shipped_book(game.id)
        outside = house_bot(game, rules, OUTSIDE, luck)
        return Solver(guide_to(book, rules, luck), outside) if book else outside

    return make


def remark(file: str, game: Game, rules: Any, seats: int) -> str:
    """That the hard house bot plays instead, where it does; refuses a file that is for another table."""
    book = of_this_game(book_from(file), file, game.id) if file else shipped_book(game.id)
    if book is None:
        return f"solver has no book for {game.id} and plays as {OUTSIDE} there."
    guide = guide_to(book, rules, Luck(0))
    if guide.covers(game.begin(rules, seats, FastShuffle(0)).view(0)):
        return ""
    here = f"{game.id} with {seats} seats by these rules"
    if file:
        said = f"{file} is a book of {game.id} for {guide.table()}, and is of no use at {here}."
        raise BadSeat("other-table", said)
    return f"solver has no book for {here} and plays as {OUTSIDE} there: its book is for {guide.table()}."


def guide_to(book: Book, rules: Any, luck: Luck) -> Guide:
    module, name = GUIDES[book.pages.game]
    guide: Guide = getattr(import_module(module), name)(book, rules, luck)
    return guide


@cache
def of_this_game(book: Book, file: str, game: str) -> Book:
    """The book from a file, unless it is of another game, or of a tree that this Parlour does not know."""
    if book.pages.game != game:
        raise BadSeat("other-table", f"{file} is a book of {book.pages.game}, and the table plays {game}.")
    shipped = shipped_book(game)
    if shipped is None or not book.is_part_of(shipped):
        said = f"{file}, a book of {game}, was trained by another Parlour: train it anew with parlour train."
        raise BadSeat("no-book", said)
    return book
