"""Imagined players of Five-Card Draw."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.move import Move
from parlour.games.five_card_draw.hands import strength
from parlour.games.five_card_draw.position import FiveCardDraw
from parlour.games.five_card_draw.rollout import share, shortlist, sketch, thrown
from parlour.games.five_card_draw.tests.laid import laid, say

RIVAL = "QC JD 8H 5S 3C"
FULL_HOUSE = "KC KD KH 6S 6C"
NOTHING = "2C 4D 7H 9S JC"


def words(position: FiveCardDraw, times: int = 40) -> list[str]:
    """What they say here, many times over."""
    return [sketch(position, position.to_act()[0], Luck(seed)).verb for seed in range(times)]


@pytest.mark.parametrize(
    ("hand", "places"),
    [
        ("KC KD 9H 6S 2C", [2, 3, 4]),
        ("KC KD 9H 9S 2C", [4]),
        ("KC KD KH 9S 2C", [3, 4]),
        ("5C 6D 7H 8S 9C", []),
        ("2H 5H 9H JS KH", [3]),
        ("2H 5C 9D JS KH", [0, 1, 2, 3]),
    ],
)
def test_they_keep_what_is_worth_something(hand: str, places: list[int]) -> None:
    assert thrown(parse_cards(hand), 5) == places


def test_they_throw_the_lowest_cards_where_they_may_not_throw_all() -> None:
    assert thrown(parse_cards("2H 5C 9D JS KH"), 3) == [0, 1, 2]


def test_a_hand_is_worth_less_after_the_draw() -> None:
    held = strength(parse_cards("KC KD 9H 6S 2C"))
    assert 0.4 < share(held, drawn=True) < share(held, drawn=False) < 0.95


def test_they_bet_a_good_hand() -> None:
    assert set(words(laid([FULL_HOUSE, RIVAL]))) == {"BET"}


def test_they_mostly_check_a_poor_one() -> None:
    said = words(laid([NOTHING, RIVAL]))
    assert said.count("CHECK") > 30


@pytest.mark.parametrize(("hand", "word"), [(FULL_HOUSE, "RAISE"), (NOTHING, "FOLD")])
def test_they_answer_a_bet_by_what_they_hold(hand: str, word: str) -> None:
    position = laid([RIVAL, hand])
    say(position, "BET 1")
    assert set(words(position)) == {word}


def test_every_word_is_worth_a_thought() -> None:
    position = laid([RIVAL, NOTHING])
    assert next(move.verb for move in shortlist(position, 0)) == "CHECK"
    say(position, "BET 1")
    assert {"FOLD", "CALL", "RAISE"} == {move.verb for move in shortlist(position, 1)}


def test_the_usual_draw_and_smaller_ones_are_worth_a_thought() -> None:
    position = laid(["KC KD 9H 6S 2C", RIVAL])
    say(position, "CHECK", "CHECK")
    slots = [move.slots for move in shortlist(position, 0)]
    assert slots == [(2, 3, 4), (3, 4), (4,), ()]
    assert sketch(position, 0, Luck(1)) == Move("DRAW", slots=(2, 3, 4))
