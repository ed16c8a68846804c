"""Showdowns: who pays whom and how far a budget reaches, what stays in sight, and the end of the game."""

from typing import Any

from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.rounds import final_outcome
from parlour.games.claim.rules.settlement import NO_CALLER, Accounts, settle, title_holder
from parlour.games.claim.rules.showdown import show_hands
from parlour.games.claim.rules.table import DECLARING, OVER
from parlour.games.claim.rules.terms import terms_of
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLINE
from parlour.games.claim.tests.laid import on_the_floor, rules_with, suit_of

RICH = [1352] * 4
HANDS = ["AS KS 4D", "QS 9H 2C", "KH QH 3D", "10C 8D 6S"]


def table(**switches: Any) -> Claim:
    """Seat 0 has 50 with spades, seat 2 has 47 with hearts, seats 1 and 3 never declared."""
    return on_the_floor(HANDS, ["S", "", "H", ""], **switches)


def test_a_call_settles_at_once() -> None:
    position = table()
    position.play(0, Move(CALL_SHOWDOWN))
    assert position.budgets == [1352 + 3 + 8 + 8, 1352 - 23 + 8, 1352 - 3 + 8 + 8, 1352 - 24 + 7]


def test_a_forced_showdown_leaves_declared_players_alone() -> None:
    position = on_the_floor(HANDS, ["S", "D", "H", "C"])
    show_hands(position, NO_CALLER, None)
    assert position.budgets == [1352] * 4


def test_the_hands_stay_in_sight_while_the_next_declaration_is_made() -> None:
    position = table()
    position.play(0, Move(CALL_SHOWDOWN))
    assert position.stage == DECLARING
    assert [len(position.view(None).zone("shown", seat).cards) for seat in range(4)] == [3] * 4


def test_the_title_is_a_badge_until_the_next_declaration_is_over() -> None:
    position = table()
    position.play(0, Move(CALL_SHOWDOWN))
    assert "title" in position.badges(0)


def test_the_game_ends_with_the_last_deal() -> None:
    position = table(maxDeals=1)
    position.play(0, Move(CALL_SHOWDOWN))
    assert (position.stage, position.to_act()) == (OVER, ())


def test_the_game_ends_when_a_budget_is_used_up() -> None:
    position = on_the_floor(HANDS, ["S", "", "H", "C"])
    position.budgets[1] = 23
    position.play(0, Move(CALL_SHOWDOWN))
    assert (position.budgets[1], position.stage) == (0, OVER)


def test_the_game_goes_on_while_everybody_has_something_left() -> None:
    position = on_the_floor(HANDS, ["S", "", "H", "C"])
    position.budgets[1] = 24
    position.play(0, Move(CALL_SHOWDOWN))
    assert (position.deal, position.stage) == (2, DECLARING)


def test_a_budget_emptied_by_a_charge_ends_the_game_only_with_the_deal() -> None:
    position = on_the_floor(HANDS, ["S", "", "H", "C"])
    position.budgets[1] = 1
    for seat in range(4):
        position.play(seat, Move(DECLINE))
    assert (position.budgets[1], position.is_over()) == (0, False)


def test_final_hands_are_open_to_all() -> None:
    position = table(maxDeals=1)
    position.play(0, Move(CALL_SHOWDOWN))
    assert position.view(None).zone("hand", 3).cards == position.hands[3]


def test_the_largest_budget_wins_and_equal_ones_share() -> None:
    position = table(maxDeals=1)
    position.budgets = [700, 900, 900, 100]
    assert final_outcome(position).places == [3, 1, 1, 4]


def test_the_ending_says_why() -> None:
    position = table(maxDeals=1)
    assert final_outcome(position).reason == "ending.last-deal"
    position.budgets[2] = 0
    assert final_outcome(position).reason == "ending.budget-used-up"


def test_a_showdown_is_told_from_the_caller_on() -> None:
    position, listener = table(maxDeals=1), Listener()
    position.play(0, Move(CALL_SHOWDOWN), listener)
    told = [(event.kind, event.seat, event.other, event.amount) for event in listener.events]
    assert told[:7] == [
        ("called", 0, -1, 0),
        ("showed", 0, -1, 50),
        ("showed-undeclared", 1, -1, -23),
        ("showed", 2, -1, 47),
        ("showed-undeclared", 3, -1, -24),
        ("title", 0, -1, 0),
        ("paid", 2, 0, 3),
    ]


