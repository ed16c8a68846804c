"""Sets of seats as bits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.seat_sets import all_seats, count_seats, first_from, next_in, seat_list, set_of
from parlour.kit.turns import next_seat, round_from

TABLES = st.lists(st.booleans(), min_size=1, max_size=13).filter(any)


def as_bits(still_in: list[bool]) -> int:
    return sum(1 << seat for seat, is_in in enumerate(still_in) if is_in)


@given(still_in=TABLES)
def test_a_set_counts_and_lists_its_seats(still_in: list[bool]) -> None:
    seats = as_bits(still_in)
    assert seat_list(seats, len(still_in)) == [seat for seat, is_in in enumerate(still_in) if is_in]
    assert count_seats(seats) == still_in.count(True)


@given(still_in=TABLES, data=st.data())
def test_the_next_seat_of_a_set_is_the_next_one_still_in(still_in: list[bool], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(still_in) - 1))
    assert next_in(seat, as_bits(still_in), len(still_in)) == next_seat(seat, still_in)


@pytest.mark.parametrize("count", [1, 4, 13, 63, 64])
def test_all_seats_are_in_the_set_of_all(count: int) -> None:
    """A table of 64 needs every bit of a native number."""
    assert seat_list(all_seats(count), count) == list(range(count))
    assert count_seats(all_seats(count)) == count


@given(still_in=TABLES, data=st.data())
def test_going_round_a_set_begins_with_the_seat_itself(still_in: list[bool], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(still_in) - 1))
    assert first_from(seat, as_bits(still_in), len(still_in)) == round_from(seat, still_in)[0]


@given(still_in=TABLES)
def test_a_set_is_made_of_its_seats_in_any_order(still_in: list[bool]) -> None:
    seats = [seat for seat, is_in in enumerate(still_in) if is_in]
    assert set_of(seats[::-1]) == as_bits(still_in)
