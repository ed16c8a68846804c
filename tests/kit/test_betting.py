"""Whose turn it is to bet."""

from parlour.kit.betting import NO_DECISION, next_to_decide

ALL = [True, True, True]
NONE = [False, False, False]


def test_the_seat_asked_for_decides_itself() -> None:
    assert next_to_decide(1, ALL, NONE, NONE) == 1


def test_the_turn_goes_round_past_the_last_seat() -> None:
    assert next_to_decide(3, ALL, [False, True, True], NONE) == 0


def test_seats_that_cannot_act_are_passed_over() -> None:
    assert next_to_decide(0, [False, True, True], NONE, NONE) == 1


def test_the_phase_is_over_when_all_have_answered() -> None:
    assert next_to_decide(0, ALL, ALL, NONE) == NO_DECISION


def test_a_lone_player_who_owes_nothing_has_nothing_to_decide() -> None:
    assert next_to_decide(0, [False, True, False], NONE, NONE) == NO_DECISION


def test_a_lone_player_who_owes_still_decides() -> None:
    assert next_to_decide(0, [False, True, False], NONE, [False, True, False]) == 1
