"""Breaking a hand into plays at a glance."""

import pytest

from parlour.cards.notation import cards_text, parse_cards
from parlour.games.big_c.rules.card_order import CODES
from parlour.games.big_c.rules.hands import NO_HAND, reading
from parlour.games.big_c.tests.laid import hand_cards, new_game, terms_with
from parlour.games.big_c.thinking.split import split_hand


def plays(hand: str) -> list[str]:
    return [cards_text([CODES[height] for height in play]) for play in split_hand(parse_cards(hand))]


@pytest.mark.parametrize(
    ("hand", "broken"),
    [
        ("3D 5C 5H 9S 9D 9C", ["9D 9C 9S 5C 5H", "3D"]),
        ("4D 5C 6H 7S 8D KC KD", ["4D 5C 6H 7S 8D", "KD KC"]),
        ("3H 5H 8H JH KH 4D", ["3H 5H 8H JH KH", "4D"]),
        ("6D 6C 6H 6S JH", ["6D 6C 6H 6S JH"]),
        ("5C 5H 8D 8S QD KD", ["5C 5H 8D 8S QD", "KD"]),
        ("JOKER 5C 5H 8D 8S QD KD", ["JOKER 5C 5H 8D 8S", "QD", "KD"]),
        ("4D 4C 5C 5H 6H 6S 7S 7C 8D 8C", ["4D 4C", "5C 5H", "6H 6S", "7C 7S", "8D 8C"]),
    ],
)
def test_a_hand_falls_into_few_plays(hand: str, broken: list[str]) -> None:
    assert plays(hand) == broken


def test_jokers_keep_low_cards_company() -> None:
    assert [len(play) for play in split_hand(parse_cards("3D KC JOKER JOKER"))] == [2, 2]


def test_lone_jokers_are_no_play() -> None:
    assert split_hand([0, 0]) == []


@pytest.mark.parametrize("seed", range(20))
def test_every_play_is_a_hand_and_nothing_but_jokers_is_left(seed: int) -> None:
    hand = hand_cards(new_game(2, seed), 0)
    broken = [[CODES[height] for height in play] for play in split_hand(hand)]
    assert all(reading(tuple(play), terms_with()).kind != NO_HAND for play in broken)
    assert sorted(card for play in broken for card in play if card) == sorted(card for card in hand if card)
