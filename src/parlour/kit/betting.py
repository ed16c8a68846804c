# parlour: hot
"""Whose turn it is to bet: everybody who can still act decides until all have answered the last rise."""

from typing import Final

from mypy_extensions import i64

NO_DECISION: Final = -1


def next_to_decide(
    start: int, *, live: list[bool], purses: list[int], answered: list[bool], paid: list[int], goal: int
) -> int:
    """The first seat from start on, clockwise, that owes a decision; NO_DECISION when the phase is over.

    A live seat with coins can act. One that is alone decides only when it has not paid up to the goal.
    """
    seats: i64 = len(live)
    alone = able_seats(live, purses) < 2
    for step in range(seats):
        seat = (start + step) % seats
        if live[seat] and purses[seat] > 0 and not answered[seat] and (not alone or paid[seat] < goal):
            return seat
    return NO_DECISION


def able_seats(live: list[bool], purses: list[int]) -> i64:
    """How many seats can still act: those that are in and have coins."""
    able: i64 = 0
    for seat in range(len(live)):
        if live[seat] and purses[seat] > 0:
            able += 1
    return able
