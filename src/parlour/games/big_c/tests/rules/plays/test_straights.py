"""Families of five cards that hang on ranks and suits together."""

import pytest

from parlour.cards.pack import pack
from parlour.games.big_c.tests.counting import number_in, number_of


@pytest.mark.parametrize(
    ("kind", "plain", "wrapped"),
    [
        ("two pairs", 123_552, 123_552),
        ("flush", 5_112, 5_104),
        ("straight", 9_180, 11_220),
        ("straight flush", 36, 44),
    ],
)
def test_a_whole_deck_holds_as_many_as_can_be_worked_out(kind: str, plain: int, wrapped: int) -> None:
    assert number_of(kind, pack()) == plain
    assert number_of(kind, pack(), straightWrap="bigTwo") == wrapped


@pytest.mark.parametrize(
    ("kind", "cards", "number"),
    [
        ("two pairs", "4D 4S 9C 9H KD", 1),
        ("two pairs", "4D 4S 9C KD JOKER", 1),
        ("two pairs", "4D 9C KD JOKER JOKER", 1),
        ("two pairs", "4D 4D 9D 9D KD", 0),
        ("flush", "4D 4D 9D 9D KD", 1),
        ("flush", "4D 4D 4D 9D KD", 1),
        ("flush", "4D 6D 9D JD KD 2D", 6),
        ("straight", "4D 5C 6D 7H JOKER", 1),
        ("straight", "4D 5C 6D JOKER JOKER", 1),
        ("straight flush", "4D 5D 6D 7D 8D JOKER", 6),
        ("straight flush", "4D JOKER JOKER JOKER JOKER", 1),
    ],
)
def test_what_a_few_cards_hold(kind: str, cards: str, number: int) -> None:
    assert number_in(kind, cards) == number


@pytest.mark.parametrize(
    ("kind", "cards", "old", "number"),
    [
        ("flush", "4D 6D 9D JD KD 2D", "3C 5C 7C 9C KC", 5),
        ("straight", "4D 5C 6D 7H 8D 8S", "4C 5D 6H 7C 8C", 1),
        ("straight flush", "4D 5D 6D 7D 8D", "4C 5C 6C 7C 8C", 0),
        ("two pairs", "4D 4S 9C 9H KD", "3D 3C 9D 9H KC", 0),
        ("two pairs", "4D 4S 9C 9H KD", "4D 4S 9D 9H 2C", 1),
    ],
)
def test_only_what_is_good_enough_counts(kind: str, cards: str, old: str, number: int) -> None:
    assert number_in(kind, cards, old) == number
