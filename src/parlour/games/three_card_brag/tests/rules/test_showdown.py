"""The showdown: who wins what, layer by layer."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.show.audience import EVERYONE
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import BONUS_POINTS, COINS, ROUNDS_WON
from parlour.games.three_card_brag.tests.laid import (
    Listener,
    in_words,
    lay_cards,
    lay_table,
    play,
    seat_table,
)

ACES, KINGS, THREES = "AS AD 4C", "KS KD 9H", "3S 3H 3D"
CALL_DOWN = ["PASS", "PASS", "SHOW_HAND"]


def winnings_of(position: ThreeCardBrag, *moves: str) -> list[int]:
    """What each seat receives when these moves end the round."""
    listener = Listener(position)
    play(position, *moves, teller=listener)
    return listener.won()


def uneven(hands: list[str], coins: list[int], **switches: Any) -> ThreeCardBrag:
    """Hands for purses of different sizes."""
    position = seat_table(coins, **switches)
    lay_cards(position, [parse_cards(hand) for hand in hands], [])
    return position


def test_the_best_hand_takes_the_pot() -> None:
    assert winnings_of(lay_table([KINGS, ACES]), "BET_BLIND 20", "CALL", *CALL_DOWN) == [0, 40]


def test_the_last_player_left_takes_the_pot_without_showing() -> None:
    position = lay_table([KINGS, ACES])
    listener = Listener(position)
    play(position, "BET_BLIND 20", "FOLD", teller=listener)
    assert (listener.won(), listener.told("showed")) == ([20, 0], [])


def test_who_matched_nothing_wins_nothing() -> None:
    assert winnings_of(lay_table([ACES, KINGS, THREES]), "BET_BLIND 50", "SHOW_HAND") == [100, 0, 0]


def test_a_short_player_wins_only_what_was_reached() -> None:
    position = uneven([KINGS, ACES, THREES], [100, 100, 8])
    assert winnings_of(position, "BET_BLIND 20", "CALL", "CALL", *CALL_DOWN) == [0, 24, 24]


def test_what_nobody_matched_comes_back() -> None:
    position = uneven([KINGS, ACES], [100, 30])
    assert winnings_of(position, "BET_BLIND 100", "CALL", "PASS", "PASS") == [70, 60]


def test_a_seen_coin_reaches_half_as_far_as_a_blind_one() -> None:
    position = uneven([ACES, KINGS], [100, 10])
    assert winnings_of(position, "BET_BLIND 20", "SEE_HAND", "CALL", "PASS", "PASS") == [30, 0]


def test_a_short_seen_player_takes_the_lower_layer() -> None:
    position = uneven([KINGS, ACES], [100, 10])
    assert winnings_of(position, "BET_BLIND 20", "SEE_HAND", "CALL", "PASS", "PASS") == [15, 15]


def test_a_blind_coin_on_the_boundary_goes_to_the_upper_layer() -> None:
    position = uneven([KINGS, ACES], [100, 11])
    assert winnings_of(position, "BET_BLIND 20", "SEE_HAND", "CALL", "PASS", "PASS") == [15, 16]


def test_a_short_seen_player_gets_the_half_coins_of_two_blind_callers() -> None:
    position = uneven([KINGS, "QS QD 8H", ACES], [100, 100, 1])
    moves = ["BET_BLIND 5", "CALL", "SEE_HAND", "CALL", "PASS", "PASS", "PASS", "SHOW_HAND"]
    assert winnings_of(position, *moves) == [9, 0, 2]


def test_layers_count_both_betting_phases() -> None:
    position = uneven([KINGS, ACES, THREES], [100, 100, 30])
    moves = ["BET_BLIND 20", "CALL", "CALL", "PASS", "PASS", "PASS", "BET_BLIND 40", "CALL", "CALL"]
    assert winnings_of(position, *moves) == [0, 60, 90]


def test_a_short_ante_makes_a_layer_too() -> None:
    position = uneven([THREES, ACES, KINGS], [3, 100, 100], ante=5)
    assert winnings_of(position, "CHECK", "CHECK", "PASS", "PASS", "PASS", "CHECK", "CHECK") == [9, 4, 0]


def test_coins_of_folded_players_stay_in_the_pot() -> None:
    position = lay_table([KINGS, ACES, THREES])
    moves = ["BET_BLIND 20", "CALL", "RAISE 30", "CALL", "CALL", *["PASS"] * 3]
    assert winnings_of(position, *moves, "CHECK", "CHECK", "FOLD") == [0, 90, 0]


def test_a_layer_no_live_hand_reached_goes_to_the_highest_that_was() -> None:
    position = uneven([KINGS, ACES, THREES], [10, 10, 100])
    moves = ["BET_BLIND 10", "CALL", "RAISE 60", "PASS", "PASS", "FOLD"]
    assert winnings_of(position, *moves) == [0, 80, 0]


def test_the_extra_cost_of_showing_stays_in_the_pot() -> None:
    assert winnings_of(lay_table([ACES, KINGS], showCost="double"), "BET_BLIND 50", "SHOW_HAND") == [150, 0]


def test_equal_hands_share_and_odd_coins_go_clockwise_from_the_first_actor() -> None:
    position = lay_table(["KS QD JC", "KH QS JD", "2S 5D 8C"], suitTiebreak=False)
    assert winnings_of(position, "BET_BLIND 5", "CALL", "CALL", "SHOW_HAND") == [8, 7, 0]


def test_suits_part_equal_hands() -> None:
    assert winnings_of(lay_table(["KH QS JD", "KS QD JC"]), "BET_BLIND", "SHOW_HAND") == [0, 10]


def test_the_trump_decides_when_it_is_held() -> None:
    assert winnings_of(lay_table([ACES, "2S 3S 6H"], trump="6H"), "BET_BLIND", "SHOW_HAND") == [0, 10]


def test_live_hands_are_turned_face_up_and_folded_ones_are_not() -> None:
    position = lay_table([KINGS, ACES, THREES], rounds=1)
    play(position, "BET_BLIND", "FOLD", "SHOW_HAND")
    assert [position.audience(seat, 0) == EVERYONE for seat in range(3)] == [True, False, True]


def test_a_pot_of_nothing_still_has_a_winner() -> None:
    position = lay_table([KINGS, ACES])
    assert (winnings_of(position, "SHOW_HAND"), position.row(ROUNDS_WON)) == ([0, 0], [0, 1])


def test_the_lowest_layer_with_coins_wins_the_round() -> None:
    position = uneven([KINGS, ACES, THREES], [100, 100, 8])
    play(position, "BET_BLIND 20", "CALL", "CALL", *CALL_DOWN)
    assert position.row(ROUNDS_WON) == [0, 0, 1]


def test_equal_hands_share_the_round() -> None:
    position = lay_table(["KS QD JC", "KH QS JD"], suitTiebreak=False)
    assert play(position, "SHOW_HAND").row(ROUNDS_WON) == [1, 1]


def test_shown_hands_earn_bonus_points() -> None:
    position = lay_table([KINGS, ACES, THREES])
    play(position, "BET_BLIND", "FOLD", "SHOW_HAND")
    assert position.row(BONUS_POINTS) == [2_600, 0, 1_125]


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("stat", "pair of kings, 9 kicker; 6♥ as K♠; 2,600 bonus points"),
        ("off", "pair of kings, 9 kicker; 6♥ as K♠"),
    ],
)
def test_a_shown_hand_is_told_with_all_there_is_to_say(mode: str, words: str) -> None:
    position = lay_table(["KD 9C 6H", ACES], trump="6H", bonusMode=mode)
    listener = Listener(position)
    play(position, "SHOW_HAND", teller=listener)
    assert in_words(listener.told("showed")[0].fields["hand"]) == words


@pytest.mark.thorough
@given(st.integers(0, 10_000), st.lists(st.integers(1, 60), min_size=2, max_size=6), st.integers(0, 7))
def test_no_coin_is_ever_lost(seed: int, coins: list[int], ante: int) -> None:
    position = seat_table(coins, ante=ante, bust="eliminate", suitTiebreak=False)
    luck = Luck(seed)
    while position.to_act():
        position.apply(position.turn, position.moves(position.turn).pick(luck))
        assert position.ledger() == sum(coins)
        assert min(position.row(COINS)) >= 0
