"""Training a book."""

from parlour.engine.rules.finder import all_games
from parlour.kit.solving.book import Book
from parlour.kit.solving.training import OneTree
from parlour.players.solver.training import learn, learnable_games, share_done
from tests.kit.solving.small_games import kuhn


def test_iterations_go_on_until_there_are_enough() -> None:
    assert list(learn(OneTree(kuhn()), 4, None)) == [0.25, 0.5, 0.75, 1.0]


def test_the_pages_hold_every_decision_with_what_was_learnt() -> None:
    training = OneTree(kuhn())
    for _ in learn(training, 300, None):
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


def test_games_that_bring_a_plan_can_be_learnt() -> None:
    assert learnable_games() == [game.id for game in all_games() if game.solver_plan()]
