# parlour: hot
"""Whose turn it is to bet: everybody who can still act decides until all have answered the last rise."""

from typing import Final

NO_DECISION: Final = -1


def next_to_decide(start: int, able: list[bool], answered: list[bool], owing: list[bool]) -> int:
    """The first seat from start on, clockwise, that owes a decision; NO_DECISION when the phase is over.

    Able seats are in and have coins. One that is alone decides only when it owes something.
    """
    seats = len(able)
    alone = able.count(True) < 2
    for step in range(seats):
        seat = (start + step) % seats
        if able[seat] and not answered[seat] and (owing[seat] or not alone):
            return seat
    return NO_DECISION
