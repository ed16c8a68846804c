"""Betting: what is open when, what it does to stake, pot and purses, and who decides next."""

from itertools import pairwise
from typing import Any

import pytest

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.betting import (
    NO_DECISION,
    cost_of,
    decider_from,
    highest_raise,
    highest_stake,
    price,
    show_price,
)
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import BETTING, CARDS, COINS, FINAL, PROGRESS
from parlour.games.three_card_brag.rules.verbs import BET_BLIND, BlindBet
from parlour.games.three_card_brag.tests.laid import (
    Listener,
    in_words,
    lay_table,
    open_verbs,
    play,
    seat_table,
    set_row,
)
from parlour.kit.seat_sets import set_of


def test_a_blind_player_opens_with_these_moves() -> None:
    assert open_verbs(seat_table([100, 100])) == ["BET_BLIND", "CHECK", "FOLD", "SEE_HAND", "SHOW_HAND"]


def test_a_seen_player_opens_with_these_moves() -> None:
    assert open_verbs(play(seat_table([100, 100]), "SEE_HAND")) == ["BET", "CHECK", "FOLD", "SHOW_HAND"]


def test_a_blind_player_answers_with_these_moves() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND")
    assert open_verbs(position) == ["BET_BLIND", "CALL", "FOLD", "RAISE", "SEE_HAND", "SHOW_HAND"]


def test_a_seen_player_answers_with_these_moves() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND", "SEE_HAND")
    assert open_verbs(position) == ["CALL", "FOLD", "RAISE", "SHOW_HAND"]


def test_who_cannot_pay_may_call_all_in_but_not_raise() -> None:
    position = play(seat_table([100, 8]), "SEE_HAND", "BET", "SEE_HAND")
    assert open_verbs(position) == ["CALL", "FOLD", "SHOW_HAND"]


def test_who_cannot_pay_the_opening_can_only_check() -> None:
    assert open_verbs(seat_table([4, 100])) == ["CHECK", "FOLD", "SEE_HAND", "SHOW_HAND"]


@pytest.mark.parametrize("amount", [4, 101])
def test_a_blind_opening_lies_between_the_lowest_stake_and_the_purse(amount: int) -> None:
    with pytest.raises(Refused):
        play(seat_table([100, 100]), f"BET_BLIND {amount}")


@pytest.mark.parametrize("amount", [8, 11, 102])
def test_a_seen_opening_is_even_and_at_least_twice_the_lowest_stake(amount: int) -> None:
    with pytest.raises(Refused):
        play(seat_table([100, 100]), "SEE_HAND", f"BET {amount}")


def test_a_seen_bet_of_10_makes_the_stake_5() -> None:
    position = play(seat_table([100, 100]), "SEE_HAND", "BET 10")
    assert (position.stake, position.pot, position.coins(0)) == (5, 10, 90)


@pytest.mark.parametrize("stake", [5, 9, 101])
def test_a_raise_lifts_by_a_base_bet_and_is_paid_in_full(stake: int) -> None:
    with pytest.raises(Refused):
        play(seat_table([100, 100]), "BET_BLIND", f"RAISE {stake}")


def test_a_seen_raise_costs_twice_the_new_stake() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND", "SEE_HAND", "RAISE 20")
    assert (position.stake, position.coins(1)) == (20, 60)


def test_a_blind_bet_of_exactly_the_stake_is_a_call() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND 20", "BET_BLIND 20")
    assert (position.stage, position.row(COINS)) == (CARDS, [80, 80])


def test_a_blind_bet_above_the_stake_is_a_raise() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND 20", "BET_BLIND 30")
    assert (position.stake, position.turn, position.stage) == (30, 0, BETTING)


def test_a_blind_bet_between_the_stake_and_a_base_bet_more_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        play(seat_table([100, 100]), "BET_BLIND 20", "BET_BLIND 22")
    assert refused.value.sentence == "BET_BLIND takes 20, or an amount from 25 to 100."


def test_who_cannot_pay_the_stake_cannot_bet_blind() -> None:
    assert "BET_BLIND" not in open_verbs(play(seat_table([100, 10]), "BET_BLIND 20"))


def test_a_short_call_takes_all_there_is() -> None:
    position = play(seat_table([100, 8]), "BET_BLIND 20", "CALL")
    assert (position.row(COINS), position.pot) == ([80, 0], 28)


def test_a_raise_asks_everybody_again() -> None:
    position = play(seat_table([100] * 3), "BET_BLIND", "CALL", "RAISE 10")
    assert position.turn == 0


