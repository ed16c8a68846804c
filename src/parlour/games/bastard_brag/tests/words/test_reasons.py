"""Why a move is worth making: what it makes of the hand, and why where that is less than before."""

from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import lay_table, turn_up

KNOCK, END_TURN = Move("KNOCK"), Move("END_TURN")
RIVAL = "2C 7D KH"


def swap(hand: int, centre: int) -> Move:
    return Move("SWAP_SINGLE", slots=(hand, centre))


def reasons(position: BastardBrag, move: Move) -> dict[str, Sentence]:
    return {reason.key: reason for reason in GAME.words.reasons(position, 0, move)}


def test_a_swap_that_makes_the_hand_better_needs_no_more_words() -> None:
    told = reasons(lay_table(["9S 9D 4C", RIVAL], "9H 8S QD"), swap(2, 0))
    assert list(told) == ["reason.hand", "reason.swap", "reason.knock-later"]


def test_a_hand_that_must_be_broken_up_is_said_to_be() -> None:
    """Whatever is swapped into three kings, less is left; so it goes for the least loss."""
    told = reasons(lay_table(["KS KD KH", "2C 7D 3H"], "5C 8S QD"), swap(0, 1))
    assert told["reason.hidden"].fields["share"] < told["reason.hand"].fields["share"]
    assert "reason.least-loss" in told


def test_what_speaks_for_another_swap_is_not_told_as_a_reason() -> None:
    """To break up a pair of kings for nothing is no better in the long run, either."""
    told = reasons(lay_table(["KS KD 4C", RIVAL], "QH 8S 7C"), swap(0, 0))
    assert list(told) == ["reason.knock-later"]


def test_a_swap_that_pays_in_the_long_run_says_how_much() -> None:
    """Two nines are kept for now by giving the four away, but seat 1 holds the other two for all to see."""
    position = lay_table(["9S 4D 4C", "9C 9D 2H"], "KH 8S 6C", turns=0)
    turn_up(position, 3, 4)
    told = reasons(position, swap(1, 0))
    assert "reason.looks-ahead" not in told or told["reason.looks-ahead"].fields["lives"] > 0


def test_a_knock_on_a_fair_hand_tells_the_hand() -> None:
    told = reasons(lay_table(["9S 9D 4C", RIVAL], turns=2), KNOCK)
    assert list(told) == ["reason.hand", "reason.knock"]


def test_a_knock_on_nothing_does_not_boast_of_the_hand() -> None:
    assert list(reasons(lay_table(["9S 8D 4C", RIVAL], turns=2), KNOCK)) == ["reason.knock"]


def test_after_a_swap_no_other_swap_is_spoken_of() -> None:
    position = lay_table(["2S 8D 4C", RIVAL], "2H 8S 8H", turns=2, knockAfterSwap=True)
    position.has_swapped = True
    assert list(reasons(position, END_TURN)) == ["reason.hand", "reason.knock-open"]


def test_a_pass_is_for_a_hand_that_no_swap_betters() -> None:
    position = lay_table(["9S 9D 9H", RIVAL], turns=1, allowPass=True)
    assert "reason.no-better-swap" in reasons(position, Move("PASS"))
