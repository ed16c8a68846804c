"""Why moves are refused, in code and in words."""

import pytest

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.play.refusal import misfit, reason, refusal
from tests.toys.dealt import dealt, fresh

PICK = Move("PICK", slots=(0,))


def told(position: Position, seat: int, move: Move) -> tuple[str, str]:
    error = refusal(position, seat, move)
    assert error is not None
    return error.code, error.sentence


def test_a_legal_move_is_not_refused() -> None:
    assert refusal(fresh(), 0, PICK) is None


def test_nothing_can_be_played_once_the_game_is_over() -> None:
    position = dealt("AS 2C 3D", "KH 5C 6D", switches={"target": 1})
    position.play(0, PICK)
    position.play(1, PICK)
    assert told(position, 0, PICK) == ("game-over", "The game is over.")


def test_a_seat_that_has_chosen_must_wait_for_the_others() -> None:
    position = fresh()
    position.play(0, PICK)
    assert told(position, 0, PICK) == ("not-your-turn", "It is not seat 0's turn.")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_has_no_turn(seat: int) -> None:
    assert told(fresh(), seat, PICK)[0] == "not-your-turn"


def test_wrong_details_are_answered_with_what_the_verb_takes() -> None:
    answer = told(fresh(), 0, Move("PICK", slots=(3,)))
    assert answer == ("wrong-details", "PICK takes one place of your hand (0, 1, 2).")


def test_a_verb_that_the_game_does_not_have_is_unknown() -> None:
    answer = told(fresh(), 0, Move("DANCE"))
    assert answer == ("unknown-move", "This game has no move called DANCE.")


def test_a_closed_verb_is_refused_with_its_rule_and_what_is_missing() -> None:
    code, sentence = told(fresh(), 0, Move("PASS"))
    assert code == "not-now"
    assert sentence == (
        "PASS: You may sit a trick out where the house rules allow it. These rules have no passing."
    )


def test_a_rule_without_further_detail_ends_with_the_rule() -> None:
    position = fresh()
    assert reason(position, 0, "PICK") == "PICK: You may choose any card of your hand once in a trick."


def test_a_verb_that_wants_something_is_open_and_only_wrongly_filled_in() -> None:
    error = misfit(fresh(), 0, Move("PASS"), "PASS takes nothing more.")
    assert (error.code, error.sentence) == ("wrong-details", "PASS takes nothing more.")
