"""How hands stand among all hands."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.bastard_brag.odds.standing import standing_of
from parlour.games.bastard_brag.tests.laid import card, rules_with

STANDING = standing_of(rules_with())


def share(hand: str) -> float:
    return STANDING.share(STANDING.scores.strength(parse_cards(hand)))


def test_the_best_hand_beats_all_but_its_equals() -> None:
    assert share("3S 3D 3C") == pytest.approx(1 - 2 / 22_100)


def test_equal_hands_count_half() -> None:
    """16,440 of 22,100 hands are nothing, and nothing is lower."""
    assert share("KS 9D 4C") == pytest.approx(16_440 / 22_100 / 2)


def test_two_cards_promise_what_they_make_with_a_third() -> None:
    pair, run, nothing = (
        STANDING.promise(card(one), card(other)) for one, other in [("9S", "9D"), ("9S", "10S"), ("2S", "9D")]
    )
    assert pair > run > nothing


def test_a_promise_does_not_depend_on_the_order() -> None:
    assert STANDING.promise(card("9S"), card("JD")) == STANDING.promise(card("JD"), card("9S"))


def test_two_jokers_promise_most() -> None:
    wild = standing_of(rules_with(jokers=2))
    assert wild.promise(0, 0) > wild.promise(0, card("9S")) > wild.promise(card("2S"), card("9D"))


def test_it_is_worked_out_once() -> None:
    assert standing_of(rules_with()) is STANDING
