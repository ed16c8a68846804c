"""Turns: who acts, what may be done, and what follows."""

from typing import Any

import pytest

from parlour.engine.errors import Refused
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, new_game

SWAP = Move("SWAP_SINGLE", slots=(0, 0))
KNOCK = Move("KNOCK")


def after(position: BastardBrag, *moves: Move) -> BastardBrag:
    for move in moves:
        position.play(position.to_act()[0], move)
    return position


@pytest.mark.parametrize(
    ("turns", "alive", "knocked", "may"),
    [(0, 4, False, False), (3, 4, False, False), (4, 4, False, True), (5, 4, True, False)],
)
def test_a_knock_needs_a_turn_for_everybody_and_no_earlier_knock(
    turns: int, alive: int, knocked: bool, may: bool
) -> None:
    position = in_play(alive, turns=turns)
    position.knocker = 3 if knocked else NOBODY_KNOCKED
    assert position.may_knock() is may


def test_before_the_deal_only_the_dealer_acts_and_only_deals() -> None:
    position = new_game()
    assert position.to_act() == (position.dealer,)
    assert position.moves(position.dealer).verbs() == ["DEAL", "DEAL_IN_ORDER"]


def test_a_turn_offers_nine_single_swaps_six_whole_ones_and_the_knock() -> None:
    assert in_play(3, turns=3).moves(0).count() == 9 + 6 + 1


def test_turns_go_clockwise_past_those_who_are_out() -> None:
    position = in_play(4)
    position.lives[1] = 0
    assert after(position, SWAP).to_act() == (2,)


def test_after_a_knock_everybody_else_has_exactly_one_more_turn() -> None:
    position = after(in_play(3, turns=3), KNOCK)
    turns = []
    while position.phase() == "playing":
        turns.append(position.to_act()[0])
        after(position, SWAP)
    assert turns == [1, 2]


def test_after_a_knock_nobody_else_may_knock() -> None:
    position = after(in_play(3, turns=3), KNOCK)
    with pytest.raises(Refused) as refused:
        position.play(1, KNOCK)
    assert refused.value.code == "not-now"


def test_an_early_knock_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        in_play(3, turns=1).play(0, KNOCK)
    assert refused.value.code == "not-now"


def test_a_place_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        in_play(3).play(0, Move("SWAP_SINGLE", slots=(0, 3)))
    assert refused.value.code == "wrong-details"


@pytest.mark.parametrize(
    ("position", "verb"),
    [
        (new_game(), "DEAL"),
        (in_play(2), "SWAP_SINGLE"),
        (in_play(2, turns=2), "SWAP_SINGLE"),
        (in_play(2, turns=17), "SWAP_SINGLE"),
        (in_play(2, turns=18), "KNOCK"),
        (in_play(3, turns=26), "SWAP_SINGLE"),
        (in_play(3, turns=27), "KNOCK"),
        (in_play(2, turns=2, allowPass=True), "PASS"),
        (in_play(2, turns=18, allowPass=True), "KNOCK"),
        (in_play(2, turns=4, timeoutKnockLap=3), "KNOCK"),
    ],
)
def test_when_time_runs_out_the_house_knocks_for_nobody_before_the_tenth_lap(
    position: BastardBrag, verb: str
) -> None:
    assert position.on_timeout(position.to_act()[0]).verb == verb


def test_out_of_time_the_first_card_goes_for_the_first_open_one() -> None:
    assert in_play(2, turns=2).on_timeout(0) == Move("SWAP_SINGLE", slots=(0, 0))


@pytest.mark.parametrize(("turns", "verb"), [(18, "END_TURN"), (19, "KNOCK")])
def test_a_turn_that_began_with_a_swap_belongs_to_the_lap_of_the_swap(turns: int, verb: str) -> None:
    position = in_play(2, turns=turns, knockAfterSwap=True)
    position.has_swapped = True
    assert position.on_timeout(0).verb == verb


@pytest.mark.parametrize("switches", [{}, {"allowPass": True}, {"knockAfterSwap": True}], ids=str)
def test_a_table_of_sleepers_comes_to_an_end(switches: dict[str, Any]) -> None:
    position, moves = new_game(3, **switches), 0
    while not position.is_over() and moves < 5_000:
        seat = position.to_act()[0]
        position.play(seat, position.on_timeout(seat))
        moves += 1
    assert position.is_over()


@pytest.mark.parametrize(("move", "kind"), [(KNOCK, "knocked"), (Move("PASS"), "passed")])
def test_a_knock_and_a_pass_are_told(move: Move, kind: str) -> None:
    position, listener = in_play(2, turns=2, allowPass=True), Listener()
    position.play(0, move, listener)
    assert [(event.kind, event.seat) for event in listener.events] == [(kind, 0)]
