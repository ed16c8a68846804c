"""Draws counted by ranks and suits."""

from collections import Counter
from itertools import combinations

import pytest

from parlour.cards.codes import LAST_CARD
from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.odds.exact_draws import mean_standing, redrawn, rivals
from parlour.games.five_card_draw.rules.hands import strength

HANDS = ("AS AD KH 7C 2D", "9H 8H 7H 6H 2C", "AC KC QC JC 10C", "8S 8H 8D KC 2S")


def one_by_one(hand: list[int], thrown: tuple[int, ...]) -> Counter[int]:
    unseen = [card for card in range(1, LAST_CARD + 1) if card not in hand]
    kept = [card for place, card in enumerate(hand) if place not in thrown]
    return Counter(strength([*kept, *drawn]) for drawn in combinations(unseen, len(thrown)))


@pytest.mark.parametrize("cards", HANDS)
@pytest.mark.parametrize("thrown", [(), (4,), (3, 4), (0, 1, 4)])
def test_counting_by_ranks_is_counting_card_by_card(cards: str, thrown: tuple[int, ...]) -> None:
    hand = parse_cards(cards)
    assert redrawn(hand, thrown) == one_by_one(hand, thrown)


@pytest.mark.parametrize("cards", HANDS)
def test_a_rival_holds_one_of_1_533_939_hands(cards: str) -> None:
    assert rivals(parse_cards(cards)).total() == 1_533_939


def test_a_rival_of_a_royal_flush_may_hold_three_others() -> None:
    royal = parse_cards("AC KC QC JC 10C")
    assert rivals(royal)[strength(royal)] == 3


def test_a_royal_flush_stands_above_all_but_its_equals() -> None:
    royal = redrawn(parse_cards("AC KC QC JC 10C"), ())
    assert mean_standing(royal) == (2_598_960 - 2) / 2_598_960


def test_standing_is_a_mean_over_all_draws() -> None:
    hand = parse_cards("9H 8H 7H 6H 2C")
    lone = [mean_standing(Counter({value: 1})) for value in redrawn(hand, (4,)).elements()]
    assert mean_standing(redrawn(hand, (4,))) == pytest.approx(sum(lone) / 47)
