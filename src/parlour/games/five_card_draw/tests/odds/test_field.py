"""Exact chances."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.odds.field import deals, hand_counts, improving_draws, standing
from parlour.games.five_card_draw.rules.hands import strength


def test_the_counts_add_up_to_all_hands() -> None:
    assert sum(hand_counts().values()) == 2_598_960


def test_four_kings_and_a_seven_can_be_dealt_four_ways() -> None:
    assert deals((13, 13, 13, 13, 7)) == 4


def test_nothing_beats_a_royal_flush_but_three_others_equal_it() -> None:
    royal = strength(parse_cards("AS KS QS JS 10S"))
    assert (standing().higher(royal), standing().lower(royal)) == (0, 2_598_956)


@pytest.mark.parametrize(
    ("cards", "thrown", "ways"),
    [
        ("JS JH 7D 7C AS", [4], (4, 47)),
        ("AC 10C 7C 5C 3D", [4], (42, 47)),
        ("8S 8H 8D KC 2S", [3, 4], (388, 1_081)),
    ],
)
def test_better_draws_are_counted(cards: str, thrown: list[int], ways: tuple[int, int]) -> None:
    assert improving_draws(parse_cards(cards), thrown) == ways
