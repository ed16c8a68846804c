"""Imagined players of Bastard Brag."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.audience import only
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, lay_table, new_game
from parlour.games.bastard_brag.thinking.moves import PATIENCE, BastardThinking, turns_of

KNOCK = Move("KNOCK")


THINKING = BastardThinking()


def policy_move(position: BastardBrag) -> Move:
    return THINKING.policy(position, 0, Luck(1))


def candidates(position: BastardBrag) -> list[Move]:
    return THINKING.candidates(position, 0)


def test_they_deal_in_the_usual_order() -> None:
    position = new_game()
    assert THINKING.policy(position, position.dealer, Luck(1)) == Move("DEAL")
    assert candidates(position) == [Move("DEAL")]


def test_they_take_the_open_card_that_makes_most_of_the_hand() -> None:
    assert policy_move(lay_table(["9S 9D 4C", "2C 7D KH"], "9H 8S QD")) == Move("SWAP_SINGLE", slots=(2, 0))


def test_they_take_the_hidden_card_when_they_know_it() -> None:
    position = lay_table(["9S 9D 4C", "2C 7D KH"], "QD 9H 8S")
    position.known[position.centre + 1] = only(0)
    assert policy_move(position) == Move("SWAP_SINGLE", slots=(2, 1))


def test_they_try_the_hidden_card_for_the_one_that_fits_least_when_nothing_in_sight_helps() -> None:
    assert policy_move(lay_table(["9S 2C 10S", "2D 7D KH"], "5H 8C KD")) == Move("SWAP_SINGLE", slots=(1, 1))


def test_they_knock_on_a_pair_that_no_swap_improves() -> None:
    assert policy_move(lay_table(["KS KD 4C", "2C 7D 9H"], "5H 8S QD", turns=2)) == KNOCK


def test_they_pass_on_what_no_swap_improves_before_they_may_knock() -> None:
    position = lay_table(["KS KD 4C", "2C 7D 9H"], "5H 8S QD", allowPass=True)
    assert policy_move(position) == Move("PASS")


def test_they_knock_on_nothing_less() -> None:
    assert policy_move(lay_table(["KS 9D 4C", "2C 7D 9H"], "5H 8S QD", turns=2)).verb == "SWAP_SINGLE"


@pytest.mark.parametrize(("hand", "verb"), [("KS KD 4C", "KNOCK"), ("KS 9D 4C", "END_TURN")])
def test_they_knock_after_a_swap_on_a_pair(hand: str, verb: str) -> None:
    position = lay_table([hand, "2C 7D 9H"], turns=2, knockAfterSwap=True)
    position.has_swapped = True
    assert policy_move(position).verb == verb
    assert candidates(position) == [KNOCK, Move("END_TURN")]


def test_every_swap_that_differs_is_worth_a_thought() -> None:
    assert len(candidates(in_play(2))) == 12
    assert KNOCK in candidates(in_play(2, turns=2))
    assert Move("PASS") in candidates(in_play(2, allowPass=True))


def test_in_a_long_round_only_the_knock_is_worth_a_thought() -> None:
    assert candidates(in_play(2, turns=2 * PATIENCE)) == [KNOCK]


@pytest.mark.parametrize(("turns", "turn", "had"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 0, 1), (4, 1, 1)])
def test_the_turns_of_a_seat_are_counted(turns: int, turn: int, had: int) -> None:
    assert turns_of(in_play(3, turn=turn, turns=turns), 2) == had


def test_before_the_deal_all_deals_are_alike() -> None:
    assert THINKING.weight(new_game(), 0) == 1


def test_a_poor_hand_is_the_less_likely_the_more_turns_its_player_has_had() -> None:
    early, late = in_play(2, turns=2), in_play(2, turns=4)
    assert THINKING.weight(late, 0) < THINKING.weight(early, 0) < 1


def test_whoever_knocked_hardly_ever_holds_nothing() -> None:
    poor, good = in_play(2, turns=3), lay_table(["4C 7D 9H", "KS KD 4S"], turns=3)
    poor.knocker = good.knocker = 1
    assert THINKING.weight(poor, 0) < THINKING.weight(good, 0) / 50


def test_lives_are_played_for_round_by_round() -> None:
    position = in_play(3, lives=[1, 2, 3])
    position.round = 4
    assert [THINKING.worth(position, seat) for seat in range(3)] == [1, 2, 3]
    assert THINKING.deal(position) == 4
