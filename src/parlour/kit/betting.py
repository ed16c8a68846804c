# parlour: hot
"""Who is able to bet: whoever is live and has coins."""

from mypy_extensions import i64

from parlour.kit.turns import seat_after


def able_seats(live: list[bool], purses: list[int]) -> i64:
    """Count the seats that are able."""
    able: i64 = 0
    for seat in range(len(live)):
        if live[seat] and purses[seat] > 0:
            able += 1
    return able


def next_able(seat: i64, live: list[bool], purses: list[int]) -> i64:
    """Return the first able seat after this one, clockwise; the seat itself when there is no other."""
    seats: i64 = len(live)
    after = seat
    for _step in range(seats):
        after = seat_after(after, seats)
        if live[after] and purses[after] > 0:
            return after
    return seat


def is_answerable(seat: i64, live: list[bool], purses: list[int]) -> bool:
    """Return whether a bet of this seat would find somebody able to answer it."""
    other = next_able(seat, live, purses)
    return other != seat
