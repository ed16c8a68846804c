"""What the table says: prompts, notes, refusals and badges."""

import pytest

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import choose, dealt, on_the_floor


def refused(position: Claim, verb: str) -> str:
    seat = position.to_act()[0]
    with pytest.raises(Refused) as error:
        position.play(seat, Move(verb))
    return error.value.sentence


def test_the_prompt_of_the_declaration_says_that_choices_are_sealed() -> None:
    assert "sealed until all four are in" in dealt().prompt(0)


def test_the_prompt_names_what_is_open() -> None:
    assert on_the_floor().prompt(0) == "Your turn: pick up the floor card or declare a suit or decline."


def test_the_blitz_prompt_names_the_call_only_to_the_entitled() -> None:
    position = choose(dealt(), ["S", "D", "", ""])
    assert position.prompt(0) == "Before the first floor card: call showdown or decline."
    assert position.prompt(1) == "Before the first floor card: decline."


def test_a_player_is_told_what_silence_would_cost() -> None:
    assert dealt().notes(0) == ["Silence costs you 14 points at once."]


def test_a_player_is_reminded_of_a_sealed_choice() -> None:
    position = dealt()
    position.play(0, Move(DECLARE, suit="S"))
    position.play(1, Move(STAY_SILENT))
    assert position.notes(0) == ["You have chosen spades; the others cannot see it yet."]
    assert position.notes(1) == ["You have chosen to stay silent; the others cannot see it yet."]


def test_a_declared_player_is_told_points_and_score() -> None:
    assert on_the_floor(declared=["S", "", "", ""]).notes(0) == [
        "You declared spades: 54 points in runs, a score of 50.",
        "You may call showdown on your turn.",
    ]


def test_an_undeclared_player_is_told_what_the_hand_costs() -> None:
    assert on_the_floor().notes(1) == ["You have not declared: your hand scores -23."]


def test_a_call_without_a_suit_is_refused_with_the_reason() -> None:
    assert refused(on_the_floor(), CALL_SHOWDOWN).endswith("You have not declared.")


def test_a_call_with_too_few_points_is_refused_with_the_count() -> None:
    position = on_the_floor(declared=["D", "", "", ""])
    assert refused(position, CALL_SHOWDOWN).endswith("Your runs make 0 points, 27 are needed.")


def test_a_call_with_too_many_penalties_is_refused_with_both_numbers() -> None:
    position = on_the_floor(declared=["S", "", "", ""])
    position.running[0] = 60
    assert refused(position, CALL_SHOWDOWN).endswith(
        "Your runs make 54 points, not more than your penalties of 60."
    )


def test_a_card_that_was_taken_cannot_be_picked_up() -> None:
    position = on_the_floor()
    position.play(0, Move(PICK_UP))
    assert refused(position, PICK_UP).endswith("The floor card has been taken.")


def test_a_second_suit_is_refused_by_naming_the_first() -> None:
    assert refused(on_the_floor(declared=["C", "", "", ""]), DECLARE).endswith("You have declared clubs.")


def test_a_declaration_without_a_free_suit_held_is_refused() -> None:
    position = on_the_floor(declared=["", "S", "D", ""], mustHoldSuit=True)
    assert refused(position, DECLARE).endswith("You hold no card of a free suit (clubs, hearts).")


def test_floor_moves_wait_for_the_declaration_and_the_first_card() -> None:
    assert refused(dealt(), PICK_UP).endswith("The declaration comes first.")
    position = choose(dealt(), ["S", "", "", ""])
    assert refused(position, PICK_UP).endswith("The first floor card is not turned yet.")
    assert refused(position, STAY_SILENT).endswith("The sealed declaration is over.")


def test_badges_say_who_has_chosen_but_not_what() -> None:
    position = dealt(opener=3)
    position.dealer = 2
    position.play(0, Move(DECLARE, suit="S"))
    position.play(1, Move(STAY_SILENT))
    assert [position.badges(seat) for seat in range(4)] == [["chosen"], ["chosen"], ["dealer"], ["first"]]


def test_badges_show_suits_and_suits_lost() -> None:
    position = choose(dealt(opener=3), ["S", "S", "", "D"])
    position.dealer = 3
    shown = [position.badges(seat) for seat in range(4)]
    assert shown == [
        ["spades"],
        ["undeclared", "lost spades"],
        ["undeclared"],
        ["diamonds", "dealer", "first"],
    ]
