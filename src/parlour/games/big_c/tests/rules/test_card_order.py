"""The card order of Big-C."""

from itertools import pairwise

from parlour.cards.codes import JOKER
from parlour.cards.notation import cards_text, parse_card, parse_cards
from parlour.games.big_c.rules.card_order import CODES, HEIGHTS, HIGHEST, height_of, in_order


def test_threes_are_lowest_and_twos_highest() -> None:
    assert cards_text(in_order(parse_cards("2D AD KD 3D 10D JD"))) == "3D 10D JD KD AD 2D"


def test_suits_run_from_diamonds_over_clubs_and_hearts_to_spades() -> None:
    assert cards_text(in_order(parse_cards("7S 7H 7C 7D"))) == "7D 7C 7H 7S"


def test_a_joker_is_below_everything() -> None:
    assert in_order(parse_cards("3D JOKER"))[0] == JOKER


def test_the_heights_number_all_cards_without_a_gap() -> None:
    assert sorted(HEIGHTS) == list(range(HIGHEST + 1))
    assert [HEIGHTS[card] for card in CODES] == list(range(HIGHEST + 1))


def test_a_rank_and_a_suit_give_the_height() -> None:
    assert height_of(12, 3) == HEIGHTS[parse_card("2S")] == HIGHEST
    assert all(upper == lower + 1 for lower, upper in pairwise(height_of(5, suit) for suit in range(4)))
