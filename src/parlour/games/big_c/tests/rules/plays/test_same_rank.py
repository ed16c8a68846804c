"""Families of cards of one rank."""

import pytest

from parlour.cards.pack import pack
from parlour.games.big_c.rules.plays.rank_sets import ranks_below, ranks_from
from parlour.games.big_c.tests.counting import number_in, number_of


@pytest.mark.parametrize(
    ("kind", "number"),
    [("single", 52), ("pair", 78), ("triple", 52), ("full house", 3_744), ("four of a kind", 624)],
)
def test_a_whole_deck_holds_as_many_as_everybody_knows(kind: str, number: int) -> None:
    assert number_of(kind, pack()) == number


def test_one_deck_holds_no_five_of_a_kind_and_two_hold_many() -> None:
    assert number_of("five of a kind", pack()) == 0
    assert number_of("five of a kind", pack(2)) == 13 * 16


@pytest.mark.parametrize(
    ("kind", "cards", "number"),
    [
        ("pair", "4D 4C 9S JOKER", 4),
        ("triple", "4D 4C 9S JOKER JOKER", 4),
        ("single", "4D 4D JOKER", 1),
        ("five of a kind", "9D 9C JOKER JOKER JOKER", 1),
        ("four of a kind", "9D 9C 3S JOKER JOKER JOKER", 3),
        ("full house", "4D 4S 9C 9H JOKER", 1),
    ],
)
def test_jokers_fill_up(kind: str, cards: str, number: int) -> None:
    assert number_in(kind, cards) == number


@pytest.mark.parametrize(
    ("kind", "cards", "old", "number"),
    [
        ("single", "7C 7H 9D", "7H", 2),
        ("pair", "7C 7H 7S 9D 9C", "7D 7H", 4),
        ("full house", "9D 9C 9S 4D 4C 3D 3C", "9D 9C 9S 3H 3S", 1),
        ("four of a kind", "9D 9C 9H 9S 3D", "9D 9C 9H 9S 2D", 1),
    ],
)
def test_only_what_is_good_enough_counts(kind: str, cards: str, old: str, number: int) -> None:
    assert number_in(kind, cards, old) == number


def test_three_jokers_and_a_fitting_suit_are_no_four_of_a_kind_where_they_may_run() -> None:
    cards = "5D 6D KC JOKER JOKER JOKER"
    assert number_in("four of a kind", cards) == 3
    assert number_in("four of a kind", cards, threeJokerStraightFlush=True) == 2


def test_the_ranks_that_reach_a_card_and_those_below_one_are_all_the_ranks() -> None:
    assert [ranks_from(4 * rank + 1) | ranks_below(rank) for rank in range(13)] == [0x1FFF] * 13
    assert [ranks_from(4 * rank + 1) & ranks_below(rank) for rank in range(13)] == [0] * 13
