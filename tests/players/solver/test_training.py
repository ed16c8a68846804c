"""Training a book."""

import pytest

from parlour.engine.rules.finder import all_games, find_game
from parlour.kit.solving.book import Book
from parlour.kit.solving.passes import exploitability
from parlour.kit.solving.training import OneTree, strategy_in
from parlour.players.solver.player import shipped_book
from parlour.players.solver.training import learn, learnable_games, share_done, training_for
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


@pytest.mark.thorough
def test_a_book_states_what_its_bytes_are_worth_and_not_what_was_learnt() -> None:
    """Bytes are in 255ths: they lose more than the strategy that was rounded to them."""
    training = OneTree(kuhn())
    for _ in learn(training, 2_000, None):
        pass
    pages, tree = training.pages(), training.learner.tree
    assert pages.exploitability == exploitability(tree, strategy_in(Book(pages), tree))
    assert pages.exploitability > 2 * exploitability(tree, training.learner.average())


def test_what_a_book_says_is_read_into_a_tree_as_it_is_played() -> None:
    training = OneTree(kuhn())
    book, tree = Book(training.pages()), training.learner.tree
    for group, shares in zip(tree.groups, strategy_in(book, tree), strict=True):
        for number, key in enumerate(group.keys if shares is not None else ()):
            assert shares is not None
            assert shares[number, :, 1].tolist() == [0.5] * len(book.weights(key, 1))


@pytest.mark.thorough
@pytest.mark.parametrize("game", learnable_games())
def test_what_is_stated_of_a_shipped_book_is_true_of_its_bytes(game: str) -> None:
    found = find_game(game)
    book = shipped_book(found)
    assert book is not None
    measured = training_for(found).exploitability_of(book)
    assert book.pages.exploitability == pytest.approx(measured, rel=1e-6)


def test_whichever_limit_comes_first_ends_the_training() -> None:
    assert share_done(5, 10, 30, 10) == 0.5
    assert share_done(5, 10, 540, 10) == 0.9
    assert share_done(5, None, 1200, 10) == 1.0


def test_games_that_bring_a_plan_can_be_learnt() -> None:
    assert learnable_games() == [game.id for game in all_games() if game.solver_plan()]
