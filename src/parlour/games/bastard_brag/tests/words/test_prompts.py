"""What the table says to a player."""

from parlour.games.bastard_brag.tests.laid import in_play, laid, new_game
from parlour.games.bastard_brag.words.prompts import hand_notes, prompt_for, why_closed


def test_the_dealer_is_asked_to_deal() -> None:
    assert prompt_for(new_game()).startswith("You deal")


def test_the_prompt_names_what_is_open() -> None:
    assert prompt_for(in_play(3)) == "Your turn: swap one card or swap all three."
    assert prompt_for(in_play(3, turns=3)) == "Your turn: swap one card, swap all three or knock."


def test_the_prompt_tells_of_a_knock() -> None:
    position = in_play(3, turns=3)
    position.knocker = 2
    assert prompt_for(position).startswith("Seat 2 has knocked, this is your last turn")


def test_a_player_is_told_what_the_hand_is_worth() -> None:
    assert hand_notes(laid(["9S 9D 4C", "2S 7D KC"]), 0) == ["You hold: Pair, 109 points."]


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    assert hand_notes(new_game(), 0) == []


def test_a_closed_swap_before_the_deal_says_so() -> None:
    assert why_closed(new_game(), "SWAP_ALL") == "The cards are not dealt yet."
