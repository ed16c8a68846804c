"""Choosing what to throw away."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.bots.discards import (
    best_draw,
    chance_after,
    four_near_a_straight,
    random_stocks,
    sensible_discards,
)
from parlour.games.five_card_draw.bots.fields import ANY, Rivals, rivals
from parlour.games.five_card_draw.tests.laid import rules_with

ANYBODY = rivals(rules_with().house_opponent, 5, [ANY])


def choice(cards: str, most: int = 5) -> list[int]:
    return best_draw(parse_cards(cards), [], ANYBODY, Luck(1), most).thrown


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("KS KH KD 7C 7S", []),
        ("JS 7D JH 7C AS", [4]),
        ("6S 5H 4D 3C 2S", []),
        ("KC QC JC 10C 2D", [4]),
    ],
)
def test_the_best_draw_is_the_one_that_wins_most(cards: str, thrown: list[int]) -> None:
    assert choice(cards) == thrown


def test_a_pair_of_aces_is_kept_rather_than_four_to_a_flush() -> None:
    assert not {0, 1} & set(choice("AC AD 7C 5C 3C"))


def test_no_more_are_thrown_than_may_be() -> None:
    assert len(choice("KD 9S QC KH 2S", most=1)) <= 1


def test_a_card_already_seen_cannot_come() -> None:
    hand = parse_cards("JS 7D JH 7C AS")
    full_houses = parse_cards("JD JC 7S 7H")
    free = best_draw(hand, [], ANYBODY, Luck(1), 5).chance
    assert best_draw(hand, full_houses, ANYBODY, Luck(1), 5).chance < free


def test_one_card_draws_are_counted_exactly() -> None:
    hand, unseen = parse_cards("AC 10C 7C 5C 3D"), parse_cards("2C 3C 2D 2H")

    class Flushes(Rivals):
        def beaten(self, value: int) -> float:
            return float(value >= 5 * 16**5)

    assert chance_after(hand, [4], unseen, [], Flushes([])) == 0.5


def test_a_random_stock_holds_no_card_twice() -> None:
    stocks = random_stocks(parse_cards("2C 3C 2D 2H 9S"), 3, Luck(1))
    assert {len(set(stock)) for stock in stocks} == {3}


def test_draws_of_one_card_need_no_random_stocks() -> None:
    assert random_stocks(parse_cards("2C 3C 2D"), 1, Luck(1)) == []


def test_inside_straights_are_seen() -> None:
    assert four_near_a_straight(parse_cards("9S 8D 7H 5C 2S")) == [[0, 1, 2, 3]]


def test_the_ace_may_be_low_in_a_straight() -> None:
    assert four_near_a_straight(parse_cards("AS 2D 3H 5C KS")) == [[0, 1, 2, 3]]


def test_standing_pat_is_always_considered() -> None:
    assert [] in sensible_discards(parse_cards("10S 8D 6C 4H 2S"))
