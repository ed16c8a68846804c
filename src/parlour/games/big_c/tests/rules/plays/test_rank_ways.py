"""Taking cards of one rank."""

from collections import Counter
from itertools import combinations

import pytest

from parlour.games.big_c.rules.plays.rank_ways import SUIT_BITS, below_suit, copies, taking, ways


def shape(*numbers: int) -> int:
    """So many diamonds, clubs, hearts and spades of a rank."""
    return sum(number << SUIT_BITS * suit for suit, number in enumerate(numbers))


def listed(held: int, size: int) -> list[list[int]]:
    return [taking(held, size, index) for index in range(ways(held, size))]


@pytest.mark.parametrize("numbers", [(1, 0, 0, 0), (1, 1, 1, 1), (2, 0, 1, 2), (3, 3, 3, 3), (0, 5, 0, 1)])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_the_ways_are_those_that_brute_force_finds(numbers: tuple[int, ...], size: int) -> None:
    suits = Counter(dict(enumerate(numbers))).elements()
    expected = {tuple(sorted(taken, reverse=True)) for taken in combinations(suits, size)}
    found = [tuple(way) for way in listed(shape(*numbers), size)]
    assert sorted(found) == sorted(expected)


def test_ways_with_a_low_high_card_come_first() -> None:
    highest = [way[0] for way in listed(shape(2, 1, 1, 1), 2)]
    assert highest == sorted(highest)


def test_a_shape_knows_its_copies_and_its_lower_suits() -> None:
    held = shape(2, 0, 5, 1)
    assert [copies(held, suit) for suit in range(4)] == [2, 0, 5, 1]
    assert below_suit(held, 3) == shape(2, 0, 5)
