"""The course of a deal: who is asked, in which order, what follows, and what the table shows of it."""

import pytest
from mypy_extensions import u8

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.cards.vectors import vec
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.playout import playout
from parlour.games.claim import GAME
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.table import BLITZ, DECLARING, FLOOR
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import card, choose, deal_table, new_game, on_the_floor, rules_with


def decline_round(position: Claim) -> None:
    """Everybody declines until the round is over."""
    for _ in range(4):
        position.play(position.turn, Move(DECLINE))


def test_all_four_are_asked_at_once_to_declare() -> None:
    assert deal_table().to_act() == (0, 1, 2, 3)


def test_a_choice_once_sealed_cannot_be_made_again() -> None:
    position = deal_table()
    position.play(1, Move(STAY_SILENT))
    with pytest.raises(Refused, match="not seat 1's turn"):
        position.play(1, Move(DECLARE, suit="S"))


def test_declared_players_are_asked_in_turn_order_before_the_first_floor_card() -> None:
    position = choose(deal_table(opener=2), ["S", "", "H", "C"])
    asked = []
    while position.stage == BLITZ:
        asked.append(position.turn)
        position.play(position.turn, Move(DECLINE))
    assert (asked, position.stage) == ([2, 3, 0], FLOOR)


def test_with_nobody_declared_the_first_floor_card_comes_at_once() -> None:
    position = choose(deal_table(), ["", "", "", ""])
    assert (position.stage, position.round) == (FLOOR, 1)


def test_a_blitz_ends_the_deal_before_a_card_is_turned() -> None:
    position = choose(deal_table(), ["S", "", "H", "C"])
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
    assert position.penalties == [0, 24, 0, 0]


def test_the_last_card_taken_forces_a_showdown_at_the_end_of_the_round() -> None:
    position = on_the_floor(declared=["S", "D", "H", "C"])
    position.pile = vec[u8]()
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
    assert deal_table().on_timeout(0) == Move(STAY_SILENT)
    assert on_the_floor().on_timeout(0) == Move(DECLINE)


def test_counters_tell_how_far_the_deal_has_come() -> None:
    position = on_the_floor(declared=["S", "", "H", "C"])
    decline_round(position)
    assert position.counters() == {"deal": 1, "round": 2, "unpicked": 1, "house": 12}


def test_badges_say_who_has_chosen_but_not_what() -> None:
    position = deal_table(opener=3)
    position.dealer = 2
    position.play(0, Move(DECLARE, suit="S"))
    position.play(1, Move(STAY_SILENT))
    assert [position.badges(seat) for seat in range(4)] == [["chosen"], ["chosen"], ["dealer"], ["first"]]


def test_badges_show_suits_and_suits_lost() -> None:
    position = choose(deal_table(opener=3), ["S", "S", "", "D"])
    position.dealer = 3
    shown = [position.badges(seat) for seat in range(4)]
    assert shown == [
        ["spades"],
        ["undeclared", "lost-spades"],
        ["undeclared"],
        ["diamonds", "dealer", "first"],
    ]


def test_a_copy_has_every_field_and_stays_as_it_was_when_the_game_goes_on() -> None:
    position = on_the_floor(declared=["S", "", "H", ""])
    position.play(0, Move(PICK_UP, slots=(0,)))
    twin = position.copy()
    before = twin.state()
    assert position.state() == before
    playout(position, Luck(1))
    assert twin.state() == before


def test_the_pile_is_shown_by_its_count_alone() -> None:
    zone = new_game().view(0).zone("pile")
    assert (zone.cards, zone.count) == ([], 40)


def test_what_was_passed_is_known_to_all() -> None:
    position = on_the_floor(floor="7D")
    for seat in range(4):
        position.play(seat, Move("DECLINE"))
    assert position.view(None).zone("passed").cards == [card("7D")]


def test_sealed_choices_are_counted_until_all_are_in() -> None:
    position = deal_table()
    position.play(2, Move(DECLARE, suit="H"))
    position.play(0, Move(STAY_SILENT))
    assert position.sealed() == 2
    position.play(1, Move(STAY_SILENT))
    position.play(3, Move(STAY_SILENT))
    assert position.sealed() == 0


def test_the_ledger_holds_budgets_and_what_the_house_was_paid() -> None:
    position = choose(deal_table(), ["", "", "", ""])
    assert position.house > 0
    assert position.ledger() == 4 * 1352


def test_free_suits_are_those_nobody_declared() -> None:
    assert on_the_floor(declared=["S", "", "H", ""]).free_suits() == [0, 3]


def test_clockwise_begins_where_it_is_told() -> None:
    assert new_game().clockwise(2) == [2, 3, 0, 1]


def test_a_whole_game_keeps_the_books() -> None:
    position = GAME.begin(rules_with(maxDeals=3), 4, FastShuffle(7))
    luck = Luck(7)
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, position.moves(seat).pick(luck))
        assert position.ledger() == 4 * 1352
