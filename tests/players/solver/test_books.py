"""Books: small files that say how often each branch is taken."""

from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.kit.solving.book import Book, Pages, encode_book, in_bytes
from parlour.players.kinds import BadSeat
from parlour.players.solver.player import book_from, shipped_book
from tests.toys.high_card import GAME as HIGH_CARD

CHANCES = in_bytes([1.0, 0.25, 0.0, 0.75]) + in_bytes([0.5, 0.5])
PAGES = Pages("high-card", "toy", 3, 0.5, 2, ["", "b"], [2, 1], CHANCES)


def test_the_chances_of_a_key_are_found_by_bucket() -> None:
    book = Book(PAGES)
    assert book.weights("", 0) == [255, 0]
    assert book.weights("", 1) == [64, 191]
    assert book.weights("b", 0) == [128]


def test_branches_that_are_all_never_taken_are_alike() -> None:
    silent = Book(Pages("high-card", "toy", 3, 0.5, 2, ["", "b"], [2, 1], bytes(6)))
    assert silent.weights("", 0) == [1, 1]


def test_branches_are_drawn_as_often_as_the_book_says() -> None:
    book, luck = Book(PAGES), Luck(1)
    drawn = [book.choice("", 1, luck) for _ in range(4000)]
    assert 0.72 < sum(drawn) / len(drawn) < 0.78


def test_a_book_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "toy.book"
    file.write_bytes(encode_book(PAGES))
    assert book_from(str(file)).pages == PAGES


@pytest.mark.parametrize("content", [b"", b"no book at all", encode_book(PAGES)[:-9]])
def test_what_is_no_book_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other.book"
    file.write_bytes(content)
    with pytest.raises(BadSeat) as refused:
        book_from(str(file))
    assert refused.value.code == "no-book"


def test_a_book_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSeat, match=r"nowhere\.book cannot be read"):
        book_from("nowhere.book")


def test_a_book_with_chances_missing_is_refused(tmp_path: Path) -> None:
    short = Pages("high-card", "toy", 3, 0.5, 2, ["", "b"], [2, 1], CHANCES[:-1])
    file = tmp_path / "short.book"
    file.write_bytes(encode_book(short))
    with pytest.raises(BadSeat, match="is no book"):
        book_from(str(file))


def test_a_game_without_a_book_has_none() -> None:
    assert shipped_book(HIGH_CARD) is None


@pytest.mark.parametrize("game", [game for game in all_games() if game.solver], ids=lambda game: game.id)
def test_the_shipped_book_is_small_and_hardly_exploitable(game: Game) -> None:
    book = shipped_book(game)
    assert book is not None
    assert book.pages.game == game.id
    assert len(encode_book(book.pages)) < 2_000_000
    assert book.pages.exploitability < 0.005
