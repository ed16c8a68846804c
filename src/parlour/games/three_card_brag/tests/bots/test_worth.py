"""What a bet is worth: chances, folds and calls in coins."""

from collections import Counter

import pytest

from parlour.games.three_card_brag.bots.fields import Field
from parlour.games.three_card_brag.bots.worth import Answer, Rival, bet_worth, folding_share

HUNDRED = Field(Counter(range(100)))
"""A field of a hundred hands, in which strength 79 beats four in five."""


def rival(hands: float = 1) -> Rival:
    return HUNDRED, hands


def test_a_free_look_at_the_pot_is_worth_its_share() -> None:
    assert bet_worth(79, [Answer(rival(), pays=0, pot=100)], pot=100, cost=0) == pytest.approx(79.5)


def test_two_rivals_must_both_be_beaten() -> None:
    answers = [Answer(rival(), pays=0, pot=100)] * 2
    assert bet_worth(79, answers, pot=100, cost=0) == pytest.approx(100 * 0.795**2)


def test_two_rivals_asked_the_same_are_two_rivals() -> None:
    two = [Answer(rival(), pays=20, pot=100)] * 2
    both = [Answer(rival(), pays=20, pot=100, times=2)]
    assert bet_worth(79, both, pot=100, cost=20) == pytest.approx(bet_worth(79, two, pot=100, cost=20))


def test_a_rival_who_counts_for_two_hands_is_like_two_rivals() -> None:
    answers = [Answer(rival(2), pays=0, pot=100)]
    assert bet_worth(79, answers, pot=100, cost=0) == pytest.approx(100 * 0.795**2)


def test_a_call_at_even_chances_into_an_even_pot_is_worth_nothing() -> None:
    field = Field(Counter([50]))
    assert bet_worth(50, [Answer((field, 1), pays=0, pot=20)], pot=10, cost=10) == pytest.approx(0)


def test_a_dear_call_is_folded_more_often_than_a_cheap_one() -> None:
    assert folding_share(10, 100) < folding_share(100, 100)


def test_nobody_folds_to_nothing() -> None:
    assert folding_share(0, 100) == 0


def test_a_bluff_lives_on_folds_alone() -> None:
    asked = Answer(rival(), pays=100, pot=200)
    assert bet_worth(0, [asked], pot=100, cost=100) == pytest.approx(200 * asked.folds_below - 100)


def test_a_hand_above_the_folding_share_earns_calls() -> None:
    asked, unasked = Answer(rival(), pays=20, pot=120), Answer(rival(), pays=0, pot=120)
    assert bet_worth(98, [asked], pot=100, cost=20) > bet_worth(98, [unasked], pot=100, cost=20)
