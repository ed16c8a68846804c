"""What bets bring in imagined games of Three Card Brag."""

import pytest

from parlour.games.three_card_brag.tests.laid import laid, play
from parlour.games.three_card_brag.thinking.bets import (
    hands_of,
    prospects,
    share,
    told,
    weigh,
    weigh_showing,
    worth,
)

RIVAL = "2C 7D KH"
PRIAL, NOTHING = "9S 9D 9H", "3S 5D 8H"


@pytest.mark.parametrize(
    ("hand", "low", "high"), [(PRIAL, 0.99, 1), ("5S 5D 8H", 0.74, 0.85), (NOTHING, 0, 0.1)]
)
def test_a_hand_stands_for_the_share_of_hands_it_beats(hand: str, low: float, high: float) -> None:
    assert low <= share(laid([hand, RIVAL]), 0) <= high


def test_a_trump_in_the_hand_counts() -> None:
    assert share(laid([NOTHING, RIVAL], trump="8H"), 0) > share(laid([NOTHING, RIVAL]), 0)


def test_a_card_turn_to_come_may_better_a_hand() -> None:
    position = play(laid([NOTHING, RIVAL]), "SEE_HAND", "CHECK", "CHECK")
    assert max(prospects(position, 0)) > share(position, 0)
    play(position, "PASS", "PASS")
    assert prospects(position, 0) == [share(position, 0)]


def test_a_rival_counts_for_more_hands_after_paying_with_a_seen_one() -> None:
    blind = play(laid([RIVAL, NOTHING]), "BET_BLIND 50")
    seen = play(laid([RIVAL, NOTHING]), "SEE_HAND", "BET 100")
    assert hands_of(blind, 0) == 3
    assert hands_of(seen, 0) == pytest.approx(3 * told(seen, 0))
    assert told(seen, 0) > 5


def test_good_hands_are_worth_a_stake_and_poor_ones_are_not() -> None:
    position = play(laid([PRIAL, RIVAL]), "SEE_HAND")
    assert weigh(position, 0, 20, [0.99]) > 0 > weigh(position, 0, 20, [0.1])


def test_what_costs_nothing_loses_nothing() -> None:
    assert weigh(play(laid([NOTHING, RIVAL]), "SEE_HAND"), 0, 0, [0.1]) == 0


def test_showing_a_poor_hand_to_who_has_bet_costs_the_call() -> None:
    position = play(laid([RIVAL, NOTHING]), "SEE_HAND", "BET 40", "SEE_HAND")
    assert weigh_showing(position, 1) == pytest.approx(-40, abs=1)
    assert weigh_showing(play(laid([RIVAL, PRIAL]), "SEE_HAND", "BET 40", "SEE_HAND"), 1) > 30


def test_rivals_who_must_pay_fold_the_more_the_dearer_it_is() -> None:
    assert worth(0.1, [1.0], [50], 100) > worth(0.1, [1.0], [5], 100) > worth(0.1, [1.0], [0], 100)


def test_a_bet_that_is_not_heeded_counts_for_nothing() -> None:
    seen = play(laid([RIVAL, NOTHING]), "SEE_HAND", "BET 100", "SEE_HAND")
    assert hands_of(seen, 0, heeds=False) == 3
    assert weigh(seen, 1, 50, [0.9], heeds=False) > weigh(seen, 1, 50, [0.9])
