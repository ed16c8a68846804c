"""What the hard bot compares: which stakes it thinks of, and what they are worth."""

import pytest

from parlour.games.three_card_brag.bots.bet_value import BetValues
from parlour.games.three_card_brag.tests.bots.table import chances_of
from parlour.games.three_card_brag.tests.laid import lay_table, play, seat_table

FINAL = ("SEE_HAND", "CHECK", "SEE_HAND", "CHECK", "PASS", "PASS")


def test_an_opening_is_one_two_or_four_of_the_lowest_bets() -> None:
    assert BetValues(chances_of(seat_table([1_000, 1_000]))).stakes() == [0, 5, 10, 20]


def test_raises_go_up_to_the_pot() -> None:
    position = play(seat_table([1_000, 1_000]), "BET_BLIND 40", "RAISE 80")
    assert BetValues(chances_of(position)).stakes() == [80, 95, 110, 140]


def test_nobody_raises_rivals_who_have_nothing_left() -> None:
    assert BetValues(chances_of(play(seat_table([40, 1_000]), "BET_BLIND 40"))).stakes() == [40]


def test_a_rival_who_paid_much_with_a_seen_hand_counts_for_more() -> None:
    weights = []
    for stake in (5, 50):
        position = play(seat_table([1_000, 1_000]), "SEE_HAND", f"BET {2 * stake}")
        weights.append(BetValues(chances_of(position)).beliefs[0][1])
    assert weights[0] < weights[1]


def test_coins_paid_blind_say_nothing() -> None:
    position = play(seat_table([1_000, 1_000]), "BET_BLIND 50")
    assert BetValues(chances_of(position)).beliefs[0][1] == 3


def test_an_ante_says_nothing() -> None:
    position = play(seat_table([1_000, 1_000], ante=50), "SEE_HAND", "CHECK")
    assert BetValues(chances_of(position)).beliefs[0][1] == 3


def test_the_best_hand_weighs_more_at_a_higher_stake() -> None:
    chances = chances_of(play(lay_table(["3C 3H 3S", "2C 3D 7H"], ante=5), *FINAL))
    values, me = BetValues(chances), chances.eyes.mine
    worths = [values.of_stake(stake, me, chances.prospects()) for stake in values.stakes()]
    assert worths == sorted(worths)


def test_the_worst_hand_weighs_less_at_a_higher_stake() -> None:
    chances = chances_of(play(lay_table(["2C 3D 5H", "3C 3H 3S"]), *FINAL))
    values, me = BetValues(chances), chances.eyes.mine
    worths = [values.of_stake(stake, me, chances.prospects()) for stake in values.stakes()]
    assert worths == sorted(worths, reverse=True)


def test_a_look_that_doubles_a_fair_price_is_not_worth_it() -> None:
    """Four antes lie in the pot, and a blind call is cheap."""
    chances = chances_of(play(seat_table([1_000, 1_000], ante=20), "BET_BLIND 5"))
    values = BetValues(chances)
    blind, me = chances.blind_prospects(), chances.eyes.mine
    staying = max(values.of_stake(stake, me, blind) for stake in values.stakes())
    assert values.of_looking() < staying


def test_a_look_at_a_raise_into_an_empty_pot_is_worth_it() -> None:
    chances = chances_of(play(seat_table([1_000, 1_000]), "SEE_HAND", "BET 100"))
    values = BetValues(chances)
    blind, me = chances.blind_prospects(), chances.eyes.mine
    staying = max(values.of_stake(stake, me, blind) for stake in values.stakes())
    assert values.of_looking() > staying


def test_showing_the_best_hand_wins_the_pot_as_it_lies() -> None:
    chances = chances_of(play(lay_table(["3C 3H 3S", "2C 3D 7H"], ante=5), *FINAL))
    values = BetValues(chances)
    alone = values.worth.standing.chance([10_005, 9_995], 0)
    assert values.of_showing() == pytest.approx(alone - values.worth.folded, abs=0.001)


def test_showing_costs_twice_the_call_where_the_rules_say_so() -> None:
    worths = []
    for cost in ("call", "double"):
        position = lay_table(["2C 3D 5H", "3C 3H 3S"], showCost=cost)
        chances = chances_of(play(position, "BET_BLIND 50", "RAISE 100", "SEE_HAND"))
        worths.append(BetValues(chances).of_showing())
    assert worths[1] < worths[0] < 0


def test_a_short_player_can_win_only_what_its_coins_reach() -> None:
    chances = chances_of(play(seat_table([1_000, 10]), "BET_BLIND 500"))
    assert BetValues(chances).winnable(chances.eyes.mine, 10) == 20


def test_who_is_behind_thinks_of_a_stake_that_brings_the_lead() -> None:
    position = play(seat_table([9_700, 10_300]), "SEE_HAND")
    assert max(BetValues(chances_of(position)).stakes()) == 301


@pytest.mark.parametrize("hand", ["2C 3D 5H", "KC KH 4H"])
def test_a_round_is_worth_something_without_a_coin(hand: str) -> None:
    """Nothing lies in the pot, and a check may win the round all the same."""
    chances = chances_of(play(lay_table([hand, "3C 3H 3S"]), *FINAL))
    assert BetValues(chances).of_stake(0, chances.eyes.mine, chances.prospects()) > 0


def test_showing_where_nobody_has_bet_may_cost_the_opening_price() -> None:
    worths = []
    for price in ("free", "price"):
        chances = chances_of(play(lay_table(["8C 5D 2H", "3C 3H 3S"], openingShow=price), *FINAL))
        worths.append(BetValues(chances).of_showing())
    assert worths[1] < worths[0]
