"""What words are worth in imagined games of Five-Card Draw."""

import pytest

from parlour.games.five_card_draw.position import FiveCardDraw
from parlour.games.five_card_draw.rollout_words import Words
from parlour.games.five_card_draw.tests.laid import laid, say

HANDS = ["KC KD KH 6S 6C", "QC JD 8H 5S 3C"]


def bet(variant: str = "default") -> FiveCardDraw:
    """Seat 0 has bet the limit."""
    position = laid(HANDS, variant=variant)
    say(position, "BET 2")
    return position


def test_a_pot_won_half_the_time_is_worth_nothing_between_two() -> None:
    assert Words(laid(HANDS), 0, 0.5).swing(10, 0.5) == 0


@pytest.mark.parametrize("variant", ["default", "fixed-limit"])
def test_a_good_hand_calls_and_a_hopeless_one_folds(variant: str) -> None:
    good, bad = Words(bet(variant), 1, 0.9), Words(bet(variant), 1, 0.02)
    assert good.call() > good.fold()
    assert bad.call() < bad.fold()


def test_a_fold_gives_more_away_where_uncalled_bets_are_kept() -> None:
    assert Words(bet(), 1, 0.5).fold() < Words(bet("fixed-limit"), 1, 0.5).fold() < 0


def test_a_better_hand_is_worth_more_whatever_is_said() -> None:
    good, bad = Words(laid(HANDS), 0, 0.95), Words(laid(HANDS), 0, 0.3)
    assert good.rise(2) > good.check() > bad.check()
    assert good.rise(1) > bad.rise(1)


def test_a_chance_is_less_against_those_who_bet_and_more_against_the_rest() -> None:
    words = Words(laid(HANDS), 0, 0.6)
    assert words.against_best(0.35) < 0.6 < words.against_rest()
    assert words.against_best(1.0) == pytest.approx(0.6)
