"""Going round the table."""

import pytest

from parlour.kit.turns import next_seat, round_from


def test_the_next_seat_sits_to_the_left() -> None:
    assert next_seat(0, [True, True, True]) == 1


def test_after_the_last_seat_comes_the_first() -> None:
    assert next_seat(2, [True, True, True]) == 0


def test_seats_that_are_out_are_passed_over() -> None:
    assert next_seat(0, [True, False, False, True]) == 3


def test_a_seat_alone_follows_itself() -> None:
    assert next_seat(1, [False, True, False]) == 1


def test_an_empty_table_has_no_next_seat() -> None:
    with pytest.raises(AssertionError):
        next_seat(0, [False, False])


def test_a_round_begins_with_the_seat_itself() -> None:
    assert round_from(2, [True, True, True]) == [2, 0, 1]


def test_a_round_begins_after_a_seat_that_is_out() -> None:
    assert round_from(1, [True, False, True]) == [2, 0]
