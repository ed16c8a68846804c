"""What the table says to a player, as the player reads it."""

import pytest

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, lay_table, new_game

NAMES = ("Ann", "Ben", "Cy", "Di", "Ed", "Flo")


def in_words(position: BastardBrag, sentence: Sentence | None, viewer: int = 0, language: str = "en") -> str:
    assert sentence is not None
    return GAME.phrasebook(language).say(sentence, GAME.hearer(position.rules, language, NAMES, viewer))


def prompt(position: BastardBrag, language: str = "en") -> str:
    seat = position.to_act()[0]
    return in_words(position, GAME.briefing(position, seat).prompt, seat, language)


def refusal_text(position: BastardBrag, verb: str, language: str = "en") -> str:
    """The refusal of a move by the seat whose turn it is, in full."""
    seat = position.to_act()[0]
    with pytest.raises(Refused) as caught:
        position.play(seat, Move(verb))
    return in_words(position, GAME.refusal(caught.value, position, seat), seat, language)


def table_with_knock(knocker: int) -> BastardBrag:
    position = in_play(3, turns=3)
    position.knocker = knocker
    return position


def test_the_dealer_is_asked_to_deal() -> None:
    assert prompt(new_game()) == "You deal: in the usual order, or in any order you like."


def test_the_prompt_names_what_is_open() -> None:
    assert prompt(in_play(3)) == "Your turn: swap one card or swap all three."
    assert prompt(in_play(3, turns=3)) == "Your turn: swap one card, swap all three or knock."
    assert prompt(in_play(3, allowPass=True)) == "Your turn: swap one card, swap all three or pass."


def test_the_prompt_tells_of_a_knock() -> None:
    last = "Cy has knocked, this is your last turn: swap one card or swap all three."
    assert prompt(table_with_knock(2)) == last


def test_after_a_swap_the_prompt_asks_for_the_knock() -> None:
    position = in_play(2, turns=2, knockAfterSwap=True)
    position.play(0, Move("SWAP_SINGLE", slots=(0, 0)))
    assert prompt(position) == "You have swapped: knock, or end your turn."
    assert refusal_text(position, "PASS").endswith("You have swapped already.")


def test_a_player_is_told_what_the_hand_is_worth() -> None:
    position = lay_table(["9S 9D 4C", "2S 7D KC"])
    [note] = GAME.briefing(position, 0).notes
    assert in_words(position, note) == "You hold: Pair, 109 points."
    assert in_words(position, note, language="de") == "Du hältst: Paar, 109 Punkte."


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    assert GAME.briefing(new_game(), 0).notes == []


def test_a_closed_swap_before_the_deal_says_so() -> None:
    assert refusal_text(new_game(), "SWAP_ALL").endswith("The cards are not dealt yet.")


def test_an_early_knock_is_refused_with_the_count_of_turns() -> None:
    assert refusal_text(in_play(3, turns=1), "KNOCK").endswith("1 of 3 players have had their turn.")


def test_a_second_knock_is_refused_with_the_name_of_the_first_knocker() -> None:
    assert refusal_text(table_with_knock(2), "KNOCK").endswith("Cy has knocked already.")


def test_what_house_rules_close_needs_no_further_reason() -> None:
    assert (
        refusal_text(in_play(2), "PASS")
        == "Pass: You may pass on your turn only where the house rules allow it."
    )


def test_the_places_of_the_deal_are_named_for_the_dealer() -> None:
    position = new_game(2)
    dealer = position.dealer
    [order] = [form for form in position.moves(dealer).forms() if form.verb == "DEAL_IN_ORDER"]
    mine, last = order.pools[0].names[3 * dealer], order.pools[0].names[-1]
    assert [in_words(position, name, dealer) for name in (mine, last)] == ["Your card 1", "centre card 3"]
    assert in_words(position, mine, 1 - dealer) == f"{NAMES[dealer]}'s card 1"


def test_a_german_player_is_asked_and_refused_in_german() -> None:
    assert (
        prompt(in_play(3, turns=3), "de")
        == "Du bist dran: tausche eine Karte, tausche alle drei oder klopfe."
    )
    assert prompt(table_with_knock(2), "de").startswith("Cy hat geklopft, das ist dein letzter Zug: ")
    assert refusal_text(in_play(3, turns=1), "KNOCK", "de").startswith("Klopfen: Wenn du dran bist, ")
    assert refusal_text(in_play(3, turns=1), "KNOCK", "de").endswith("Bisher an der Reihe: 1 von 3 Spielern.")