def test_who_raised_is_not_asked_again() -> None:
    position = play(seat_table([100] * 3), "BET_BLIND", "RAISE 10", "CALL", "CALL")
    assert position.stage == CARDS


def test_all_checking_ends_the_phase() -> None:
    assert play(seat_table([100, 100]), "CHECK", "CHECK").stage == CARDS


def test_check_is_closed_once_there_is_a_bet() -> None:
    with pytest.raises(Refused) as refused:
        play(seat_table([100, 100]), "BET_BLIND", "CHECK")
    assert refused.value.code == "not-now"


def test_a_bet_after_a_check_asks_the_checker() -> None:
    assert play(seat_table([100, 100]), "CHECK", "BET_BLIND").turn == 0


def test_looking_does_not_end_the_turn() -> None:
    assert play(seat_table([100, 100]), "SEE_HAND").turn == 0


def test_looking_is_final() -> None:
    with pytest.raises(Refused):
        play(seat_table([100, 100]), "SEE_HAND", "SEE_HAND")


def test_the_second_betting_begins_at_stake_0_with_the_first_actor() -> None:
    position = play(seat_table([100, 100]), "BET_BLIND", "CALL", "PASS", "PASS")
    assert (position.stage, position.stake, position.turn) == (FINAL, 0, 0)


def test_without_two_players_who_can_act_there_is_no_betting() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"], coins=20), "BET_BLIND 20", "CALL", "PASS")
    listener = Listener(position)
    play(position, "PASS", teller=listener)
    assert listener.won() == [40, 0]


def test_a_lone_player_who_faces_a_bet_still_decides() -> None:
    position = play(seat_table([20, 100]), "BET_BLIND 20")
    assert (position.turn, decider_from(position, 0)) == (1, 1)


def test_a_bet_of_somebody_else_is_not_your_turn() -> None:
    with pytest.raises(Refused) as refused:
        seat_table([100, 100]).play(1, Move("FOLD"))
    assert refused.value.code == "not-your-turn"


@pytest.mark.parametrize(
    ("moves", "kind", "amount", "facts"),
    [
        (["BET_BLIND 20"], "opened-blind", 20, {"stake": 20}),
        (["SEE_HAND", "BET 30"], "opened", 30, {"stake": 15}),
        (["BET_BLIND", "RAISE 10"], "raised-blind", 10, {"stake": 10}),
        (["BET_BLIND", "SEE_HAND", "RAISE 10"], "raised", 20, {"stake": 10}),
        (["BET_BLIND", "BET_BLIND"], "called-blind", 5, {"stake": 5}),
        (["BET_BLIND", "SEE_HAND", "CALL"], "called", 10, {}),
        (["CHECK"], "checked", 0, {}),
        (["BET_BLIND", "SHOW_HAND"], "asked-to-show", 5, {}),
        (["BET_BLIND 100"], "all-in", 0, {}),
    ],
)
def test_every_bet_is_told(moves: list[str], kind: str, amount: int, facts: dict[str, int]) -> None:
    position = seat_table([100, 100])
    listener = Listener(position)
    play(position, *moves, teller=listener)
    (event,) = listener.told(kind)
    assert (event.amount, event.fields) == (amount, facts)


def prices(position: ThreeCardBrag) -> list[int]:
    return [price(position, seat) for seat in range(position.seats)]


def test_a_blind_bet_of_5_costs_a_blind_player_5_and_a_seen_one_10() -> None:
    assert prices(play(seat_table([100] * 3), "BET_BLIND", "SEE_HAND")) == [0, 10, 5]


def test_a_blind_bet_of_10_costs_a_seen_player_20() -> None:
    assert prices(play(seat_table([100] * 2), "BET_BLIND 10", "SEE_HAND"))[1] == 20


def test_blind_bets_do_not_compound() -> None:
    assert prices(play(seat_table([100] * 3), "BET_BLIND", "BET_BLIND")) == [0, 0, 5]


def test_what_was_paid_blind_stays_paid_at_the_blind_rate() -> None:
    position = play(seat_table([100] * 2), "BET_BLIND", "RAISE 10", "SEE_HAND")
    assert prices(position) == [10, 0]


def test_who_has_folded_owes_nothing() -> None:
    assert prices(play(seat_table([100] * 3), "BET_BLIND", "FOLD")) == [0, 0, 5]


def test_who_is_all_in_owes_nothing() -> None:
    assert prices(play(seat_table([100, 5, 100]), "BET_BLIND 20", "CALL"))[1] == 0


def test_a_stake_already_reached_costs_nothing() -> None:
    assert cost_of(play(seat_table([100] * 2), "BET_BLIND 20"), 0, 10) == 0


