"""A bot's card turn: it looks, turns, takes and swaps what helps."""

import pytest

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.bots.card_turn import take_card
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.bots.test_chances import TO_CARDS, odds_of
from parlour.games.three_card_brag.tests.laid import laid, play


def chosen(position: ThreeCardBrag) -> Move:
    odds = odds_of(position)
    return take_card(odds.sight, odds)


def turned(hand: str, card: str) -> ThreeCardBrag:
    """The first player has turned this card."""
    return play(laid([hand, "2C 3D 7H"], stock=card), *TO_CARDS, "DRAW_FROM_DECK")


def left_lying(hand: str, card: str) -> ThreeCardBrag:
    """The first player has turned this card and left it to the second."""
    return play(laid(["AS KD JC", hand], stock=card), *TO_CARDS, "DRAW_FROM_DECK", "PASS")


def test_it_looks_before_it_takes_a_card() -> None:
    assert chosen(play(laid(["9S 9D 4C", "2C 3D 7H"]), "CHECK", "CHECK")) == Move("SEE_HAND")


def test_it_turns_a_card_when_one_could_help() -> None:
    assert chosen(play(laid(["9S 9D 4C", "2C 3D 7H"]), *TO_CARDS)) == Move("DRAW_FROM_DECK")


def test_it_passes_when_no_card_could_help() -> None:
    assert chosen(play(laid(["3S 3D 3C", "2C 4D 7H"]), *TO_CARDS)) == Move("PASS")


def test_it_passes_when_the_rules_leave_the_stock_alone() -> None:
    position = play(laid(["9S 9D 4C", "2C 3D 7H"], drawFromDeckAllowed=False), *TO_CARDS)
    assert chosen(position) == Move("PASS")


@pytest.mark.parametrize(
    ("card", "place"), [("9H", 2), ("KH", 2), ("10D", 2)], ids=["a prial", "a kicker", "a better kicker"]
)
def test_it_swaps_its_worst_card(card: str, place: int) -> None:
    assert chosen(turned("9S 9D 4C", card)) == Move("SWAP_CARD", slots=(place,))


def test_it_leaves_a_card_that_helps_nothing() -> None:
    assert chosen(turned("9S 9D 4C", "2D")) == Move("PASS")


def test_it_picks_up_a_card_that_helps() -> None:
    assert chosen(left_lying("9S 9D 4C", "9H")) == Move("PICK_FROM_FLOOR")


def test_it_leaves_a_card_on_the_floor_that_helps_nothing() -> None:
    assert chosen(left_lying("9S 9D 4C", "2D")) == Move("PASS")


def test_it_swaps_what_it_picked_up() -> None:
    position = play(left_lying("9S 9D 4C", "9H"), "PICK_FROM_FLOOR")
    assert chosen(position) == Move("SWAP_CARD", slots=(2,))


def test_it_takes_the_trump_for_what_it_may_become() -> None:
    position = laid(["KS QS 4D", "2C 3D 7H"], stock="2H", trump="2H")
    assert chosen(play(position, *TO_CARDS, "DRAW_FROM_DECK")) == Move("SWAP_CARD", slots=(2,))
