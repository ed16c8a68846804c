# parlour: hot
"""Whose turn it is to bet: everybody who is able decides until all have answered the last raise.

A seat is able when it is live and has coins. A game keeps either who has answered (`next_to_decide`) or how
many still owe an answer (`owed_at_opening`, `owed_after_raise`, then one less for each decision, and
`next_able` for the turn): able seats answer in turn, so both say the same.
"""

from typing import Final

from mypy_extensions import i64

NO_DECISION: Final = -1


def able_seats(live: list[bool], purses: list[int]) -> i64:
    """How many seats are able."""
    able: i64 = 0
    for seat in range(len(live)):
        if live[seat] and purses[seat] > 0:
            able += 1
    return able


def next_able(seat: i64, live: list[bool], purses: list[int]) -> i64:
    """The first able seat after this one, clockwise; the seat itself when there is no other."""
    seats: i64 = len(live)
    after = seat
    for _ in range(seats):
        after = after + 1 if after + 1 < seats else 0
        if live[after] and purses[after] > 0:
            return after
    return seat


def is_answerable(seat: i64, live: list[bool], purses: list[int]) -> bool:
    """Whether a bet of this seat would find somebody able to answer it."""
    other = next_able(seat, live, purses)
    return other != seat


def owed_at_opening(live: list[bool], purses: list[int]) -> i64:
    """How many decisions a betting round begins with; none where one able seat would bet alone."""
    able = able_seats(live, purses)
    return able if able > 1 else 0


def owed_after_raise(seat: i64, live: list[bool], purses: list[int]) -> i64:
    """How many must answer the seat that has just raised."""
    able = able_seats(live, purses)
    return able - 1 if purses[seat] > 0 else able


def next_to_decide(
    start: i64, *, live: list[bool], purses: list[int], answered: list[bool], paid: list[int], goal: i64
) -> i64:
    """The first seat from start on, clockwise, that owes a decision; NO_DECISION when the round is over.

    An able seat that is alone decides only when it has not paid up to the goal.
    """
    seats: i64 = len(live)
    alone = able_seats(live, purses) < 2
    seat = start % seats
    for _ in range(seats):
        if live[seat] and purses[seat] > 0 and not answered[seat] and (not alone or paid[seat] < goal):
            return seat
        seat = seat + 1 if seat + 1 < seats else 0
    return NO_DECISION
