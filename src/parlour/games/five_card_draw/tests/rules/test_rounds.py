"""How hands follow one another and how a match ends."""

from typing import Any

import pytest

from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import POINTS
from parlour.games.five_card_draw.tests.laid import (
    EQUAL_HANDS,
    SPARE_HANDS,
    Listener,
    lay_table,
    say,
    stand_pat,
)


def shown_down(hands: list[str], points: list[int], **details: Any) -> tuple[FiveCardDraw, Listener]:
    """A hand bet and called once and shown, between players with these points."""
    position, listener = lay_table(hands, **details), Listener()
    position.set_row(POINTS, points)
    say(position, "BET 2", "CALL")
    stand_pat(position, listener)
    if "score" not in listener.kinds():
        say(position, "CHECK", "CHECK", teller=listener)
    return position, listener


def test_a_hand_goes_through_two_rounds_and_a_draw() -> None:
    position = lay_table(SPARE_HANDS[:2])
    phases = [position.phase()]
    say(position, "CHECK", "CHECK")
    phases.append(position.phase())
    stand_pat(position)
    phases.append(f"{position.phase()} {position.counters()['round']}")
    assert phases == ["betting", "drawing", "betting 2"]


def test_the_next_hand_is_dealt_at_once() -> None:
    position, _ = shown_down(SPARE_HANDS[:2], [0, 0])
    assert (position.hand, position.row(POINTS), position.pot()) == (2, [8, 0], 4)


def test_all_hands_still_in_are_shown_and_named() -> None:
    _, listener = shown_down(SPARE_HANDS[:2], [0, 0])
    shown = [event.fields["hand"].key for event in listener.events if event.kind == "showed"]
    assert shown == ["hand.pair", "hand.pair"]


def test_a_hundred_points_win_the_match() -> None:
    position, _ = shown_down(SPARE_HANDS[:2], [92, 99])
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.tallies, position.to_act()) == ([0], [100, 99], ())
    assert (outcome.reason, outcome.fields) == ("ending.target-reached", {"target": 100})


def test_ninety_nine_do_not() -> None:
    position, _ = shown_down(SPARE_HANDS[:2], [91, 99])
    assert position.outcome() is None


@pytest.mark.parametrize(("points", "winners"), [([96, 97], [1]), ([98, 96], [0]), ([97, 97], None)])
def test_when_both_cross_on_a_split_the_higher_total_wins(
    points: list[int], winners: list[int] | None
) -> None:
    position, _ = shown_down(EQUAL_HANDS[:2], points)
    outcome = position.outcome()
    assert (outcome and outcome.winners()) == winners


def test_a_player_without_chips_loses_the_match_whatever_the_points() -> None:
    position, listener = shown_down(SPARE_HANDS[:2], [0, 90], chips=[100, 4])
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.reason) == ([0], "ending.one-with-chips")
    assert listener.kinds()[-2:] == ["out", "beat"]


def test_with_more_players_the_others_go_on() -> None:
    position = lay_table(SPARE_HANDS[:3], chips=[100, 100, 2], variant="fixed-limit")
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "CHECK", "CHECK")
    assert (position.hand, position.live_seats(), position.badges(2)) == (2, [0, 1], ["out"])


def test_those_with_chips_stand_before_those_without() -> None:
    position, _ = shown_down(SPARE_HANDS[:2], [0, 90], chips=[100, 4])
    outcome = position.outcome()
    assert outcome is not None and (outcome.places, outcome.tallies) == ([1, 2], [8, 0])


def test_after_an_all_in_nobody_bets_but_all_draw_and_show() -> None:
    position = lay_table(SPARE_HANDS[:2], chips=[100, 4])
    say(position, "BET 2", "CALL")
    assert position.phase() == "drawing"
    stand_pat(position)
    assert position.row(POINTS) == [8, 0]


def test_the_score_is_told_after_every_hand() -> None:
    _, listener = shown_down(SPARE_HANDS[:2], [10, 20])
    told = [(event.seat, event.amount) for event in listener.events if event.kind == "score"]
    assert told == [(0, 18), (1, 20)]
