"""Bots decide from a view and their moves."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.play.move import Move
from tests.toys.dealt import fresh
from tests.toys.high_card import GAME


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_makes_a_bot_of_every_level(level: str) -> None:
    assert isinstance(GAME.bot(GAME.rules(), level, "easy", Luck(1)), Bot)


def test_a_bot_chooses_a_legal_move_from_what_its_seat_may_know() -> None:
    position = fresh()
    chosen = GAME.bot(GAME.rules(), "hard", "easy", Luck(1)).choose(position.view(1), position.moves(1))
    assert chosen == Move("PICK", slots=(0,))
    assert chosen in position.moves(1)


def test_a_bot_that_cannot_choose_is_unfinished() -> None:
    position = fresh()
    with pytest.raises(NotImplementedError):
        Bot().choose(position.view(0), position.moves(0))