def settle_scores(
    scores: list[int],
    declared: str,
    caller: int,
    *,
    budgets: list[int] | None = None,
    first: int = 0,
    **switches: Any,
) -> Accounts:
    """A settlement; suits as four letters, a dot for none."""
    suits = [suit_of(letter.strip(".")) for letter in declared]
    accounts = Accounts(scores, suits, budgets or RICH)
    settle(accounts, terms_of(rules_with(**switches)), caller, first)
    return accounts


def test_a_caller_pays_everybody_above_the_highest_first() -> None:
    accounts = settle_scores([54, 90, 117, 56], "SHDC", 0)
    assert accounts.payments == [(0, 2, 63), (0, 1, 36), (0, 3, 2)]


def test_those_below_pay_nothing_while_somebody_is_above_the_caller() -> None:
    assert settle_scores([50, 60, 10, 20], "SHDC", 0).payments == [(0, 1, 10)]


def test_a_caller_on_top_is_paid_clockwise_by_those_below() -> None:
    assert settle_scores([10, 20, 90, 40], "SHDC", 2).payments == [(3, 2, 50), (0, 2, 80), (1, 2, 70)]


def test_equal_scores_above_are_paid_clockwise_from_the_caller() -> None:
    assert settle_scores([60, 50, 40, 60], "SHDC", 2).payments == [(2, 3, 20), (2, 0, 20), (2, 1, 10)]


def test_a_tie_with_the_caller_pays_nothing() -> None:
    assert settle_scores([60, 60, 60, 60], "SHDC", 1).payments == []


def test_an_undeclared_player_splits_the_debt_and_odd_points_go_to_the_caller_first() -> None:
    assert settle_scores([60, 60, 60, -35], "SHD.", 1).payments == [(3, 1, 12), (3, 2, 12), (3, 0, 11)]


def test_an_undeclared_player_pays_other_undeclared_players_too() -> None:
    assert settle_scores([60, -30, -3, 60], "S..C", 0).payments == [
        (1, 0, 10),
        (1, 2, 10),
        (1, 3, 10),
        (2, 0, 1),
        (2, 1, 1),
        (2, 3, 1),
    ]


def test_an_undeclared_player_above_a_poor_caller_is_not_paid_by_the_caller() -> None:
    assert settle_scores([-40, -9, -40, -40], "S.DC", 0).payments == [(1, 0, 3), (1, 2, 3), (1, 3, 3)]


def test_nobody_pays_more_than_is_left() -> None:
    accounts = settle_scores([117, 90, 56, 47], "DSCH", 0, budgets=[1352, 10, 500, 500])
    assert accounts.budgets == [1493, 0, 439, 430]


def test_a_poor_caller_pays_the_best_rival_first() -> None:
    accounts = settle_scores([54, 90, 117, 56], "SHDC", 0, budgets=[70, 0, 0, 0])
    assert accounts.payments == [(0, 2, 63), (0, 1, 7)]


def test_points_just_received_can_be_paid_on() -> None:
    accounts = settle_scores([60, -30, 60, -30], "S.D.", 0, budgets=[0, 30, 0, 0])
    assert accounts.budgets == [20, 0, 10, 0]


def test_in_a_forced_showdown_only_the_undeclared_pay_and_the_first_seat_leads() -> None:
    accounts = settle_scores([10, 90, -34, 50], "SH.C", NO_CALLER, first=3)
    assert accounts.payments == [(2, 3, 12), (2, 0, 11), (2, 1, 11)]


def test_settling_leaves_the_budgets_it_was_given_alone() -> None:
    budgets = [1352] * 4
    settle_scores([54, 90, 117, 56], "SHDC", 0, budgets=budgets)
    assert budgets == RICH


def title(scores: list[int], declared: str, first: int = 0) -> int:
    accounts = Accounts(scores, [suit_of(letter.strip(".")) for letter in declared], RICH)
    return title_holder(accounts, "SHDC", first)


def test_the_best_score_takes_the_title() -> None:
    assert title([10, 20, 30, 15], "SHDC") == 2


def test_equal_scores_go_by_suit() -> None:
    assert [title([54, 54, 0, 0], suits) for suits in ("HSDC", "DHSC", "CDSH")] == [1, 1, 1]


def test_an_undeclared_player_does_not_win_while_anybody_declared() -> None:
    assert title([-5, -6, -7, -90], "...C") == 3


def test_without_any_declaration_the_best_score_wins() -> None:
    assert title([-20, -6, -7, -90], "....") == 1


def test_equal_undeclared_scores_go_by_turn_order() -> None:
    assert title([-6, -6, -7, -6], "....", first=2) == 3
