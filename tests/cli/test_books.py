"""Players by a book on the command line: where the book is of no use, somebody hears of it."""

import zlib
from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game
from parlour.kit.solving.book import encode_book
from parlour.players.solver.player import shipped_book
from tests.cli.typing_in import Shell

AT_DRAW = ("five-card-draw", "--variant", "fixed-limit")
LAB = ("--games", "2", "--workers", "1", "--set", "target=4")
NO_BOOK = "solver has no book for bastard-brag and plays as house:hard there.\n"


@pytest.fixture(autouse=True)
def mine(home: Path) -> None:
    """The shipped book of Five-Card Draw in a file of somebody's own."""
    shipped = shipped_book(find_game("five-card-draw"))
    assert shipped is not None
    (home / "mine.book").write_bytes(encode_book(shipped.pages))


WRONG = {
    "played at another game": ("play", "bastard-brag", "--seats", "me,solver:mine.book"),
    "played with three": ("play", *AT_DRAW, "--seats", "me,solver:mine.book,random"),
    "played by other rules": ("play", "five-card-draw", "--seats", "me,solver:mine.book"),
    "measured at another game": ("lab", "bastard-brag", "--players", "solver:mine.book,hard"),
    "measured with three": ("lab", *AT_DRAW, "--players", "solver:mine.book,hard", "--seats", "3"),
    "measured by other rules": ("lab", "five-card-draw", "--players", "solver:mine.book,hard"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_book_for_another_table_is_refused_before_anything_is_kept(
    shell: Shell, home: Path, what: str
) -> None:
    ran = shell(*WRONG[what])
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "mine.book is a book of five-card-draw" in ran.err
    assert WRONG[what][1] in ran.err.partition("five-card-draw")[2]
    assert [path.name for path in home.iterdir()] == ["mine.book"]


@pytest.mark.thorough
def test_a_book_at_its_own_table_is_played_without_a_remark(shell: Shell) -> None:
    ran = shell("lab", *AT_DRAW, "--players", "solver:mine.book,hard", *LAB)
    assert (ran.code, ran.err) == (0, "0 of 2 games\n")


def test_a_game_goes_on_only_by_a_book_that_fits(shell: Shell, home: Path) -> None:
    shell("play", *AT_DRAW, "--seats", "me,solver:mine.book", "--save", "x", typed="q\n")
    (home / "mine.book").rename(home / "other.book")
    ran = shell("resume", "x", typed="q\n")
    assert (ran.code, ran.out) == (2, "")
    assert "mine.book cannot be read" in ran.err


def test_the_lab_says_where_the_solver_has_no_book(shell: Shell) -> None:
    ran = shell("lab", "bastard-brag", "--players", "solver,random", *LAB[:4], "--set", "lives=1")
    assert (ran.code, ran.err) == (0, f"{NO_BOOK}0 of 2 games\n")


def test_a_table_says_where_the_solver_has_no_book(shell: Shell) -> None:
    ran = shell("play", "bastard-brag", "--seats", "me,solver", "--save", "x", typed="q\n")
    assert (ran.code, ran.err) == (0, NO_BOOK)


def test_it_is_said_again_when_the_game_goes_on(shell: Shell) -> None:
    shell("play", "bastard-brag", "--seats", "me,solver", "--save", "x", typed="q\n")
    assert shell("resume", "x", typed="q\n").err == NO_BOOK


def test_a_book_that_unpacks_to_more_than_any_book_is_refused(shell: Shell, home: Path) -> None:
    (home / "mine.book").write_bytes(zlib.compress(bytes(64 << 20), 9))
    ran = shell("play", *AT_DRAW, "--seats", "me,solver:mine.book")
    assert (ran.code, ran.out) == (2, "")
    assert "mine.book is no book of a solver" in ran.err
