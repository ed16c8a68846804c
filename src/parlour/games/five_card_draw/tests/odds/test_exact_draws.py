"""All hands and all draws, counted by ranks and suits."""

from collections import Counter
from itertools import combinations

import pytest

from parlour.cards.codes import LAST_CARD
from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.odds.exact_draws import (
    all_hands,
    better_draws,
    drawn_strengths,
    mean_share,
    rival_hands,
)
from parlour.games.five_card_draw.rules.hands import strength


def test_the_counts_add_up_to_all_hands() -> None:
    assert all_hands().hands == 2_598_960


def test_nothing_beats_a_royal_flush_but_three_others_equal_it() -> None:
    royal = strength(parse_cards("AS KS QS JS 10S"))
    assert (all_hands().higher(royal), all_hands().lower(royal)) == (0, 2_598_956)


@pytest.mark.parametrize(
    ("cards", "thrown", "ways"),
    [
        ("JS JH 7D 7C AS", [4], (4, 47)),
        ("AC 10C 7C 5C 3D", [4], (42, 47)),
        ("8S 8H 8D KC 2S", [3, 4], (388, 1_081)),
    ],
)
def test_better_draws_are_counted(cards: str, thrown: list[int], ways: tuple[int, int]) -> None:
    hand = parse_cards(cards)
    drawn = drawn_strengths(hand, tuple(thrown))
    assert (better_draws(hand, drawn), drawn.total()) == ways


HANDS = ("AS AD KH 7C 2D", "9H 8H 7H 6H 2C", "AC KC QC JC 10C", "8S 8H 8D KC 2S")


def one_by_one(hand: list[int], thrown: tuple[int, ...]) -> Counter[int]:
    unseen = [card for card in range(1, LAST_CARD + 1) if card not in hand]
    kept = [card for place, card in enumerate(hand) if place not in thrown]
    return Counter(strength([*kept, *drawn]) for drawn in combinations(unseen, len(thrown)))


@pytest.mark.parametrize("cards", HANDS)
@pytest.mark.parametrize("thrown", [(), (4,), (3, 4), (0, 1, 4)])
def test_counting_by_ranks_is_counting_card_by_card(cards: str, thrown: tuple[int, ...]) -> None:
    hand = parse_cards(cards)
    assert drawn_strengths(hand, thrown) == one_by_one(hand, thrown)


@pytest.mark.parametrize("cards", HANDS)
def test_a_rival_holds_one_of_1_533_939_hands(cards: str) -> None:
    assert rival_hands(parse_cards(cards)).hands == 1_533_939


def test_a_rival_of_a_royal_flush_may_hold_three_others() -> None:
    royal = parse_cards("AC KC QC JC 10C")
    assert rival_hands(royal).equal(strength(royal)) == 3


def test_a_royal_flush_stands_above_all_but_its_equals() -> None:
    royal = drawn_strengths(parse_cards("AC KC QC JC 10C"), ())
    assert mean_share(royal, all_hands()) == (2_598_960 - 2) / 2_598_960


def test_standing_is_a_mean_over_all_draws() -> None:
    hand = parse_cards("9H 8H 7H 6H 2C")
    lone = [all_hands().share(value) for value in drawn_strengths(hand, (4,)).elements()]
    assert mean_share(drawn_strengths(hand, (4,)), all_hands()) == pytest.approx(sum(lone) / 47)
