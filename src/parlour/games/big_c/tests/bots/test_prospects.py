"""What becomes of a play."""

import pytest

from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.prospects import Prospects, at_least
from parlour.games.big_c.tests.laid import new_game, read, rules_with


def prospects(seats: int = 3) -> Prospects:
    return Prospects(BigCEyes(new_game(seats).view(0), rules_with()))


@pytest.mark.parametrize(
    ("weak", "strong"),
    [
        ("9S", "KS"),
        ("KS", "2S"),
        ("9D 9S", "AD AS"),
        ("9D 9C 9S", "AD AC AS"),
        ("4D 6D 9D JD KD", "4D 5C 6D 7H 8S"),
        ("4D 5C 6D 7H 8S", "9D 9C 9S 4D 4C"),
    ],
)
def test_a_higher_hand_is_safer(weak: str, strong: str) -> None:
    chances = prospects()
    assert 0 <= chances.strength(read(weak)) < chances.strength(read(strong)) <= 1


def test_nothing_beats_the_highest_single() -> None:
    assert prospects().strength(read("2S")) == 1


def test_more_opponents_make_everything_less_safe() -> None:
    for cards in ("AS", "AD AS", "4D 5C 6D 7H 8S"):
        assert prospects(8).strength(read(cards)) < prospects(2).strength(read(cards))


def test_a_single_that_can_be_stood_upon_costs_more_than_five_cards() -> None:
    chances = prospects()
    assert chances.footstool_cost(read("7S")) > chances.footstool_cost(read("4D 5C 6D 7H 8S"))


def test_the_chance_of_at_least_so_many() -> None:
    assert at_least(1, 0.0) == 0
    assert at_least(2, 1.0) == pytest.approx(1 - 2 / 2.718281828)
