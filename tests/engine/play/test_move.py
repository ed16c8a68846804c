"""Moves as values."""

import pickle

import pytest

from parlour.engine.play.move import Move

SWAP = Move("SWAP", slots=(0, 2))


def test_moves_with_the_same_details_are_equal_and_share_a_hash() -> None:
    assert Move("SWAP", slots=(0, 2)) == SWAP
    assert len({SWAP, Move("SWAP", slots=(0, 2))}) == 1


@pytest.mark.parametrize(
    "other",
    [
        Move("PICK", slots=(0, 2)),
        Move("SWAP", slots=(2, 0)),
        Move("SWAP", cards=(0, 2)),
        Move("SWAP", slots=(0, 2), amount=1),
        Move("SWAP", slots=(0, 2), suit="H"),
    ],
)
def test_moves_that_differ_in_one_detail_are_not_equal(other: Move) -> None:
    assert other != SWAP


def test_a_move_equals_nothing_but_a_move() -> None:
    assert SWAP != ("SWAP", (0, 2), (), 0, "")


def test_a_move_survives_pickling() -> None:
    move = Move("RAISE", (1,), (52,), amount=10, suit="S")
    assert pickle.loads(pickle.dumps(move)) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move("KNOCK"), "<KNOCK>"),
        (SWAP, "<SWAP 0 2>"),
        (Move("RAISE", amount=10), "<RAISE 10>"),
        (Move("CLAIM", cards=(1, 14), suit="S"), "<CLAIM 1 14 S>"),
    ],
)
def test_a_move_prints_its_details(move: Move, text: str) -> None:
    assert repr(move) == text
