"""How bots bluff."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import STYLES, BluffStyle, Weighed, is_hidden

OPEN = Move("SWAP_SINGLE", slots=(0, 0))
HIDDEN = Move("SWAP_SINGLE", slots=(0, 1))
WEIGHED: Weighed = [(0.5, OPEN), (0.48, HIDDEN)]


def test_an_honest_style_takes_the_best_move() -> None:
    assert BluffStyle(rush=0, cover=0).pick(WEIGHED, margin=0.1, luck=Luck(1)) == OPEN


def test_a_covering_style_takes_a_hidden_swap_that_costs_little() -> None:
    assert BluffStyle(rush=0, cover=1).pick(WEIGHED, margin=0.1, luck=Luck(1)) == HIDDEN


def test_a_hidden_swap_that_costs_much_is_left_alone() -> None:
    assert BluffStyle(rush=0, cover=1).pick(WEIGHED, margin=0.01, luck=Luck(1)) == OPEN


def test_only_a_single_swap_with_the_middle_is_hidden() -> None:
    moves = [HIDDEN, OPEN, Move("SWAP_ALL", slots=(0, 1, 2)), Move("KNOCK")]
    assert [is_hidden(move) for move in moves] == [True, False, False, False]


@pytest.mark.parametrize(("calm", "wild"), [("easy", "medium"), ("medium", "hard")])
def test_each_style_bluffs_more_than_the_one_before(calm: str, wild: str) -> None:
    assert STYLES[calm].rush < STYLES[wild].rush
    assert STYLES[calm].cover < STYLES[wild].cover


def test_a_style_rushes_as_often_as_it_says() -> None:
    luck = Luck(5)
    rushes = sum(STYLES["hard"].rushes(luck) for _ in range(2000))
    assert 340 < rushes < 460
