"""Imagined players of Three Card Brag."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import laid, play
from parlour.games.three_card_brag.thinking.moves import sketch

RIVAL = "2C 7D KH"
PRIAL, NOTHING = "9S 9D 9H", "3S 5D 8H"


def words(position: ThreeCardBrag, times: int = 40) -> list[str]:
    """What they say here, many times over."""
    return [sketch(position, position.turn, Luck(seed)).verb for seed in range(times)]


def at_the_cards(hand: str, stock: str) -> ThreeCardBrag:
    """Seat 0 has looked, everybody has checked, and this is the stock."""
    return play(laid([hand, RIVAL], stock=stock), "SEE_HAND", "CHECK", "CHECK")


def test_they_look_before_they_say_anything() -> None:
    assert set(words(laid([PRIAL, RIVAL]))) == {"SEE_HAND"}
    assert set(words(play(laid([RIVAL, PRIAL]), "BET_BLIND"))) == {"SEE_HAND"}


@pytest.mark.parametrize(("hand", "word"), [(PRIAL, "BET"), (NOTHING, "CHECK")])
def test_they_bet_a_good_hand_and_check_a_poor_one(hand: str, word: str) -> None:
    assert set(words(play(laid([hand, RIVAL]), "SEE_HAND"))) == {word}


@pytest.mark.parametrize(("hand", "word"), [(PRIAL, "RAISE"), (NOTHING, "FOLD")])
def test_they_answer_a_bet_by_what_they_hold(hand: str, word: str) -> None:
    said = words(play(laid([RIVAL, hand]), "SEE_HAND", "BET 100", "SEE_HAND"))
    assert set(said) == {word}


def test_two_good_hands_do_not_raise_each_other_for_ever() -> None:
    position, turns = laid([PRIAL, "AS AD AH"]), 0
    while position.round == 1 and not position.is_over():
        position.apply(position.turn, sketch(position, position.turn, Luck(1)))
        turns += 1
    assert turns < 30


def test_they_turn_a_card_and_take_it_when_it_helps() -> None:
    position = at_the_cards("9S 9D 4H", "9C")
    assert sketch(position, 0, Luck(1)) == Move("DRAW_FROM_DECK")
    play(position, "DRAW_FROM_DECK")
    assert sketch(position, 0, Luck(1)) == Move("SWAP_CARD", slots=(2,))


def test_they_leave_a_card_that_does_not_help() -> None:
    position = play(at_the_cards(PRIAL, "2D"), "DRAW_FROM_DECK")
    assert sketch(position, 0, Luck(1)) == Move("PASS")
