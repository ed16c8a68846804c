"""Imagined players of Big-C."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.engine.play.move import Move
from parlour.games.big_c.rules.hands import STRAIGHT
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.verbs import PASSING
from parlour.games.big_c.tests.laid import after, lay_table, new_game, read_hand, to_play
from parlour.games.big_c.thinking.moves import BigCThinking

THINKING = BigCThinking()
OTHERS = "4C 6H 8D 10S QC KD"


def policy_move(position: BigC) -> Move:
    """What the imagined player whose turn it is would do."""
    return THINKING.policy(position, position.turn, Luck(1))


def test_they_present_the_lowest_card() -> None:
    position = new_game()
    slot = THINKING.policy(position, 0, Luck(1)).slots[0]
    assert position.hands[0].heights[slot] == min(position.hands[0].heights)


@pytest.mark.parametrize(
    ("hand", "lead"),
    [("3D 5C 8H 9S JC KD", "3D"), ("3D 3C 4H 9S JC", "3D 3C"), ("4H AC AH", "4H"), ("5D", "5D")],
)
def test_they_lead_low_cards_and_rather_more_than_fewer(hand: str, lead: str) -> None:
    assert policy_move(lay_table([hand, OTHERS])) == to_play(lead)


def test_they_lead_first_what_nobody_has_the_cards_to_follow() -> None:
    assert policy_move(lay_table(["3D 5C AC AH", "KS"])) == to_play("AC AH")


@pytest.mark.parametrize(("others", "lead"), [("4C", "KD"), ("4C 6H", "3D")])
def test_they_lead_high_where_somebody_might_go_out_upon_it(others: str, lead: str) -> None:
    assert policy_move(lay_table(["3D 5C KD", others])) == to_play(lead)


def test_a_leader_with_nothing_but_jokers_passes() -> None:
    assert policy_move(lay_table(["JOKER", OTHERS])) == PASSING


@pytest.mark.parametrize(
    ("led", "hand", "reply"),
    [
        ("5D", "3C 8H KS", "8H"),
        ("5D", "5D 8H KS", "5D"),
        ("5D", "3C 8H 8S", "8H"),
        ("5D 5C", "3C 8H 8S KS KD", "8H 8S"),
        ("5D 5C", "3C 4H 8S KD", "PASS"),
        ("5D 6C 7H 8H 9S", "6D 7C 8S 9H 10S KD KH", "6D 7C 8S 9H 10S"),
        ("5D 6C 7H 8H 9S", "3D 4C 8S 9H 10S KD", "PASS"),
        ("5D 5C", "JOKER 3C 4H KD", "JOKER KD"),
    ],
)
def test_they_follow_with_the_lowest_that_will_do(led: str, hand: str, reply: str) -> None:
    position = after(lay_table([f"{led} AC AD", hand]), led)
    assert policy_move(position) == to_play(reply)


def test_they_take_other_plays_apart_rather_than_pass() -> None:
    position = after(lay_table(["3D 4C 5H 6H 7S AC", "6D 6C 7C 7D 8S 8H 9D 10C"]), "3D 4C 5H 6H 7S")
    assert read_hand(cards_text(list(policy_move(position).cards))).kind == STRAIGHT


def test_a_card_that_makes_a_footstool_is_worth_more_than_a_low_one() -> None:
    position = after(lay_table(["KC AD", "3D QC AC KC"]), "KC")
    assert policy_move(position) == to_play("KC")


def test_all_plays_of_the_split_hand_are_worth_a_thought() -> None:
    listed = THINKING.candidates(lay_table(["3D 5C 5H 9S 9D 9C", OTHERS]), 0)
    assert {to_play("3D"), to_play("9D 9C 9S 5C 5H")} <= set(listed)
    assert PASSING not in listed


def test_a_pass_is_worth_a_thought_when_it_is_open() -> None:
    assert PASSING in THINKING.candidates(after(lay_table(["5D AC AD", "3C 8H KS"]), "5D"), 1)


def test_only_the_lowest_card_is_worth_presenting() -> None:
    position = new_game()
    assert THINKING.candidates(position, 0) == [THINKING.policy(position, 0, Luck(1))]


def test_fewer_cards_are_worth_more() -> None:
    position = lay_table(["5D 9C", "3C 8H KS"])
    assert THINKING.worth(position, 0) > THINKING.worth(position, 1)
