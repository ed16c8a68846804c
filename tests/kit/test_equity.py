"""Shares of pots."""

from collections import Counter

import pytest

from parlour.cards.luck import Luck
from parlour.engine.odds import Chance
from parlour.kit.equity import DEALS, counted_equity, deal_rivals, sampled_equity, share_of_pot


def test_ties_count_half_against_one_hand() -> None:
    against = [Chance("beats", 6, 10), Chance("ties with", 2, 10), Chance("loses to", 2, 10)]
    assert counted_equity(against).share == pytest.approx(0.7)


def test_the_best_hand_takes_the_pot_and_equals_share_it() -> None:
    assert share_of_pot(5, [[1], [4]], sum) == 1
    assert share_of_pot(5, [[5], [5]], sum) == 1 / 3
    assert share_of_pot(5, [[5], [6]], sum) == 0


def test_no_card_is_dealt_twice() -> None:
    cards = list(range(1, 53))
    hands = deal_rivals(cards, 5, 4, Luck(1))
    assert max(Counter(card for hand in hands for card in hand).values()) == 1
    assert [len(hand) for hand in hands] == [5] * 4


def test_a_sample_comes_close_to_what_can_be_counted() -> None:
    """A 7 against two cards of 1 to 9 without it: both are lower in 6·5 of 8·7 cases."""
    equity = sampled_equity([7], [1, 2, 3, 4, 5, 6, 8, 9], 2, sum)
    assert equity.share == pytest.approx(30 / 56, abs=4 * equity.error)
    assert equity.error == pytest.approx((30 / 56 * 26 / 56 / DEALS) ** 0.5, rel=0.05)


def test_the_same_question_has_the_same_answer() -> None:
    asked = ([7], [1, 2, 3, 4, 5, 6, 8, 9], 2, sum)
    assert sampled_equity(*asked) == sampled_equity(*asked)
