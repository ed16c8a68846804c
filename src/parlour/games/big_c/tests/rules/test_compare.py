"""One hand against another, and footstools."""

import pytest

from parlour.games.big_c.rules.compare import clears, part_steps, penalty
from parlour.games.big_c.rules.terms import EITHER, HIGH_CARD, LOW_CARD
from parlour.games.big_c.tests.laid import read_hand, stands, stool, terms_with


@pytest.mark.parametrize(
    ("new", "old", "expected"),
    [
        ("3C", "3D", "higher"),
        ("3D", "2S", "lower"),
        ("7S", "7S", "equal"),
        ("5D 5C", "4D", "mismatch"),
        ("5D 6C", "4D 4C", "mismatch"),
        ("3D 3S", "3C 3H", "higher"),
        ("4D JOKER", "4C 4D", "lower"),
        ("4S JOKER", "4C 4S", "equal"),
        ("4D 5C 6D 7H 8S", "2D AD KD QD 9D", "higher"),
        ("2D AD KD QD 9D", "4D 5C 6D 7H 8S", "lower"),
        ("3D 3C 10D 10C 4H", "5D 5C 9D 9C 3S", "higher"),
        ("5D 5C 10D 10C 4H", "3D 3C 10D 10C 4H", "lower"),
        ("5D 5C 10D 10C 4H", "5H 5C 10H 10C 2S", "lower"),
        ("5D 5C 10D 10C 2S", "5D 5C 10D 10C 4H", "equal"),
        ("9D 9C 9H 4D 4C", "8D 8C 8S 2D 2C", "higher"),
        ("9D 9C 9H 4D 4C", "9D 9C 9H 3D 3C", "higher"),
        ("9D 9C 9H 4D 4C", "9D 9C 9H 5D 5C", "lower"),
        ("4D 4C 4H 4S 2D", "4D 4C 4H 4S 3D", "equal"),
        ("4D 4C 4H 4S 2D", "3D 3C 3H 3S 2S", "higher"),
    ],
)
def test_how_a_hand_stands_to_another(new: str, old: str, expected: str) -> None:
    assert stands(new, old) == expected


@pytest.mark.parametrize(
    ("new", "old", "expected"),
    [
        ("3D", "2S", "none"),
        ("4C", "4D", "half"),
        ("4H", "4D", "none"),
        ("5D", "4S", "half"),
        ("4S", "4S", "full"),
        ("5D 5C 5S", "4D 4C 4S", "half"),
        ("5C 5H", "4C 4S", "none"),
        ("4H 4S", "4D 4C", "half"),
        ("6D 6C", "4D 4S", "none"),
        ("4D JOKER", "3C 3S", "half"),
        ("5D 5C 10D 10C 3H", "4D 4S 9D 9S KH", "half"),
        ("6D 6C 10D 10C 3H", "4D 4S 9D 9S KH", "none"),
        ("3D 5D 7D 9D JD", "3S 5S 7S 8S 10S", "half"),
        ("5D 5C 5S 10D 10C", "4D 4C 4S 9D 9S", "half"),
        ("5D 5C 5S JD JC", "4D 4C 4S 9D 9S", "none"),
        ("4D 4D 4C 4S 9C", "4D 4C 4C 4H 3D", "half"),
        ("5D 5D 5D 5C 9C", "4D 4C 4C 4S 3D", "none"),
        ("4D 5C 6D 7H 8D", "3D 5D 6D 7D JD", "none"),
        ("5D 5C 10D 10C 2S", "5D 5C 10D 10C 4H", "full"),
    ],
)
def test_what_makes_a_footstool(new: str, old: str, expected: str) -> None:
    assert stool(new, old) == expected


def test_an_equal_hand_clears_only_where_equal_ones_are_allowed() -> None:
    assert clears(read_hand("7S"), read_hand("7S"), terms_with())
    assert not clears(read_hand("7S"), read_hand("7S"), terms_with(allowEqual=False))


def test_what_may_not_be_played_makes_no_footstool() -> None:
    assert stool("7S", "7S", allowEqual=False) == "none"


@pytest.mark.parametrize(
    ("half_rule", "high_next", "low_next"),
    [(EITHER, True, True), (HIGH_CARD, True, False), (LOW_CARD, False, True)],
)
def test_which_card_makes_a_part_step(half_rule: int, high_next: bool, low_next: bool) -> None:
    assert part_steps(9, 6, 8, half_rule) is high_next
    assert part_steps(12, 9, 8, half_rule) is low_next


def test_penalties_are_those_of_the_rules() -> None:
    under = terms_with(fullPenalty=5, halfPenalty=3)
    assert [penalty(kind, under) for kind in range(3)] == [0, 3, 5]
