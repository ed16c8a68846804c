"""A game in progress: turns, time-outs, whole random games, and the worked cases' own contract."""

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import Refused
from parlour.engine.laws.check import inspect
from parlour.engine.play.move import Move
from parlour.engine.playout import playout
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.position import ThreeCardBrag, begin
from parlour.games.three_card_brag.rules.table import COINS, ROUNDS_WON
from parlour.games.three_card_brag.tests.laid import (
    all_cards,
    lay_table,
    play,
    redeal_for,
    rules_with,
    seat_table,
    set_row,
)

MATCHED = ["BET_BLIND", "CALL"]


def test_a_new_game_is_dealt_and_waits_for_seat_0() -> None:
    position = begin(rules_with(), 3, FastShuffle(1))
    assert (position.to_act(), position.phase(), position.round) == ((0,), "betting", 1)


def test_nobody_is_to_act_when_the_game_is_over() -> None:
    position = play(seat_table([100, 100], rounds=1), "FOLD")
    assert (position.to_act(), position.phase()) == ((), "over")


def test_there_is_no_outcome_before_the_end() -> None:
    assert seat_table([100, 100]).outcome() is None


@pytest.mark.parametrize(
    ("moves", "played"),
    [
        ([], Move("CHECK")),
        (["BET_BLIND"], Move("FOLD")),
        (MATCHED, Move("PASS")),
        ([*MATCHED, "DRAW_FROM_DECK"], Move("PASS")),
        ([*MATCHED, "DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR"], Move("SWAP_CARD", slots=(0,))),
    ],
)
def test_the_house_plays_the_quietest_move_for_a_sleeper(moves: list[str], played: Move) -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"]), *moves)
    assert position.on_timeout(position.turn) == played


def test_a_sleeper_who_may_ask_for_a_round_leaves() -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H"], rounds=1)
    set_row(position, ROUNDS_WON, [2, 0])
    set_row(position, COINS, [9_000, 11_000])
    assert play(position, "FOLD").on_timeout(1) == Move("LEAVE")


def test_what_the_house_plays_is_always_legal() -> None:
    luck = Luck(7)
    for seed in range(40):
        position = begin(rules_with(), 2 + seed % 5, FastShuffle(seed))
        while position.to_act():
            seat = position.turn
            assert position.on_timeout(seat) in position.moves(seat)
            position.apply(seat, position.moves(seat).pick(luck))


@pytest.mark.parametrize("word", ["KNOCK", "CALL", "SWAP_CARD 0", "RAISE 10"])
def test_a_refused_move_changes_nothing(word: str) -> None:
    position = seat_table([100, 100])
    before = position.state()
    with pytest.raises(Refused):
        play(position, word)
    assert position.state() == before


@pytest.mark.parametrize("seats", range(2, 14))
def test_random_games_end_for_every_number_of_seats(seats: int) -> None:
    for seed in range(5):
        position = begin(rules_with("lively"), seats, FastShuffle(seed))
        playout(position, Luck(seed))
        assert position.outcome() is not None


@pytest.mark.thorough
@pytest.mark.parametrize("variant", ["default", "lively", "british", "teen-patti"])
def test_every_law_holds_in_small_games(variant: str) -> None:
    """Small purses and jokers make all-ins, layers and ties frequent."""
    switches = {"initialPlayerCoins": 60, "jokers": 2, "trumpScope": "rank", "bust": "eliminate"}
    for seed in range(3):
        assert inspect(GAME, rules_with(variant, **switches), seats=2 + seed, seed=seed) > 0


def test_the_same_seed_deals_the_same_game() -> None:
    ends = []
    for _ in range(2):
        position = begin(rules_with(), 4, FastShuffle(9))
        playout(position, Luck(9))
        ends.append(position.state())
    assert ends[0] == ends[1]


def test_a_copy_is_a_game_of_its_own_kind() -> None:
    assert isinstance(seat_table([100, 100]).copy(), ThreeCardBrag)


def test_a_copy_is_the_same_to_the_last_field() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"], stock="5C"), "BET_BLIND", "CALL", "DRAW_FROM_DECK")
    assert position.copy().state() == position.state()


def test_a_copy_goes_its_own_way() -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H"], stock="5C")
    before = position.state()
    play(position.copy(), "SEE_HAND", "BET", "CALL", "DRAW_FROM_DECK", "SWAP_CARD 1", "PASS", "SHOW_HAND")
    assert position.state() == before


def test_a_redeal_keeps_what_the_seat_has_seen() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"], stock="5C"), "SEE_HAND", "BET", "CALL")
    play(position, "DRAW_FROM_DECK", "SWAP_CARD 2")
    twin = redeal_for(position, 0, 3)
    assert (twin.hand(0), twin.discards) == (position.hand(0), position.discards)


def test_a_redeal_mixes_what_the_seat_has_not_seen() -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H"])
    assert len({tuple(redeal_for(position, 0, seed).hand(1)) for seed in range(20)}) > 10


def test_a_redeal_keeps_the_pack_whole() -> None:
    twin = redeal_for(lay_table(["AS AD 4C", "KS KD 9H"]), 1, 5)
    assert sorted(all_cards(twin)) == twin.full_pack()


def test_deals_to_come_differ_after_a_redeal() -> None:
    position = seat_table([100, 100])
    ends = {tuple(all_cards(play(redeal_for(position, 0, seed), "FOLD"))[:6]) for seed in range(10)}
    assert len(ends) == 10


def test_jokers_join_the_pack() -> None:
    assert seat_table([100, 100], jokers=2).full_pack().count(JOKER) == 2


def test_the_books_count_purses_and_pot() -> None:
    assert play(seat_table([100, 200, 300], ante=5), "BET_BLIND 40").ledger() == 600
