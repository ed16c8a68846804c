"""Why moves are refused, in code and in words."""

import pickle

import pytest

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from tests.toys.dealt import deal_hands, fresh
from tests.toys.high_card import GAME

PICK = Move("PICK", slots=(0,))


def refusal_of(position: Position, seat: int, move: Move) -> tuple[str, str]:
    error = position.refusal(seat, move)
    assert error is not None
    return error.code, error.sentence


def test_a_legal_move_is_not_refused() -> None:
    assert fresh().refusal(0, PICK) is None


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    position = deal_hands("AS 2C 3D", "KH 5C 6D", switches={"target": 1})
    position.play(0, PICK)
    position.play(1, PICK)
    assert refusal_of(position, 0, PICK) == ("game-over", "The game is over.")


def test_a_seat_that_has_chosen_must_wait_for_the_others() -> None:
    position = fresh()
    position.play(0, PICK)
    assert refusal_of(position, 0, PICK) == ("not-your-turn", "It is not seat 0's turn.")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_has_no_turn(seat: int) -> None:
    assert refusal_of(fresh(), seat, PICK)[0] == "not-your-turn"


def test_wrong_details_are_answered_with_what_the_verb_takes() -> None:
    answer = refusal_of(fresh(), 0, Move("PICK", slots=(3,)))
    assert answer == ("wrong-details", "PICK takes one place of your hand (1, 2, 3).")


def test_a_verb_that_the_game_does_not_have_is_unknown() -> None:
    answer = refusal_of(fresh(), 0, Move("DANCE"))
    assert answer == ("unknown-move", "This game has no move called DANCE.")


def test_a_closed_verb_is_refused_with_its_rule() -> None:
    answer = refusal_of(fresh(), 0, Move("PASS"))
    assert answer == ("not-now", "PASS: You may sit a trick out where the house rules allow it.")


def test_a_game_adds_what_is_missing_and_the_hearer_is_told_by_label_and_name() -> None:
    position, hearer = fresh(), GAME.hearer(GAME.rules(), names=["FOLD", "Seat 0"], viewer=0)
    error = position.refusal(0, Move("PASS"))
    assert error is not None
    spoken = GAME.phrasebook().say(GAME.refusal(error, position, 0), hearer)
    assert spoken.startswith("Sit this trick out: You may sit a trick out where the house rules allow it.")
    assert spoken.endswith("These rules have no passing.")


def test_a_name_that_looks_like_a_seat_or_a_verb_changes_nobody_elses_sentence() -> None:
    position, hearer = fresh(), GAME.hearer(GAME.rules(), names=["PICK", "Seat 0"], viewer=None)
    position.play(1, PICK)
    error = position.refusal(1, PICK)
    assert error is not None
    assert GAME.phrasebook().say(error.said, hearer) == "It is not Seat 0's turn."


def test_a_refusal_survives_the_way_to_another_process() -> None:
    error = fresh().refusal(0, Move("PASS"))
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.sentence, again.said) == (error.code, error.sentence, error.said)  # type: ignore[union-attr]
