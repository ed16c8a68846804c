# parlour: hot
"""Sets of seats, as the bits of one number: who is still in, who has chips to bet with.

Bit 0 is seat 0. A set is copied with the number that it is; `seats >> seat & 1` says whether a seat is in.
"""

from mypy_extensions import i64

from parlour.kit.turns import seat_after


def bit(place: i64, one: i64 = 1) -> i64:
    """Return the set of one seat, or of one place of a row of up to 64.

    A literal that is shifted is a C `int` when compiled, and loses what is beyond its 32 bits: hence `one`.
    """
    return one << place


def all_seats(count: i64) -> i64:
    """Return the set of every seat at a table of so many, 64 at most."""
    last = bit(count - 1)
    return last | (last - 1)


def count_seats(seats: i64) -> i64:
    """Count the seats in the set."""
    count: i64 = 0
    while seats != 0:
        seats &= seats - 1
        count += 1
    return count


def next_in(seat: i64, seats: i64, around: i64) -> i64:
    """Return the first seat of the set after this one, clockwise at a table of so many seats around.

    It is the seat itself when it is the only one in; the set is not empty.
    """
    seat = seat_after(seat, around)
    while (seats >> seat) & 1 == 0:
        seat = seat_after(seat, around)
    return seat


def first_from(seat: i64, seats: i64, around: i64) -> i64:
    """Return this seat if it is in the set, else the first one after it; the set is not empty."""
    while (seats >> seat) & 1 == 0:
        seat = seat_after(seat, around)
    return seat


def set_of(seats: list[int]) -> i64:
    """Return the set of these seats."""
    found: i64 = 0
    for seat in seats:
        found |= bit(seat)
    return found


def seat_list(seats: i64, around: i64) -> list[int]:
    """Return the seats of the set in order."""
    return [int(seat) for seat in range(around) if (seats >> seat) & 1]
