"""Which moves are open, and when."""

from parlour.engine.play.move import Move
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import card, choose, dealt, on_the_floor


def test_the_declaration_is_a_suit_or_silence() -> None:
    assert dealt().moves(3).verbs() == [DECLARE, STAY_SILENT]


def test_before_the_first_floor_card_the_entitled_may_call_or_decline() -> None:
    position = choose(dealt(), ["S", "", "", ""])
    assert (position.phase(), position.moves(0).verbs()) == ("blitz", [CALL_SHOWDOWN, DECLINE])


def test_before_the_first_floor_card_others_who_declared_can_only_decline() -> None:
    position = choose(dealt(opener=1), ["", "D", "", ""])
    assert (position.to_act(), position.moves(1).verbs()) == ((1,), [DECLINE])


def test_an_undeclared_player_may_pick_up_declare_or_decline() -> None:
    assert on_the_floor().moves(0).verbs() == [PICK_UP, DECLARE, DECLINE]


def test_a_declared_player_may_not_declare_again() -> None:
    position = on_the_floor(declared=["C", "", "", ""])
    assert position.moves(0).verbs() == [PICK_UP, DECLINE]


def test_a_run_in_the_declared_suit_opens_the_call() -> None:
    position = on_the_floor(declared=["S", "", "", ""])
    assert position.moves(0).verbs() == [CALL_SHOWDOWN, PICK_UP, DECLINE]


def test_once_the_floor_card_is_taken_nobody_else_picks_up() -> None:
    position = on_the_floor()
    position.play(0, Move(PICK_UP))
    assert position.moves(1).verbs() == [DECLARE, DECLINE]


def test_a_pick_up_may_discard_any_one_card_held_before_or_none() -> None:
    moves = on_the_floor().moves(0)
    picks = [move.slots for move in moves if move.verb == PICK_UP]
    assert picks == [(), (0,), (1,), (2,)]


def test_the_card_just_taken_cannot_be_discarded() -> None:
    assert Move(PICK_UP, slots=(3,)) not in on_the_floor().moves(0)


def test_cards_are_not_laid_with_a_later_declaration() -> None:
    moves = on_the_floor().moves(0)
    assert Move(DECLARE, suit="S") in moves
    assert Move(DECLARE, slots=(0,), suit="S") not in moves


def test_a_hand_may_grow_to_many_cards() -> None:
    position = on_the_floor(["AS KS 4D 2H 3H 4H 5H 6H 7H 8H 9H 10H", "", "", ""], floor="7D")
    position.play(0, Move(PICK_UP))
    assert (len(position.hands[0]), position.hands[0][-1]) == (13, card("7D"))
