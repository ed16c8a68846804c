"""`parlour train`: what it writes, what it refuses, and what Ctrl-C leaves."""

from pathlib import Path

import pytest

from parlour.kit.solving.cfr import Learner
from parlour.kit.solving.training import OneTree
from parlour.players.solver import training
from parlour.players.solver.player import book_from
from tests.cli.typing_in import Shell
from tests.kit.solving.small_games import kuhn


class Kuhn(OneTree):
    """Kuhn poker in the place of a game's lesson."""

    game = "five-card-draw"
    abstraction = "all three cards"
    unit = "an ante a hand"
    usual_iterations = 7


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "training_for", lambda game: Kuhn(kuhn()))


def test_a_book_is_written_and_described(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "mine.book"
    ran = shell("train", "five-card-draw", "--iterations", "200", "--out", str(out))
    assert ran.code == 0
    assert "all three cards, 200 rounds" in ran.out
    assert "thousandths of an ante a hand" in ran.out
    assert book_from(str(out)).pages.iterations == 200


def test_without_a_limit_it_takes_as_many_rounds_as_the_shipped_book(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "usual.book"
    shell("train", "five-card-draw", "--out", str(out))
    assert book_from(str(out)).pages.iterations == 7


def test_the_same_iterations_make_the_same_book(shell: Shell, tmp_path: Path) -> None:
    files = [tmp_path / "one.book", tmp_path / "two.book"]
    for file in files:
        shell("train", "five-card-draw", "--iterations", "20", "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_an_interruption_keeps_what_is_learnt(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tired(self: Learner) -> None:
        if self.iterations == 5:
            raise KeyboardInterrupt
        learn(self)

    learn = Learner.iterate
    monkeypatch.setattr(Learner, "iterate", tired)
    out = tmp_path / "short.book"
    ran = shell("train", "five-card-draw", "--iterations", "100", "--out", str(out))
    assert ran.code == 130
    assert book_from(str(out)).pages.iterations == 5


def test_a_game_that_cannot_be_learnt_is_refused(shell: Shell) -> None:
    ran = shell("train", "claim")
    assert (ran.code, ran.out) == (2, "")
    assert "The solver cannot learn claim: it learns five-card-draw" in ran.err


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("--out", "", "a name is missing"),
        ("--minutes", "nan", "nan is no time"),
        ("--minutes", "0", "0 is"),
    ],
)
def test_nonsense_is_refused(shell: Shell, option: str, value: str, why: str) -> None:
    ran = shell("train", "five-card-draw", option, value)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


def test_a_place_that_cannot_be_written_is_refused_before_the_time_is_spent(shell: Shell) -> None:
    ran = shell("train", "five-card-draw", "--out", "nowhere/at/all.book")
    assert ran.code == 2
    assert "nowhere/at/all.book cannot be written: there is no folder nowhere/at" in ran.err


def test_a_link_and_a_device_stay_what_they_are(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Learner, "iterate", lambda self: setattr(self, "iterations", self.iterations + 1))
    (tmp_path / "link").symlink_to(tmp_path / "target.book")
    for out in (tmp_path / "link", Path("/dev/null")):
        assert shell("train", "three-card-brag", "--iterations", "1", "--out", str(out)).code == 0
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target.book").is_file()
    assert Path("/dev/null").is_char_device()
