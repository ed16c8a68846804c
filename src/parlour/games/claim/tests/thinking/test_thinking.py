"""Imagined players of Claim."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.tests.laid import choose, deal_table, on_the_floor, suit_of
from parlour.games.claim.thinking.moves import ClaimThinking

THINKING = ClaimThinking()
SPADES_FIRST = ["S", "H", "C", "D"]
DECLINE, CALL = Move("DECLINE"), Move("CALL_SHOWDOWN")


def policy(position: Claim) -> Move:
    return THINKING.policy(position, 0, Luck(1))


@pytest.mark.parametrize(("hand", "suit"), [("2S 3S KH", "S"), ("4C AD 7H", "D")])
def test_they_declare_the_suit_that_makes_most_of_the_hand(hand: str, suit: str) -> None:
    position = deal_table([hand, "QS 9H 2C", "5H QH 3D", "10C 8D 6S"])
    assert policy(position) == Move("DECLARE", suit=suit)


def test_they_declare_a_free_suit_later() -> None:
    position = on_the_floor(["2S 3S KH", "QS 9H 2C", "5H QH 3D", "10C 8D 6S"], ["", "S", "C", "D"])
    assert policy(position) == Move("DECLARE", suit="H")


def test_they_call_when_nobody_in_sight_is_higher() -> None:
    assert policy(on_the_floor(["AS KS QS", "2C 9H 3C", "5H 8H 3D", "10C 8D 6S"], SPADES_FIRST)) == CALL


def test_they_do_not_call_into_higher_runs_in_sight() -> None:
    hands = ["2S 3S 4S", "AH KH QH", "5C 8C 3D", "10D 8D 6S"]
    position = on_the_floor(hands, SPADES_FIRST, floor="")
    position.known[1] = [EVERYONE] * 3
    assert policy(position) == DECLINE


def test_they_take_every_card_of_their_suit_and_give_the_dearest_stranger() -> None:
    position = on_the_floor(["2S 9H KD", "QS 9C 2C", "5H QH 3D", "10C 8D 6S"], SPADES_FIRST, floor="JS")
    assert policy(position) == Move("PICK_UP", slots=(2,))


def test_they_give_nothing_when_they_hold_no_stranger() -> None:
    position = on_the_floor(["2S 9S KS", "QS 9C 2C", "5H QH 3D", "10C 8D 6S"], SPADES_FIRST, floor="5S")
    assert policy(position) == Move("PICK_UP")


def test_they_take_a_stranger_for_a_dearer_one() -> None:
    position = on_the_floor(
        ["2S 9S KD", "QS 9C 2C", "5H QH 3D", "10C 8D 6S"], ["S", "H", "D", ""], floor="4C"
    )
    assert policy(position) == Move("PICK_UP", slots=(2,))


@pytest.mark.parametrize(("first", "taken"), [(0, True), (1, False)])
def test_they_keep_a_card_from_a_rival_who_is_yet_to_act(first: int, taken: bool) -> None:
    position = on_the_floor(["2S 9S 3D", "QH 9C 2C", "5H AH 4D", "10C 8D 6S"], SPADES_FIRST, floor="KH")
    position.first = first
    assert (policy(position).verb == "PICK_UP") == taken


def test_a_full_hand_without_a_stranger_takes_nothing() -> None:
    hands = ["2S 9S KS", "QS 9C 2C", "5H QH 3D", "10C 8D 6S"]
    assert policy(on_the_floor(hands, SPADES_FIRST, floor="5S", handCap=3)) == DECLINE


def test_every_suit_and_silence_are_worth_a_thought() -> None:
    assert len(THINKING.candidates(deal_table(), 0)) == 5
    two_suits = deal_table(["2S 3S KH", "QS 9H 2C", "5H QH 3D", "10C 8D 6S"], mustHoldSuit=True)
    assert len(THINKING.candidates(two_suits, 0)) == 3


def test_the_floor_card_is_worth_a_thought_with_a_discard_and_without() -> None:
    position = on_the_floor(["2S 9H KD", "QS 9C 2C", "5H QH 3D", "10C 8D 6S"], SPADES_FIRST)
    assert THINKING.candidates(position, 0) == [DECLINE, Move("PICK_UP", slots=(2,)), Move("PICK_UP")]


def test_a_hand_is_likely_when_its_player_wanted_its_best_suit() -> None:
    hands = ["2S 3S KH", "QS 9H JH", "5C 6C 3D", "10C 8D 6D"]
    fits = choose(deal_table(hands), SPADES_FIRST)
    odd = choose(deal_table(hands), ["S", "D", "C", "H"])
    assert THINKING.weight(odd, 0) < THINKING.weight(fits, 0) == 1


def test_a_hand_that_would_have_called_is_unlikely() -> None:
    quiet = on_the_floor(["2S 9H KD", "QH 9C 2C", "5C QD 3C", "10C 8D 6D"], SPADES_FIRST)
    loud = on_the_floor(["2S 9H KD", "QH KH AH", "5C QD 3C", "10C 8D 6D"], SPADES_FIRST)
    assert THINKING.weight(loud, 0) < THINKING.weight(quiet, 0)


def test_a_card_just_picked_up_could_not_be_called_with_before() -> None:
    position = on_the_floor(["2S 9H KD", "QH KH 2C", "5C QD 3C", "10C 8D 6D"], SPADES_FIRST)
    before = THINKING.weight(position, 0)
    position.hands[1] = [*position.hands[1][2:], position.hands[1][0], position.hands[1][1]]
    position.kept[1] = 2
    assert suit_of("H") == position.declared[1]
    assert THINKING.weight(position, 0) > before


def test_a_deal_is_played_for_the_budget() -> None:
    position = choose(deal_table(), ["", "S", "H", "C"])
    assert [THINKING.worth(position, seat) for seat in range(4)] == [1352 - 14, 1352, 1352, 1352]
    assert THINKING.deal(position) == 1


def test_leading_the_match_counts_for_nothing_beside_what_is_gained() -> None:
    assert not THINKING.counts_lead(deal_table())
