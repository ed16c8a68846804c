"""Random play to the end."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.playout import checksum, mix_in_move, playout
from tests.toys.high_card import GAME


def begin_game(seed: int) -> Position:
    return GAME.begin(GAME.rules("long"), 3, FastShuffle(seed))


def test_a_playout_plays_to_the_end_and_counts_its_moves() -> None:
    position = begin_game(1)
    played = playout(position, Luck(1))
    assert position.is_over()
    assert 9 <= played <= 15


def test_a_playout_stops_at_its_limit() -> None:
    position = begin_game(1)
    assert playout(position, Luck(1), 4) == 4
    assert not position.is_over()


def test_a_playout_of_a_game_that_is_over_plays_nothing() -> None:
    position = begin_game(1)
    playout(position, Luck(1))
    assert playout(position, Luck(1)) == 0


def test_the_same_seeds_give_the_same_checksum() -> None:
    assert checksum(begin_game(5), Luck(6)) == checksum(begin_game(5), Luck(6))


def test_other_cards_or_other_moves_give_another_checksum() -> None:
    assert len({checksum(begin_game(seed), Luck(6)) for seed in range(20)}) > 10
    assert len({checksum(begin_game(5), Luck(seed)) for seed in range(20)}) > 10


@pytest.mark.parametrize(
    "move",
    [
        Move("PACK"),
        Move("PICK", slots=(1,)),
        Move("PICK", cards=(1,)),
        Move("PICK", amount=1),
        Move("PICK", suit="S"),
    ],
)
def test_every_detail_of_a_move_goes_into_the_checksum(move: Move) -> None:
    assert mix_in_move(17, move) != mix_in_move(17, Move("PICK"))
