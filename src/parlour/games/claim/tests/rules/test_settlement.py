"""Who pays whom, in which order, and how far a budget reaches."""

from typing import Any

from parlour.games.claim.rules.settlement import NO_CALLER, Till, settle, title_holder
from parlour.games.claim.tests.laid import rules_with, suit_of

RICH = [1352] * 4


def settled(
    scores: list[int],
    declared: str,
    caller: int,
    *,
    budgets: list[int] | None = None,
    first: int = 0,
    **switches: Any,
) -> Till:
    """A settlement; suits as four letters, a dot for none."""
    suits = [suit_of(letter.strip(".")) for letter in declared]
    till = Till(scores, suits, budgets or RICH)
    settle(till, rules_with(**switches).settlement, caller, first)
    return till


def test_a_caller_pays_everybody_above_the_highest_first() -> None:
    till = settled([54, 90, 117, 56], "SHDC", 0)
    assert till.payments == [(0, 2, 63), (0, 1, 36), (0, 3, 2)]


def test_those_below_pay_nothing_while_somebody_is_above_the_caller() -> None:
    assert settled([50, 60, 10, 20], "SHDC", 0).payments == [(0, 1, 10)]


def test_a_caller_on_top_is_paid_clockwise_by_those_below() -> None:
    assert settled([10, 20, 90, 40], "SHDC", 2).payments == [(3, 2, 50), (0, 2, 80), (1, 2, 70)]


def test_equal_scores_above_are_paid_clockwise_from_the_caller() -> None:
    assert settled([60, 50, 40, 60], "SHDC", 2).payments == [(2, 3, 20), (2, 0, 20), (2, 1, 10)]


def test_a_tie_with_the_caller_pays_nothing() -> None:
    assert settled([60, 60, 60, 60], "SHDC", 1).payments == []


def test_an_undeclared_player_splits_the_debt_and_odd_points_go_to_the_caller_first() -> None:
    assert settled([60, 60, 60, -35], "SHD.", 1).payments == [(3, 1, 12), (3, 2, 12), (3, 0, 11)]


def test_an_undeclared_player_pays_other_undeclared_players_too() -> None:
    assert settled([60, -30, -3, 60], "S..C", 0).payments == [
        (1, 0, 10),
        (1, 2, 10),
        (1, 3, 10),
        (2, 0, 1),
        (2, 1, 1),
        (2, 3, 1),
    ]


def test_an_undeclared_player_above_a_poor_caller_is_not_paid_by_the_caller() -> None:
    assert settled([-40, -9, -40, -40], "S.DC", 0).payments == [(1, 0, 3), (1, 2, 3), (1, 3, 3)]


def test_nobody_pays_more_than_is_left() -> None:
    till = settled([117, 90, 56, 47], "DSCH", 0, budgets=[1352, 10, 500, 500])
    assert till.budgets == [1493, 0, 439, 430]


def test_a_poor_caller_pays_the_best_rival_first() -> None:
    till = settled([54, 90, 117, 56], "SHDC", 0, budgets=[70, 0, 0, 0])
    assert till.payments == [(0, 2, 63), (0, 1, 7)]


def test_points_just_received_can_be_paid_on() -> None:
    till = settled([60, -30, 60, -30], "S.D.", 0, budgets=[0, 30, 0, 0])
    assert till.budgets == [20, 0, 10, 0]


def test_in_a_forced_showdown_only_the_undeclared_pay_and_the_first_seat_leads() -> None:
    till = settled([10, 90, -34, 50], "SH.C", NO_CALLER, first=3)
    assert till.payments == [(2, 3, 12), (2, 0, 11), (2, 1, 11)]


def test_settling_leaves_the_budgets_it_was_given_alone() -> None:
    budgets = [1352] * 4
    settled([54, 90, 117, 56], "SHDC", 0, budgets=budgets)
    assert budgets == RICH


def title(scores: list[int], declared: str, first: int = 0) -> int:
    till = Till(scores, [suit_of(letter.strip(".")) for letter in declared], RICH)
    return title_holder(till, "SHDC", first)


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
