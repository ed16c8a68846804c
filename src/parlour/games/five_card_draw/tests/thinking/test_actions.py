"""What words are worth in imagined games of Five-Card Draw."""

import pytest

from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import laid, say
from parlour.games.five_card_draw.thinking.actions import weighed

HANDS = ["KC KD KH 6S 6C", "QC JD 8H 5S 3C"]


def bet(variant: str = "default") -> FiveCardDraw:
    """Seat 0 has bet the limit."""
    position = laid(HANDS, variant=variant)
    say(position, "BET 2")
    return position


@pytest.mark.parametrize("variant", ["default", "fixed-limit"])
def test_a_good_hand_calls_and_a_hopeless_one_folds(variant: str) -> None:
    good, bad = weighed(bet(variant), 1, 0.9), weighed(bet(variant), 1, 0.02)
    assert good.call() > good.fold()
    assert bad.call() < bad.fold()


def test_a_fold_gives_more_away_where_uncalled_bets_are_kept() -> None:
    assert weighed(bet(), 1, 0.5).fold() < weighed(bet("fixed-limit"), 1, 0.5).fold() < 0


def test_a_better_hand_is_worth_more_whatever_is_said() -> None:
    good, bad = weighed(laid(HANDS), 0, 0.95), weighed(laid(HANDS), 0, 0.3)
    assert good.rise(2) > good.check() > bad.check()
    assert good.rise(1) > bad.rise(1)
