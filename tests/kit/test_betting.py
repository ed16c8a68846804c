"""Who is able to bet."""

from parlour.kit.betting import able_seats, is_answerable, next_able


def test_seats_are_able_when_they_are_in_and_have_coins() -> None:
    assert able_seats([True, True, False, True], [5, 0, 5, 5]) == 2


def test_the_next_able_seat_is_in_and_has_coins() -> None:
    assert next_able(0, [True, True, False, True], [5, 0, 5, 5]) == 3


def test_an_able_seat_alone_follows_itself_and_cannot_be_answered() -> None:
    assert next_able(1, [True, True, False], [0, 5, 5]) == 1
    assert not is_answerable(1, [True, True, False], [0, 5, 5])
    assert is_answerable(0, [True, True, False], [0, 5, 5])
