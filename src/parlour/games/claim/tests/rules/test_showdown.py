"""Showdowns: scores, payments, what stays in sight, and the end of the game."""

from typing import Any

from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.settlement import NO_CALLER
from parlour.games.claim.rules.showdown import final_outcome, show_hands
from parlour.games.claim.rules.table import DECLARING, OVER
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLINE
from parlour.games.claim.tests.laid import on_the_floor

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
    assert final_outcome(position).reason == "The last deal has been played."
    position.budgets[2] = 0
    assert final_outcome(position).reason == "A budget is used up."


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