@pytest.mark.parametrize(("looks", "stake"), [([], 30), (["SEE_HAND"], 15)])
def test_a_seen_player_reaches_half_as_far(looks: list[str], stake: int) -> None:
    assert highest_stake(play(seat_table([30, 30]), *looks), 0) == stake


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
    assert highest_raise(play(seat_table([100, 100], **switches), "BET_BLIND 10"), 1) == highest


@pytest.mark.parametrize(("cost", "expected"), [("call", 10), ("double", 20)])
def test_showing_costs_the_call_or_twice_the_call(cost: str, expected: int) -> None:
    assert show_price(play(seat_table([100, 100], showCost=cost), "BET_BLIND 10"), 1) == expected


def amounts(choice: BlindBet) -> list[int]:
    return [choice.nth(index).amount for index in range(choice.count())]


def test_at_the_opening_every_stake_from_low_to_high_is_open() -> None:
    assert amounts(BlindBet(0, 5, 8)) == [5, 6, 7, 8]


def test_later_the_stake_itself_comes_first_and_then_the_rises() -> None:
    assert amounts(BlindBet(10, 15, 17)) == [10, 15, 16, 17]


def test_without_room_to_rise_only_the_stake_is_open() -> None:
    assert amounts(BlindBet(10, 15, 12)) == [10]


def test_exactly_the_numbered_moves_are_held() -> None:
    choice = BlindBet(10, 15, 17)
    held = [amount for amount in range(-5, 30) if choice.holds(Move(BET_BLIND, amount=amount))]
    assert held == amounts(choice)


def test_a_blind_bet_takes_nothing_but_an_amount() -> None:
    assert not BlindBet(0, 5, 8).holds(Move(BET_BLIND, slots=(1,), amount=5))


def test_no_stake_is_no_bet() -> None:
    assert not BlindBet(0, 5, 8).holds(Move(BET_BLIND))


def test_the_form_offers_the_stake_beside_the_raises() -> None:
    spans = [BlindBet(*numbers).form().amount for numbers in [(0, 5, 8), (10, 15, 17), (10, 15, 12)]]
    offered = [(span.low, span.high, span.also) for span in spans if span is not None]
    assert offered == [(5, 8, []), (15, 17, [10]), (10, 10, [])]


@pytest.mark.parametrize(
    ("choice", "wanted"),
    [
        (BlindBet(0, 5, 8), "Bet blind takes an amount from 5 to 8."),
        (BlindBet(10, 15, 17), "Bet blind takes 10 to match the stake or a stake from 15 to 17."),
        (BlindBet(10, 15, 12), "Bet blind takes 10 to match the stake."),
    ],
)
def test_a_refusal_says_what_may_be_bet_blind(choice: BlindBet, wanted: str) -> None:
    assert in_words(choice.wants()) == wanted


def test_a_few_blind_bets_stand_for_all_with_growing_steps_between_them() -> None:
    few = [move.amount for move in BlindBet(10, 15, 1_000).representatives(5)]
    steps = [after - before for before, after in pairwise(few)]
    assert (few[0], few[-1]) == (10, 1_000)
    assert steps == sorted(steps)


def decider(start: int, *, purses: list[int], answered: str = "", paid: int = 10, folded: str = "") -> int:
    """Who decides at a stake of five, from start on; answered and folded name seats, all have paid alike."""
    position, seats = seat_table([100] * len(purses)), range(len(purses))
    position.stake = 5
    set_row(position, COINS, purses)
    set_row(position, PROGRESS, [paid for _ in seats])
    position.live = set_of([seat for seat in seats if str(seat) not in folded])
    position.answered = set_of([int(seat) for seat in answered])
    return decider_from(position, start)


def test_the_seat_asked_for_decides_itself() -> None:
    assert decider(1, purses=[5, 5, 5]) == 1


def test_the_turn_goes_round_past_the_last_seat() -> None:
    assert decider(3, purses=[5, 5, 5], answered="12") == 0


def test_seats_without_coins_are_passed_over() -> None:
    assert decider(0, purses=[0, 5, 5]) == 1


def test_folded_seats_are_passed_over() -> None:
    assert decider(0, purses=[5, 5, 5], folded="0") == 1


def test_the_round_is_over_when_all_have_answered() -> None:
    assert decider(0, purses=[5, 5, 5], answered="012") == NO_DECISION


def test_a_lone_player_who_owes_nothing_has_nothing_to_decide() -> None:
    assert decider(0, purses=[0, 5, 0]) == NO_DECISION


def test_a_lone_player_who_owes_still_decides() -> None:
    assert decider(0, purses=[0, 5, 0], paid=9) == 1
