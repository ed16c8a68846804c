"""What the table says to a player."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.rules.hands import strength
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, laid, new_match, say, stand_pat
from parlour.games.five_card_draw.words.hand_names import hand_name
from parlour.games.five_card_draw.words.prompts import why_closed


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("AS KD 10C 7H 3S", "ace high"),
        ("6S 6H KD QC 9S", "a pair of sixes"),
        ("JS JH 7D 7C AS", "two pair, jacks and sevens"),
        ("8S 8H 8D KC 2S", "three eights"),
        ("5S 4H 3D 2C AS", "a straight to the five"),
        ("AC 10C 7C 5C 3C", "a flush to the ace"),
        ("QS QH QD 9C 9H", "a full house, queens over nines"),
        ("KS KH KD KC 7S", "four kings"),
        ("9H 8H 7H 6H 5H", "a straight flush to the nine"),
        ("AS KS QS JS 10S", "a royal flush"),
    ],
)
def test_a_hand_is_named_as_players_name_it(cards: str, name: str) -> None:
    assert hand_name(strength(parse_cards(cards))) == name


def test_a_player_is_told_what_it_holds() -> None:
    assert laid(SPARE_HANDS[:2]).view(1).notes == ["You hold a pair of queens."]


def test_a_player_who_has_folded_holds_nothing() -> None:
    position = new_match(3, variant="fixed-limit")
    say(position, "FOLD")
    assert position.view(0).notes == []


def test_the_prompt_names_the_price() -> None:
    position = laid(SPARE_HANDS[:2], chips=[100, 3])
    say(position, "BET 2")
    assert position.view(1).prompt == "The bet is 2: 1 to call, all you have."


def test_the_prompt_of_an_open_round() -> None:
    assert new_match().view(0).prompt == "No bet yet: check, bet or fold."


def test_the_prompt_of_the_draw_names_how_many() -> None:
    position = new_match(mostDrawn=3)
    say(position, "CHECK", "CHECK")
    assert position.view(0).prompt == "The draw: throw away up to 3 cards, or stand pat with none."


def test_a_draw_in_a_betting_round_is_explained() -> None:
    assert why_closed(new_match(), 0, "DRAW") == "A betting round is on."


def test_a_closed_bet_in_the_draw_is_explained() -> None:
    position = new_match()
    say(position, "CHECK", "CHECK")
    assert {why_closed(position, 0, verb) for verb in ("FOLD", "BET", "RAISE")} == {"This is the draw."}


def test_nothing_is_said_after_the_match() -> None:
    position = laid(SPARE_HANDS[:2], target=4)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK")
    assert position.view(0).notes == []
