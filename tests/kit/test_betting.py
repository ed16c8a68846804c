"""Whose turn it is to bet."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.betting import (
    NO_DECISION,
    able_seats,
    is_answerable,
    next_able,
    next_to_decide,
    owed_after_raise,
    owed_at_opening,
)

GOAL = 10
SEATS = st.lists(st.tuples(st.booleans(), st.integers(0, 2)), min_size=2, max_size=7)


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


def test_the_round_is_over_when_all_have_answered() -> None:
    assert decider(0, purses=[5, 5, 5], answered="012") == NO_DECISION


def test_a_lone_player_who_owes_nothing_has_nothing_to_decide() -> None:
    assert decider(0, purses=[0, 5, 0]) == NO_DECISION


def test_a_lone_player_who_owes_still_decides() -> None:
    assert decider(0, purses=[0, 5, 0], paid=GOAL - 1) == 1


def test_seats_are_able_when_they_are_in_and_have_coins() -> None:
    assert able_seats([True, True, False, True], [5, 0, 5, 5]) == 2


def test_the_next_able_seat_is_in_and_has_coins() -> None:
    assert next_able(0, [True, True, False, True], [5, 0, 5, 5]) == 3


def test_an_able_seat_alone_follows_itself_and_cannot_be_answered() -> None:
    assert next_able(1, [True, True, False], [0, 5, 5]) == 1
    assert not is_answerable(1, [True, True, False], [0, 5, 5])
    assert is_answerable(0, [True, True, False], [0, 5, 5])


def test_nobody_is_asked_to_bet_alone() -> None:
    assert owed_at_opening([True, True], [0, 5]) == 0
    assert owed_at_opening([True, True], [1, 5]) == 2


def test_everybody_else_answers_a_raise_even_of_the_last_coins() -> None:
    assert owed_after_raise(0, [True, True, True], [5, 5, 5]) == 2
    assert owed_after_raise(0, [True, True, True], [0, 5, 5]) == 2


@given(SEATS, st.integers(0, 6))
def test_counting_the_answers_owed_and_marking_those_given_ask_the_same_seats(
    seats: list[tuple[bool, int]], first: int
) -> None:
    """Everybody calls what the first seat has raised, who is as short of coins as anybody."""
    live, purses = [seat[0] for seat in seats], [seat[1] for seat in seats]
    raiser = first % len(seats)
    answered, paid = [False] * len(seats), [0] * len(seats)
    live[raiser], answered[raiser], paid[raiser] = True, True, 1
    turn = raiser
    for _ in range(owed_after_raise(raiser, live, purses)):
        turn = next_able(turn, live, purses)
        assert turn == next_to_decide(turn, live=live, purses=purses, answered=answered, paid=paid, goal=1)
        answered[turn], paid[turn] = True, 1
    assert next_to_decide(turn, live=live, purses=purses, answered=answered, paid=paid, goal=1) == NO_DECISION
