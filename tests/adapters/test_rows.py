"""Counters, words and cards become rows of numbers."""

from parlour.adapters.rows import amounts, cards_row, marks, places, strangers
from parlour.cards.notation import parse_cards
from parlour.engine.show.view import ZoneView


def test_a_counter_that_is_not_there_differs_from_one_that_is_nought() -> None:
    assert amounts(["pot", "stake"], {"pot": 0}) == [1, 0, 0, 0]


def test_words_are_marked_in_the_order_of_the_vocabulary() -> None:
    assert marks(["dealer", "out", "first"], ["first", "dealer"]) == [1, 0, 1]


def test_a_zone_that_is_not_there_differs_from_an_empty_one() -> None:
    assert cards_row(None, 2) == [0, 0, 0]
    assert cards_row(ZoneView("floor", "floor", None, [], 0), 2) == [1, 0, 0]


def test_cards_fill_their_room_and_no_more() -> None:
    zone = ZoneView("floor", "floor", None, parse_cards("AC 2C 3C"), 3)
    assert cards_row(zone, 2) == [4, 3, 4]
    assert cards_row(zone, 4) == [4, 3, 4, 5, 0]
    assert len(places("floor", 4)) == 5


def test_words_that_are_not_known_are_found() -> None:
    assert strangers(["dealer", "hero"], ["dealer", "out"]) == ["hero"]
