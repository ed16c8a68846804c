"""The course of a deal: who is asked, in which order, and what follows."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import Refused
from parlour.engine.laws import check as laws
from parlour.engine.play.move import Move
from parlour.games.claim import GAME
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.table import BLITZ, DECLARING, FLOOR, NOT_CHOSEN
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import choose, dealt, on_the_floor, rules_with


def decline_round(position: Claim) -> None:
    """Everybody declines until the round is over."""
    for _ in range(4):
        position.play(position.turn, Move(DECLINE))


def test_all_four_are_asked_at_once_to_declare() -> None:
    assert dealt().to_act() == (0, 1, 2, 3)


def test_a_choice_once_sealed_cannot_be_made_again() -> None:
    position = dealt()
    position.play(1, Move(STAY_SILENT))
    with pytest.raises(Refused, match="not seat 1's turn"):
        position.play(1, Move(DECLARE, suit="S"))


def test_declared_players_are_asked_in_turn_order_before_the_first_floor_card() -> None:
    position = choose(dealt(opener=2), ["S", "", "H", "C"])
    asked = []
    while position.stage == BLITZ:
        asked.append(position.turn)
        position.play(position.turn, Move(DECLINE))
    assert (asked, position.stage) == ([2, 3, 0], FLOOR)


def test_with_nobody_declared_the_first_floor_card_comes_at_once() -> None:
    position = choose(dealt(), ["", "", "", ""])
    assert (position.stage, position.round) == (FLOOR, 1)


def test_a_blitz_ends_the_deal_before_a_card_is_turned() -> None:
    position = choose(dealt(), ["S", "", "H", "C"])
    position.play(0, Move(CALL_SHOWDOWN))
    assert (position.deal, position.stage) == (2, DECLARING)


def test_turns_go_clockwise_from_the_first_seat() -> None:
    position = on_the_floor()
    position.turn = position.first = 2
    seats = []
    for _ in range(4):
        seats.append(position.turn)
        position.play(position.turn, Move(DECLINE))
    assert seats == [2, 3, 0, 1]


def test_declaring_is_the_whole_turn() -> None:
    position = on_the_floor()
    position.play(0, Move(DECLARE, suit="S"))
    assert position.turn == 1


def test_the_undeclared_are_charged_at_the_end_of_each_round() -> None:
    position = on_the_floor(declared=["S", "", "H", "C"])
    decline_round(position)
    decline_round(position)
    assert position.running == [0, 24, 0, 0]


def test_the_last_card_taken_forces_a_showdown_at_the_end_of_the_round() -> None:
    position = on_the_floor(declared=["S", "D", "H", "C"])
    position.pile = []
    position.play(0, Move(PICK_UP))
    for _ in range(3):
        assert position.deal == 1
        position.play(position.turn, Move(DECLINE))
    assert position.deal == 2


def test_a_pass_through_the_pile_without_a_pick_up_forces_a_showdown() -> None:
    position = on_the_floor(declared=["S", "D", "H", "C"])
    position.pile = position.pile[:2]
    rounds = 0
    while position.deal == 1:
        decline_round(position)
        rounds += 1
    assert rounds == 3


def test_out_of_time_the_house_stays_silent_or_declines() -> None:
    assert dealt().on_timeout(0) == Move(STAY_SILENT)
    assert on_the_floor().on_timeout(0) == Move(DECLINE)


def test_counters_tell_how_far_the_deal_has_come() -> None:
    position = on_the_floor(declared=["S", "", "H", "C"])
    decline_round(position)
    assert position.counters() == {
        "deal": 1,
        "round": 2,
        "rounds without a pick-up": 1,
        "paid to the house": 12,
    }


def test_other_choices_are_sealed_anew_when_a_deal_is_imagined() -> None:
    position = dealt()
    position.play(1, Move(DECLARE, slots=(0,), suit="S"))
    twins = [position.redealt(0, Luck(seed)) for seed in range(20)]
    assert all(twin.wanted[1] != NOT_CHOSEN and twin.wanted[0] == NOT_CHOSEN for twin in twins)
    assert len({twin.wanted[1] for twin in twins}) > 1


def test_a_whole_game_keeps_the_books() -> None:
    position = GAME.begin(rules_with(maxDeals=3), 4, FastShuffle(7))
    luck = Luck(7)
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, position.moves(seat).pick(luck))
        assert position.ledger() == 4 * 1352


def test_a_whole_random_game_keeps_every_law() -> None:
    assert laws.inspect(GAME, GAME.rules(), seats=4, seed=1, every=40) > 1_000
