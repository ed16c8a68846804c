"""Flushes: the formula against the list."""

import pytest

from parlour.games.big_c.rules.plays.flushes import SuitRanks, reaching
from parlour.games.big_c.tests.counting import number_in

MANY = 0b1011101100111
SOME = 0b0001100000101


@pytest.mark.parametrize("size", [3, 4, 5])
@pytest.mark.parametrize("wrap", [0, 1])
@pytest.mark.parametrize("ranks", [(MANY, 0, 0), (MANY, SOME, 0), (MANY, SOME, 0b100), (SOME, SOME, SOME)])
def test_there_are_as_many_as_are_listed(ranks: tuple[int, int, int], wrap: int, size: int) -> None:
    held = SuitRanks(*ranks, wrap)
    assert held.number(size) == len(held.sets(size)) == len(set(held.sets(size)))


@pytest.mark.parametrize("rank", range(13))
def test_those_that_do_not_reach_a_rank_are_those_of_the_ranks_below(rank: int) -> None:
    held = SuitRanks(MANY, SOME, 0b100, 0)
    short = set(held.sets(5)) - set(reaching(held.sets(5), rank))
    assert held.below(rank).number(5) == len(short)


@pytest.mark.parametrize(
    ("cards", "old", "number"),
    [
        ("4D 6D 9D JD KD 2D", "", 6),
        ("4D 4D 9D 9D KD", "", 1),
        ("4D 4D 4D 9D KD", "", 1),
        ("4D 4D 4D 9D 9D", "", 0),
        ("4D 6D 9D JD JOKER", "", 1),
        ("4D 9D KD JOKER JOKER", "", 1),
        ("4D 5D 6D 7D 8D", "", 0),
        ("4D 6D 9D JD KD 2D", "3C 5C 7C 9C KC", 5),
    ],
)
def test_what_a_few_cards_hold(cards: str, old: str, number: int) -> None:
    assert number_in("flush", cards, old) == number
