"""The parts of a hand."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_NAMES
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.parts import NO_ONE_SUIT, Listed, OfRank, Part, suit_of

HAND = "7D 7C 7C 7S 9D JS"


def heights(cards: str) -> list[int]:
    return [HEIGHTS[card] for card in parse_cards(cards)]


def listed(part: Part) -> list[list[int]]:
    return [part.pick(index) for index in range(part.count)]


def sevens(size: int) -> OfRank:
    return Holding(parse_cards(HAND)).part(RANK_NAMES.index("7"), size)


@pytest.mark.parametrize(("size", "number"), [(1, 3), (2, 4), (3, 3), (4, 1), (5, 0)])
def test_cards_of_a_rank_are_counted(size: int, number: int) -> None:
    assert sevens(size).count == number


@pytest.mark.parametrize(
    ("least", "most", "ways"),
    [
        ("7C", "7C", ["7C 7D", "7C 7C"]),
        ("7H", "2S", ["7S 7D", "7S 7C"]),
        ("3D", "7D", []),
        ("8D", "2S", []),
        ("3D", "6S", []),
    ],
)
def test_the_high_card_can_be_bounded(least: str, most: str, ways: list[str]) -> None:
    bounded = sevens(2).between(*heights(least), *heights(most))
    assert listed(bounded) == [heights(way) for way in ways]


def test_a_part_knows_its_ways_of_one_suit() -> None:
    assert [sevens(2).suited(suit) for suit in range(4)] == [0, 1, 0, 0]
    assert [sevens(1).between(*heights("7H 2S")).suited(suit) for suit in range(4)] == [0, 0, 0, 1]


def test_an_odd_card_is_any_different_card_of_its_ranks_low_ones_first() -> None:
    odd = Holding(parse_cards(HAND)).odd_card(1 << RANK_NAMES.index("7") | 1 << RANK_NAMES.index("9"))
    assert listed(odd) == [[height] for height in heights("7D 7C 7S 9D")]
    assert [odd.suited(suit) for suit in range(4)] == [2, 1, 0, 1]


def test_listed_ways_are_counted_by_suit() -> None:
    part = Listed([heights("7C 7D"), heights("7C 7C")])
    assert part.count == 2
    assert [part.suited(suit) for suit in range(4)] == [0, 1, 0, 0]


@pytest.mark.parametrize(("cards", "suit"), [("7D 9D", 0), ("JS", 3), ("7D 7C", NO_ONE_SUIT)])
def test_the_suit_that_cards_share(cards: str, suit: int) -> None:
    assert suit_of(heights(cards)) == suit
