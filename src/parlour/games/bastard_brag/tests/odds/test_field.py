"""Exact chances of a hand."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.odds.field import Field, field_against, hand_odds, whole_field
from parlour.games.bastard_brag.rules.hands import hand_scores
from parlour.games.bastard_brag.tests.laid import rules_with


def test_a_field_counts_lower_and_higher_hands() -> None:
    field = Field([5, 1, 3, 3])
    assert (field.lower(3), field.higher(3), field.share(3)) == (1, 1, 0.25)


def test_the_whole_field_is_every_hand_of_the_pack() -> None:
    assert len(whole_field(rules_with()).strengths) == 22_100


def test_against_a_hand_stand_all_hands_of_the_other_49_cards() -> None:
    assert len(field_against(rules_with(), parse_cards("3S 3H 3D")).strengths) == 18_424


def test_nothing_is_higher_than_trip_threes() -> None:
    rules = rules_with()
    hand = parse_cards("3S 3H 3D")
    assert field_against(rules, hand).higher(hand_scores(rules).strength(hand)) == 0


@pytest.mark.parametrize("variant", GAME.variants())
def test_the_example_odds_of_the_rules_are_exact(variant: str) -> None:
    rules = GAME.rules(variant)
    for sentence in rules.example_hand_odds.values():
        hand = parse_cards(sentence.partition(",")[0])
        assert hand_odds(rules, hand) == sentence


def test_the_examples_are_strong_medium_and_weak() -> None:
    assert list(rules_with().example_hand_odds) == ["strong", "medium", "weak"]
