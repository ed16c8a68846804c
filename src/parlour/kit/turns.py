# parlour: hot
"""Going round the table: who sits next, clockwise, among those still in."""

from mypy_extensions import i64


def seat_after(seat: i64, seats: i64) -> i64:
    """Return who sits next, clockwise, in or not."""
    seat += 1
    if seat == seats:
        return 0
    return seat


def next_seat(seat: i64, still_in: list[bool]) -> i64:
    """Return the first seat after this one that is still in; the seat itself when it is the only one."""
    seats: i64 = len(still_in)
    for _step in range(seats):
        seat = seat_after(seat, seats)
        if still_in[seat]:
            return seat
    raise AssertionError("somebody is still in")


def round_from(seat: int, still_in: list[bool]) -> list[int]:
    """Return every seat still in, clockwise, beginning with this one or the first after it."""
    seats = len(still_in)
    order = [(seat + step) % seats for step in range(seats)]
    return [place for place in order if still_in[place]]
