"""Whose turn it is to bet."""

from parlour.kit.betting import NO_DECISION, able_seats, next_to_decide

GOAL = 10


def decider(start: int, *, purses: list[int], answered: str = "", paid: int = GOAL, folded: str = "") -> int:
    """Who decides, from start on; answered and folded name seats, and everybody has paid as much."""
    seats = range(len(purses))
    return next_to_decide(
        start,
        live=[str(seat) not in folded for seat in seats],
        purses=purses,
        answered=[str(seat) in answered for seat in seats],
        paid=[paid for _ in seats],
        goal=GOAL,
    )


def test_the_seat_asked_for_decides_itself() -> None:
    assert decider(1, purses=[5, 5, 5]) == 1


def test_the_turn_goes_round_past_the_last_seat() -> None:
    assert decider(3, purses=[5, 5, 5], answered="12") == 0


def test_seats_without_coins_are_passed_over() -> None:
    assert decider(0, purses=[0, 5, 5]) == 1


def test_folded_seats_are_passed_over() -> None:
    assert decider(0, purses=[5, 5, 5], folded="0") == 1


def test_the_phase_is_over_when_all_have_answered() -> None:
    assert decider(0, purses=[5, 5, 5], answered="012") == NO_DECISION


def test_a_lone_player_who_owes_nothing_has_nothing_to_decide() -> None:
    assert decider(0, purses=[0, 5, 0]) == NO_DECISION


def test_a_lone_player_who_owes_still_decides() -> None:
    assert decider(0, purses=[0, 5, 0], paid=GOAL - 1) == 1


def test_seats_are_able_when_they_are_in_and_have_coins() -> None:
    assert able_seats([True, True, False, True], [5, 0, 5, 5]) == 2
