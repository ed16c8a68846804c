# parlour: hot
"""Going round the table: who sits next, clockwise, among those still in."""


def next_seat(seat: int, still_in: list[bool]) -> int:
    """The first seat after this one that is still in; the seat itself when it is the only one."""
    seats = len(still_in)
    for step in range(1, seats + 1):
        after = (seat + step) % seats
        if still_in[after]:
            return after
    raise AssertionError("somebody is still in")


def round_from(seat: int, still_in: list[bool]) -> list[int]:
    """Every seat still in, clockwise, beginning with this one or the first after it."""
    seats = len(still_in)
    order = [(seat + step) % seats for step in range(seats)]
    return [place for place in order if still_in[place]]
