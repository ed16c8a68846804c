"""Training a book."""

from types import SimpleNamespace

import pytest

from parlour.players.solver import training
from parlour.players.solver.book import Book
from parlour.players.solver.training import Training, share_done
from tests.players.solver.small_games import kuhn


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kuhn poker in the place of Five-Card Draw."""
    lesson = SimpleNamespace(game=kuhn, TREMBLE=0.0, ABSTRACTION="toy", UNIT="an ante")
    monkeypatch.setattr(training, "import_module", lambda name: lesson)


@pytest.mark.usefixtures("small")
def test_rounds_are_learnt_until_there_are_enough() -> None:
    lesson = Training("five-card-draw")
    assert list(lesson.rounds(4, None)) == [0.25, 0.5, 0.75, 1.0]


@pytest.mark.usefixtures("small")
def test_the_pages_hold_every_decision_with_what_was_learnt() -> None:
    lesson = Training("five-card-draw")
    for _ in lesson.rounds(300, None):
        pass
    book = Book(lesson.pages())
    assert sorted(book.places) == ["", "b", "k", "kb"]
    assert book.weights("b", 2) == [0, 255]
    assert book.weights("b", 0) == [255, 0]
    assert book.pages.exploitability < 0.01


def test_whichever_limit_comes_first_ends_the_training() -> None:
    assert share_done(5, 10, 30, 10) == 0.5
    assert share_done(5, 10, 540, 10) == 0.9
    assert share_done(5, None, 1200, 10) == 1.0
