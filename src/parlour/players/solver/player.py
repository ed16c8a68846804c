"""The solver: plays by a trained book inside its abstraction, and as the house's hard bot outside it."""

import zlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.kit.solving.book import LONGEST, Book, decode_book
from parlour.kit.solving.plan import Lookup, SolverPlan
from parlour.match.file.durable import read_at_most, reason
from parlour.players.house import house_bot
from parlour.players.kinds import BadSeat, Maker

OUTSIDE: Final = "house:hard"


class Solver(Bot):
    """Asks its lookup first."""

    def __init__(self, lookup: Lookup, outside: Bot) -> None:
        self.lookup = lookup
        self.outside = outside

    def choose(self, view: View, moves: Moves) -> Move:
        return self.lookup.answer(view, moves) or self.outside.choose(view, moves)


def maker(detail: str) -> Maker:
    """Return what makes solvers with the package's books, or with the one in the file behind the colon."""
    own = book_from(detail) if detail else None

    def make(game: Game, rules: Any, luck: Luck) -> Bot:
        book = _of_this_game(own, detail, game) if own else shipped_book(game)
        outside = house_bot(game, rules, OUTSIDE, luck)
        return Solver(lookup_in(book, game, rules, luck), outside) if book else outside

    return make


def remark(file: str, game: Game, rules: Any, seats: int) -> str:
    """Return that the hard house bot plays instead, where it does; refuse a file for another table."""
    book = _of_this_game(book_from(file), file, game) if file else shipped_book(game)
    if book is None:
        return f"solver has no book for {game.id} and plays as {OUTSIDE} there."
    lookup = lookup_in(book, game, rules, Luck(0))
    if lookup.covers(game.begin(rules, seats, FastShuffle(0)).view(0)):
        return ""
    here = f"{game.id} with {seats} seats by these rules"
    if file:
        said = f"{file} is a book of {game.id} for {lookup.table()}, and is of no use at {here}."
        raise BadSeat("other-table", said)
    return f"solver has no book for {here} and plays as {OUTSIDE} there: its book is for {lookup.table()}."


def plan_of(game: Game) -> SolverPlan | None:
    """Return how the game is solved, or None where it brings no plan."""
    plan = game.solver_plan()
    assert plan is None or isinstance(plan, SolverPlan), f"{game.solver}.PLAN is a SolverPlan"
    return plan


def shipped_book(game: Game) -> Book | None:
    """Return the book that comes with the game, or None where it has none."""
    plan = plan_of(game)
    return plan.book() if plan else None


def book_from(path: str) -> Book:
    """Return the book in a file of somebody's own."""
    try:
        return decode_book(read_at_most(Path(path), LONGEST))
    except OSError as error:
        raise BadSeat("no-book", f"The book {path} cannot be read: {reason(error)}.") from None
    except (zlib.error, msgspec.MsgspecError, ValueError):
        raise BadSeat("no-book", f"{path} is no book of a solver: see parlour train.") from None


def lookup_in(book: Book, game: Game, rules: Any, luck: Luck) -> Lookup:
    """Return who finds the places of this game's views in the book."""
    plan = plan_of(game)
    assert plan is not None, "a game with a book has a plan"
    return plan.lookup(book, rules, luck)


@cache
def _of_this_game(book: Book, file: str, game: Game) -> Book:
    """Return the book from a file; refuse one of another game, or of a tree that we do not know."""
    if book.pages.game != game.id:
        said = f"{file} is a book of {book.pages.game}, and the table plays {game.id}."
        raise BadSeat("other-table", said)
    shipped = shipped_book(game)
    if shipped is None or not book.is_part_of(shipped):
        said = (
            f"{file}, a book of {game.id}, was trained by another Parlour: train it anew with parlour train."
        )
        raise BadSeat("no-book", said)
    return book
