"""What a hand is up against."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.bots.fields import ANY, Field, Rivals, drawn_hand, final_fields, rivals
from parlour.games.five_card_draw.rules.hands import strength
from parlour.games.five_card_draw.tests.laid import rules_with

HOUSE = rules_with().house_opponent
LOW_STRAIGHT = strength(parse_cards("6S 5H 4D 3C 2S"))


@pytest.mark.parametrize(("value", "share"), [(5, 0.0), (10, 0.125), (15, 0.25), (30, 0.5), (99, 1.0)])
def test_a_field_counts_ties_half(value: int, share: float) -> None:
    assert Field([40, 30, 30, 10]).beaten(value) == pytest.approx(share)


def test_several_rivals_must_all_be_beaten() -> None:
    half = Field([1, 3])
    assert Rivals([half, half, half]).beaten(2) == 0.125


def test_a_player_who_stood_pat_has_a_straight_at_least() -> None:
    assert min(final_fields(HOUSE, 5)[0].strengths) >= strength(parse_cards("5S 4H 3D 2C AS"))


def test_standing_pat_is_more_dangerous_than_drawing_three() -> None:
    fields = final_fields(HOUSE, 5)
    assert fields[0].beaten(LOW_STRAIGHT) < 0.2 < 0.9 < fields[3].beaten(LOW_STRAIGHT)


def test_the_draw_replaces_the_places_thrown_away() -> None:
    cards = parse_cards("5S KD 5H QC 9S 5C 2D 7H")
    assert drawn_hand(cards, [1, 3, 4]) == strength(parse_cards("5S 5C 5H 2D 7H"))


def test_before_the_draw_any_hand_is_possible() -> None:
    assert rivals(HOUSE, 5, [ANY]).fields == [final_fields(HOUSE, 5)[ANY]]
