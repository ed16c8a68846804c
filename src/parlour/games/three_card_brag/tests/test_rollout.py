"""Imagined players of Three Card Brag."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.move import Move
from parlour.games.three_card_brag.position import ThreeCardBrag
from parlour.games.three_card_brag.rollout import shortlist, sketch
from parlour.games.three_card_brag.tests.laid import laid, play

RIVAL = "2C 7D KH"
PRIAL, NOTHING = "9S 9D 9H", "3S 5D 8H"


def words(position: ThreeCardBrag, times: int = 40) -> list[str]:
    """What they say here, many times over."""
    return [sketch(position, position.turn, Luck(seed)).verb for seed in range(times)]


def at_the_cards(hand: str, stock: str) -> ThreeCardBrag:
    """Seat 0 has looked, everybody has checked, and this is the stock."""
    return play(laid([hand, RIVAL], stock=stock), "SEE_HAND", "CHECK", "CHECK")


def test_they_look_after_a_while() -> None:
    assert set(words(laid([PRIAL, RIVAL]))) == {"CHECK", "SEE_HAND"}


def test_they_look_before_they_answer_a_bet() -> None:
    assert set(words(play(laid([RIVAL, PRIAL]), "BET_BLIND"))) == {"SEE_HAND"}


def test_they_bet_a_good_hand() -> None:
    assert set(words(play(laid([PRIAL, RIVAL]), "SEE_HAND"))) == {"BET"}


@pytest.mark.parametrize(("hand", "word"), [(PRIAL, "RAISE"), (NOTHING, "FOLD")])
def test_they_answer_a_bet_by_what_they_hold(hand: str, word: str) -> None:
    said = words(play(laid([RIVAL, hand]), "BET_BLIND 50", "SEE_HAND"))
    assert said.count(word) > 30


def test_they_turn_a_card_and_take_it_when_it_helps() -> None:
    position = at_the_cards("9S 9D 4H", "9C")
    assert sketch(position, 0, Luck(1)) == Move("DRAW_FROM_DECK")
    play(position, "DRAW_FROM_DECK")
    assert sketch(position, 0, Luck(1)) == Move("SWAP_CARD", slots=(2,))


def test_they_leave_a_card_that_does_not_help() -> None:
    position = play(at_the_cards(PRIAL, "2D"), "DRAW_FROM_DECK")
    assert sketch(position, 0, Luck(1)) == Move("PASS")


def test_who_has_not_looked_takes_no_card() -> None:
    position = play(laid([PRIAL, RIVAL]), "CHECK", "CHECK")
    assert set(words(position)) == {"PASS"}


def test_every_word_is_worth_a_thought_and_a_few_amounts() -> None:
    listed = shortlist(play(laid([RIVAL, PRIAL]), "BET_BLIND", "SEE_HAND"), 1)
    assert {move.verb for move in listed} == {"CALL", "RAISE", "SHOW_HAND", "FOLD"}
    assert len(listed) == 7
