"""The hard bot's scales: which stakes it thinks of, and how they weigh."""

import pytest

from parlour.games.three_card_brag.bots.bet_value import Scales, average
from parlour.games.three_card_brag.tests.bots.test_chances import odds_of
from parlour.games.three_card_brag.tests.laid import laid, play, seated

FINAL = ("SEE_HAND", "CHECK", "SEE_HAND", "CHECK", "PASS", "PASS")


def test_an_opening_is_one_two_or_four_of_the_lowest_bets() -> None:
    assert Scales(odds_of(seated([1_000, 1_000]))).stakes() == [0, 5, 10, 20]


def test_raises_go_up_to_the_pot() -> None:
    position = play(seated([1_000, 1_000]), "BET_BLIND 40", "RAISE 80")
    assert Scales(odds_of(position)).stakes() == [80, 95, 110, 140]


def test_nobody_raises_rivals_who_have_nothing_left() -> None:
    assert Scales(odds_of(play(seated([40, 1_000]), "BET_BLIND 40"))).stakes() == [40]


def test_a_rival_who_paid_much_with_a_seen_hand_counts_for_more() -> None:
    weights = []
    for stake in (5, 50):
        position = play(seated([1_000, 1_000]), "SEE_HAND", f"BET {2 * stake}")
        weights.append(Scales(odds_of(position)).rivals[0][1])
    assert weights[0] < weights[1]


def test_coins_paid_blind_say_nothing() -> None:
    position = play(seated([1_000, 1_000]), "BET_BLIND 50")
    assert Scales(odds_of(position)).rivals[0][1] == 3


def test_an_ante_says_nothing() -> None:
    position = play(seated([1_000, 1_000], ante=50), "SEE_HAND", "CHECK")
    assert Scales(odds_of(position)).rivals[0][1] == 3


def test_the_best_hand_weighs_more_at_a_higher_stake() -> None:
    odds = odds_of(play(laid(["3C 3H 3S", "2C 3D 7H"], ante=5), *FINAL))
    scales, me = Scales(odds), odds.sight.me
    worths = [scales.weigh(stake, me, odds.prospects()) for stake in scales.stakes()]
    assert worths == sorted(worths)


def test_the_worst_hand_weighs_less_at_a_higher_stake() -> None:
    odds = odds_of(play(laid(["2C 3D 5H", "3C 3H 3S"]), *FINAL))
    scales, me = Scales(odds), odds.sight.me
    worths = [scales.weigh(stake, me, odds.prospects()) for stake in scales.stakes()]
    assert worths == sorted(worths, reverse=True)


def test_a_look_that_doubles_a_fair_price_is_not_worth_it() -> None:
    """Four antes lie in the pot, and a blind call is cheap."""
    odds = odds_of(play(seated([1_000, 1_000], ante=20), "BET_BLIND 5"))
    scales = Scales(odds)
    blind = max(scales.weigh(stake, odds.sight.me, odds.blind_prospects()) for stake in scales.stakes())
    assert scales.weigh_looking(odds.looks()) < blind


def test_a_look_at_a_raise_into_an_empty_pot_is_worth_it() -> None:
    odds = odds_of(play(seated([1_000, 1_000]), "SEE_HAND", "BET 20"))
    scales = Scales(odds)
    blind = max(scales.weigh(stake, odds.sight.me, odds.blind_prospects()) for stake in scales.stakes())
    assert scales.weigh_looking(odds.looks()) > blind


def test_showing_the_best_hand_wins_the_pot_as_it_lies() -> None:
    odds = odds_of(play(laid(["3C 3H 3S", "2C 3D 7H"], ante=5), *FINAL))
    assert Scales(odds).weigh_showing([odds.held()]) == pytest.approx(10, abs=0.01)


def test_showing_costs_twice_the_call_where_the_rules_say_so() -> None:
    worths = []
    for cost in ("call", "double"):
        position = laid(["2C 3D 5H", "3C 3H 3S"], showCost=cost)
        odds = odds_of(play(position, "BET_BLIND 50", "RAISE 100", "SEE_HAND"))
        worths.append(Scales(odds).weigh_showing([0]))
    assert worths == pytest.approx([-100, -200])


def test_a_short_player_can_win_only_what_its_coins_reach() -> None:
    odds = odds_of(play(seated([1_000, 10]), "BET_BLIND 500"))
    assert Scales(odds).winnable(odds.sight.me, 10) == 20


def test_an_average_is_a_mean() -> None:
    assert average([1.0, 2.0, 6.0]) == 3
