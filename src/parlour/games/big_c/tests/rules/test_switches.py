"""Every switch of the rules, flipped and shown to work."""

from typing import Any

import pytest

from parlour.games.big_c.rules.table import OVER
from parlour.games.big_c.tests.laid import (
    after,
    kind_name,
    lay_table,
    new_game,
    read_hand,
    refusal_of,
    sizes,
    stands,
    stool,
)


def cards_in_the_shoe(**switches: Any) -> int:
    position = new_game(5, **switches)
    return sum(sizes(position)) + position.left


@pytest.mark.parametrize(
    ("switches", "cards"),
    [
        ({}, 3 * 54),
        ({"decks": 5}, 5 * 54),
        ({"jokersPerDeck": 0}, 3 * 52),
        ({"seatsPerDeck": 2}, 4 * 54),
        ({"extraDecks": 0}, 2 * 54),
    ],
)
def test_switches_of_the_shoe(switches: dict[str, object], cards: int) -> None:
    assert cards_in_the_shoe(**switches) == cards


def test_hand_size() -> None:
    assert sizes(new_game(3, handSize=20)) == [20, 20, 20]


def test_allow_equal() -> None:
    hands = ["7S KS", "7S KD"]
    assert after(lay_table(hands), "7S", "7S").owner == 1
    assert "that beats what is" in refusal_of(after(lay_table(hands, allowEqual=False), "7S"), "7S")


def test_pair_order() -> None:
    assert stands("3C 3S", "3D 3S") == "equal"
    assert stands("3C 3S", "3D 3S", pairOrder="all") == "higher"
    assert stands("3D JOKER 3S", "3D 3C 3S", pairOrder="all") == "lower"


@pytest.mark.parametrize(
    ("rule", "high_steps", "low_steps"),
    [("either", "half", "half"), ("high", "half", "none"), ("low", "none", "half")],
)
def test_half_rule(rule: str, high_steps: str, low_steps: str) -> None:
    assert stool("3D 3S", "3C 3H", halfRule=rule) == high_steps
    assert stool("5D 5S", "4C 4S", halfRule=rule) == low_steps


def test_two_pair_second() -> None:
    better, worse = "9D 9C 10D 10C 4H", "8D 8C 10D 10C 3H"
    assert (stands(better, worse), stands(worse, better)) == ("lower", "lower")
    assert stands(better, worse, twoPairSecond=True) == "higher"
    assert stands(worse, better, twoPairSecond=True) == "lower"


@pytest.mark.parametrize("cards", ["AD 2C 3D 4H 5S", "2C 3D 4H 5S 6S", "AD 3D 4H JOKER JOKER"])
def test_straight_wrap(cards: str) -> None:
    assert kind_name(read_hand(cards)) != "straight"
    assert kind_name(read_hand(cards, straightWrap="bigTwo")) == "straight"


def test_three_joker_straight_flush() -> None:
    cards = "5D 6D JOKER JOKER JOKER"
    assert kind_name(read_hand(cards)) == "four of a kind"
    assert kind_name(read_hand(cards, threeJokerStraightFlush=True)) == "straight flush"


def test_pass_locks() -> None:
    hands = ["5D 10D KS", "6C AD", "9C 3H"]
    assert after(lay_table(hands), "5D", "PASS", "9C", "10D").turn == 1
    assert after(lay_table(hands, passLocks=True), "5D", "PASS", "9C", "10D").turn == 2


def test_a_lock_ends_with_the_round() -> None:
    position = after(lay_table(["5D 10D KS", "6C AD", "9C 3H"], passLocks=True), "5D", "PASS", "PASS", "10D")
    assert position.turn == 1


def test_pass_draws() -> None:
    hands = ["5D KS", "9C 3H"]
    assert sizes(after(lay_table(hands), "5D", "PASS")) == [1, 2]
    assert sizes(after(lay_table(hands, passDraws=True), "5D", "PASS")) == [1, 3]


def test_pass_penalty() -> None:
    assert sizes(after(lay_table(["5D KS", "9C 3H"], passDraws=True, passPenalty=3), "5D", "PASS")) == [1, 5]


@pytest.mark.parametrize(("switch", "cards"), [("fullPenalty", "7S"), ("halfPenalty", "8D")])
def test_penalties(switch: str, cards: str) -> None:
    dear: dict[str, Any] = {switch: 6}
    assert sizes(after(lay_table(["7S KS", "7S 8D"], **dear), "7S", cards)) == [7, 1]


LAST_HAND = ["7S", "8D 9D", "3H 9H"]


def test_last_hand_footstool_off() -> None:
    assert after(lay_table(LAST_HAND), "7S").stage == OVER


@pytest.mark.parametrize("plays", [["PASS", "PASS"], ["9D"], ["PASS", "9H"]])
def test_a_last_hand_that_is_not_stood_upon_wins(plays: list[str]) -> None:
    position = after(lay_table(LAST_HAND, lastHandFootstool=True), "7S", *plays)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


def test_a_last_hand_that_is_stood_upon_brings_its_owner_back() -> None:
    position = after(lay_table(LAST_HAND, lastHandFootstool=True), "7S", "8D")
    assert position.outcome() is None
    assert sizes(position) == [1, 1, 2]


def test_a_last_hand_wins_when_there_is_nothing_to_draw() -> None:
    position = after(lay_table(LAST_HAND, stock="", lastHandFootstool=True), "7S", "8D")
    assert position.stage == OVER
