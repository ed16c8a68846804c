"""Buckets of five cards, what a draw throws away, and real cards in their places."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.hands import strength
from parlour.games.five_card_draw.solver.cards import DrawCards
from parlour.games.five_card_draw.solver.hands import (
    BUCKETS,
    dealt_bucket,
    discards,
    final_bucket,
    straight_draw,
)
from parlour.kit.solving.tree import Payoff, Shift

PAIR = parse_cards("9S 9D AH 5C 2D")
TWO_PAIR = parse_cards("8S 8D AH AC 2S")


def test_a_better_final_hand_is_never_in_a_lower_bucket() -> None:
    luck, cards = Luck(5), pack()
    hands = []
    for _ in range(300):
        luck.shuffle(cards)
        hands.append(cards[:5])
    hands.sort(key=strength)
    buckets = [final_bucket(hand) for hand in hands]
    assert buckets == sorted(buckets)


def test_every_hand_has_a_bucket_below_their_number() -> None:
    luck, cards = Luck(6), pack()
    for _ in range(300):
        luck.shuffle(cards)
        assert 0 <= dealt_bucket(cards[:5]) < BUCKETS


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("AS AD 9H 5C 2D", "KS KD 9H 5C 2D"),
        ("AS KD 9H 5C 2D", "AS QD 9H 5C 2D"),
        ("9S 8S 4S 3S KD", "9S 8S 4S 3H KD"),
        ("9S 8D 7S 6H KD", "9S 8D 7S 5H KD"),
        ("9S 9D 4S 3S 2S", "9S 9D 4S 3S 2H"),
    ],
)
def test_these_hands_are_told_apart_before_the_draw(one: str, two: str) -> None:
    assert dealt_bucket(parse_cards(one)) != dealt_bucket(parse_cards(two))


def test_suits_alone_do_not_change_the_bucket() -> None:
    assert dealt_bucket(parse_cards("AS AD 9H 5C 2D")) == dealt_bucket(parse_cards("AC AH 9D 5S 2H"))


@pytest.mark.parametrize(
    ("hand", "count", "thrown"),
    [
        ("9S 9D AH 5C 2D", 3, [2, 3, 4]),
        ("9S 9D AH 5C 2D", 2, [3, 4]),
        ("9S 9D AH AC 2D", 1, [4]),
        ("9S 8S 4S 3S KD", 1, [4]),
        ("9S 8D 7S 6H KD", 1, [4]),
        ("9S 9D 4S 3S 2S", 1, [1]),
        ("KS QD 7S 6H 2D", 3, [2, 3, 4]),
        ("KS QD 7S 6H 2D", 0, []),
    ],
)
def test_a_draw_keeps_what_is_paired_or_nearly_made(hand: str, count: int, thrown: list[int]) -> None:
    assert discards(parse_cards(hand), count) == thrown


def test_four_in_a_row_are_an_open_draw_unless_they_end_in_an_ace() -> None:
    assert straight_draw((2, 6, 7, 8, 9)) == ((6, 7, 8, 9), False)
    assert straight_draw((2, 11, 12, 13, 14)) == ((11, 12, 13, 14), True)


def test_an_ace_may_be_low_in_a_draw() -> None:
    assert straight_draw((2, 3, 5, 9, 14)) == ((2, 3, 5, 14), True)


def test_a_draw_keeps_the_pair_and_brings_new_cards() -> None:
    draw = Shift(0, "draw 3", Payoff("any", 0))
    _, after = DrawCards().shifted(PAIR, [draw], TWO_PAIR, Luck(1))
    assert list(after[:2]) == PAIR[:2]
    assert not set(after[2:]) & {*PAIR, *TWO_PAIR}


def test_the_bucket_is_that_of_the_stage() -> None:
    cards = DrawCards()
    assert cards.bucket(PAIR, "kb") == cards.bucket(PAIR, "kbc/3") == dealt_bucket(PAIR)
    assert cards.bucket(PAIR, "kbc/31/k") == final_bucket(PAIR)


def test_the_better_hand_wins_a_showdown() -> None:
    assert DrawCards().duel("show", PAIR, TWO_PAIR) == -1
    assert DrawCards().duel("any", PAIR, TWO_PAIR) == 1
