"""What things cost: a blind coin counts two units, a seen coin one."""

from typing import Any

import pytest

from parlour.games.three_card_brag.rules.payments import (
    cost_of,
    highest_raise,
    highest_stake,
    pay_extra,
    price,
    show_price,
)
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import play, seated


def prices(position: ThreeCardBrag) -> list[int]:
    return [price(position, seat) for seat in range(position.seats)]


def test_a_blind_bet_of_5_costs_a_blind_player_5_and_a_seen_one_10() -> None:
    assert prices(play(seated([100] * 3), "BET_BLIND", "SEE_HAND")) == [0, 10, 5]


def test_a_blind_bet_of_10_costs_a_seen_player_20() -> None:
    assert prices(play(seated([100] * 2), "BET_BLIND 10", "SEE_HAND"))[1] == 20


def test_blind_bets_do_not_compound() -> None:
    assert prices(play(seated([100] * 3), "BET_BLIND", "BET_BLIND")) == [0, 0, 5]


def test_what_was_paid_blind_stays_paid_at_the_blind_rate() -> None:
    position = play(seated([100] * 2), "BET_BLIND", "RAISE 10", "SEE_HAND")
    assert prices(position) == [10, 0]


def test_who_has_folded_owes_nothing() -> None:
    assert prices(play(seated([100] * 3), "BET_BLIND", "FOLD")) == [0, 0, 5]


def test_who_is_all_in_owes_nothing() -> None:
    assert prices(play(seated([100, 5, 100]), "BET_BLIND 20", "CALL"))[1] == 0


def test_a_stake_already_reached_costs_nothing() -> None:
    assert cost_of(play(seated([100] * 2), "BET_BLIND 20"), 0, 10) == 0


@pytest.mark.parametrize(("looks", "stake"), [([], 30), (["SEE_HAND"], 15)])
def test_a_seen_player_reaches_half_as_far(looks: list[str], stake: int) -> None:
    assert highest_stake(play(seated([30, 30]), *looks), 0) == stake


@pytest.mark.parametrize(
    ("switches", "highest"),
    [
        ({}, 100),
        ({"maxRaise": 20}, 30),
        ({"raiseLimit": "double"}, 20),
        ({"maxRaise": 7, "raiseLimit": "double"}, 17),
    ],
)
def test_a_raise_goes_as_far_as_purse_and_switches_allow(switches: dict[str, Any], highest: int) -> None:
    assert highest_raise(play(seated([100, 100], **switches), "BET_BLIND 10"), 1) == highest


@pytest.mark.parametrize(("cost", "expected"), [("call", 10), ("double", 20)])
def test_showing_costs_the_call_or_twice_the_call(cost: str, expected: int) -> None:
    assert show_price(play(seated([100, 100], showCost=cost), "BET_BLIND 10"), 1) == expected


def test_extra_coins_match_nothing() -> None:
    position = seated([100, 100])
    pay_extra(position, 0, 30)
    assert (position.coins[0], position.pot, position.progress[0]) == (70, 30, 0)
