"""Training a book."""

from parlour.players.solver.book import Book
from parlour.players.solver.training import OneTree, share_done
from tests.players.solver.small_games import kuhn


def test_rounds_are_learnt_until_there_are_enough() -> None:
    assert list(OneTree(kuhn()).learn(4, None)) == [0.25, 0.5, 0.75, 1.0]


def test_the_pages_hold_every_decision_with_what_was_learnt() -> None:
    training = OneTree(kuhn())
    for _ in training.learn(300, None):
        pass
    book = Book(training.pages())
    assert sorted(book.places) == ["", "b", "k", "kb"]
    assert book.weights("b", 2) == [0, 255]
    assert book.weights("b", 0) == [255, 0]
    assert book.pages.exploitability < 0.01


def test_whichever_limit_comes_first_ends_the_training() -> None:
    assert share_done(5, 10, 30, 10) == 0.5
    assert share_done(5, 10, 540, 10) == 0.9
    assert share_done(5, None, 1200, 10) == 1.0
