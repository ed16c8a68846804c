"""The close of a hand: who beat whom, by what, and for how much."""

from parlour.engine.play.events import Event
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import Listener, in_words, lay_table, say, stand_pat

FIVES, JACKS = "5S 5H 5D 9C 2C", "JS JH 7D 7C 3C"


def close_of(position: FiveCardDraw) -> Event:
    """Return what closes a hand in which everybody checks and stands pat."""
    listener = Listener()
    say(position, *["CHECK"] * position.seats, teller=listener)
    stand_pat(position)
    say(position, *["CHECK"] * position.seats, teller=listener)
    return next(event for event in listener.events if event.close is not None)


def test_both_hands_and_the_amount_are_said() -> None:
    position = lay_table([FIVES, JACKS])
    said = in_words(position, close_of(position).sentence(0), 0)
    assert said.startswith("Your three of a kind (fives) beats ")
    assert "two pair (jacks and sevens) and takes 4" in said


def test_the_cards_that_make_a_hand_are_raised() -> None:
    close = close_of(lay_table([FIVES, JACKS])).close
    assert close is not None
    assert close.raised == {"hand@0": (0, 1, 2), "hand@1": (0, 1, 2, 3)}
    assert (close.winners, close.beaten) == ([0], [1])


def test_who_folded_is_called_that_and_nothing_else() -> None:
    listener = Listener()
    position = lay_table([FIVES, JACKS])
    say(position, "BET 2", "FOLD", teller=listener)
    event = next(event for event in listener.events if event.close is not None)
    assert event.close is not None
    assert {seat: in_words(position, name) for seat, name in event.close.hands.items()} == {1: "folded"}
    assert in_words(position, event.sentence(0), 0).startswith("Everybody else folded: you take ")
