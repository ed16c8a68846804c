"""What the table says to a player."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.hands import hand_name, strength
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import CHIPS
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    in_words,
    lay_table,
    new_match,
    refusal,
    say,
    stand_pat,
)


def prompt(position: FiveCardDraw) -> str:
    """What is asked of whoever is to act."""
    seat = position.to_act()[0]
    asked = GAME.briefing(position, seat).prompt
    assert asked is not None
    return in_words(position, asked, seat)


def notes(position: FiveCardDraw, seat: int) -> list[str]:
    return [in_words(position, note, seat) for note in GAME.briefing(position, seat).notes]


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
    assert in_words(new_match(), hand_name(strength(parse_cards(cards)))) == name


def test_a_player_is_told_what_it_holds() -> None:
    assert notes(lay_table(SPARE_HANDS[:2]), 1) == ["You hold a pair of queens."]


def test_a_player_who_has_folded_holds_nothing() -> None:
    position = new_match(3, variant="fixed-limit")
    say(position, "FOLD")
    assert notes(position, 0) == []


def test_nothing_is_said_after_the_match() -> None:
    position = lay_table(SPARE_HANDS[:2], target=4)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK")
    assert notes(position, 0) == []


@pytest.mark.parametrize(
    ("chips", "asked"), [(3, "The bet is 2: 1 to call, all you have."), (100, "The bet is 2: 2 to call.")]
)
def test_the_prompt_names_the_price(chips: int, asked: str) -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[100, chips])
    say(position, "BET 2")
    assert prompt(position) == asked


def test_the_prompt_of_an_open_round() -> None:
    assert prompt(new_match()) == "No bet yet: check, bet or fold."


def test_where_nobody_could_answer_a_bet_none_is_proposed() -> None:
    position = lay_table(SPARE_HANDS[:3], chips=[2, 100, 100], variant="fixed-limit")
    position.numbers[CHIPS + 2] = 0
    assert prompt(position) == "Check or fold."


@pytest.mark.parametrize(("most", "asked"), [(3, "throw away up to 3 cards"), (1, "throw away one card")])
def test_the_prompt_of_the_draw_names_how_many(most: int, asked: str) -> None:
    position = new_match(mostDrawn=most)
    say(position, "CHECK", "CHECK")
    assert prompt(position) == f"The draw: {asked}, or stand pat with none."


def test_a_draw_in_a_betting_round_is_explained() -> None:
    assert refusal(new_match(), "DRAW").endswith(" A betting round is on.")


@pytest.mark.parametrize("action", ["FOLD", "BET 1", "RAISE 2"])
def test_a_closed_bet_in_the_draw_is_explained(action: str) -> None:
    position = new_match()
    say(position, "CHECK", "CHECK")
    assert refusal(position, action).endswith(" This is the draw.")


def test_one_of_something_is_said_as_one() -> None:
    once = new_match(variant="fixed-limit", mostRaises=1)
    say(once, "BET 2", "RAISE 4")
    assert refusal(once, "RAISE 6").endswith(" The bet has been raised once.")
    poor = lay_table(SPARE_HANDS[:2], chips=[100, 3], variant="fixed-limit")
    say(poor, "BET 2")
    assert refusal(poor, "RAISE 4").endswith(" You have 1 chip left.")


def price(position: FiveCardDraw, verb: str, amount: int = 0) -> tuple[int, str]:
    """What a move of whoever is to act costs, and why."""
    seat = position.to_act()[0]
    found = GAME.briefing(position, seat).prices[verb]
    assert found.why is not None
    return found.of(amount), in_words(position, found.why, seat)


def test_a_move_says_what_it_costs_and_why() -> None:
    position = lay_table(SPARE_HANDS[:2])
    assert price(position, "CHECK") == (0, "costs nothing")
    assert price(position, "BET", 1) == (1, "at most 2 this round")
    say(position, "BET 1")
    assert price(position, "CALL") == (1, "the bet is 1")
    assert price(position, "RAISE", 2) == (2, "at most 2 this round")
    say(position, "RAISE 2")
    assert price(position, "CALL") == (1, "the bet is 2, 1 are in")


def test_a_raise_counts_what_is_in_already() -> None:
    position = new_match(variant="fixed-limit")
    say(position, "BET 2", "RAISE 4")
    assert price(position, "RAISE", 6) == (4, "in all, 2 are in")


def test_whoever_calls_with_the_last_chips_is_told_so() -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[100, 3])
    say(position, "BET 2")
    assert price(position, "CALL") == (1, "all you have")
