"""From round to round: empty purses, the last round, one more, and the standing."""

from typing import Any

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.rounds import final_outcome, is_bust, may_continue
from parlour.games.three_card_brag.rules.table import (
    ASKING,
    BETTING,
    BONUS_POINTS,
    CARDS,
    COINS,
    FINAL,
    OVER,
    ROUNDS_WON,
)
from parlour.games.three_card_brag.tests.laid import (
    Listener,
    lay_hand,
    open_verbs,
    play,
    seat_table,
    set_row,
)


@pytest.mark.parametrize(
    ("rounds_won", "coins", "seats"),
    [
        ([6, 4], [9_800, 10_200], [1]),
        ([6, 4], [10_200, 9_800], []),
        ([6, 4], [10_000, 10_000], []),
        ([5, 5], [9_800, 10_200], []),
        ([4, 3, 3], [9_000, 12_000, 9_000], [1]),
        ([4, 3, 3], [9_000, 10_000, 11_000], [1, 2]),
        ([4, 4, 2], [9_000, 11_000, 10_000], []),
        ([4, 4, 2], [9_000, 10_000, 11_000], [2]),
    ],
)
def test_the_trailing_but_richer_may_ask(rounds_won: list[int], coins: list[int], seats: list[int]) -> None:
    assert may_continue(rounds_won, coins, 10, 10) == seats


@pytest.mark.parametrize("played", [9, 11])
def test_nobody_may_ask_before_the_last_round_or_after_the_one_asked_for(played: int) -> None:
    assert may_continue([6, 4], [9_800, 10_200], played, 10) == []


@pytest.mark.parametrize(
    ("coins", "bust", "over"),
    [
        ([0, 5, 5], "end", True),
        ([1, 5, 5], "end", False),
        ([0, 5, 5], "eliminate", False),
        ([0, 0, 5], "eliminate", True),
    ],
)
def test_empty_purses_end_the_game_as_the_switch_says(coins: list[int], bust: str, over: bool) -> None:
    position = seat_table([1] * len(coins), bust=bust)
    set_row(position, COINS, coins)
    assert is_bust(position) is over


def behind_but_richer(**switches: Any) -> ThreeCardBrag:
    """After the last of three rounds seat 0 has won two, and seat 1 one and more coins."""
    position = seat_table([100, 100], rounds=3, ante=1, **switches)
    return play(position, "CHECK", "FOLD", "FOLD", "BET_BLIND 20", "CALL", "PASS", "PASS", "FOLD")


def test_who_is_behind_but_richer_is_asked() -> None:
    position = behind_but_richer()
    assert (position.stage, position.turn) == (ASKING, 1)
    assert open_verbs(position) == ["ASK_FOR_ROUND", "LEAVE"]


def test_asking_gives_one_more_round() -> None:
    assert play(behind_but_richer(), "ASK_FOR_ROUND").round == 4


def test_after_the_round_asked_for_the_game_is_over() -> None:
    assert play(behind_but_richer(), "ASK_FOR_ROUND", "FOLD").stage == OVER


def test_leaving_ends_the_game() -> None:
    position = play(behind_but_richer(), "LEAVE")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners(), outcome.reason) == ([1], "ending.last-round")


def test_all_who_may_ask_are_asked_in_turn() -> None:
    position = behind_but_richer()
    position.may_ask = [0]
    assert play(position, "LEAVE").turn == 0


def test_asking_and_leaving_are_told() -> None:
    for word, kind in (("ASK_FOR_ROUND", "asked-for-round"), ("LEAVE", "left")):
        position = behind_but_richer()
        listener = Listener(position)
        play(position, word, teller=listener)
        assert listener.events[0].kind == kind


def test_an_empty_purse_is_told() -> None:
    position = seat_table([100, 20])
    listener = Listener(position)
    lay_hand(position, 0, parse_cards("AS AH AC"))
    lay_hand(position, 1, parse_cards("2C 3C 5H"))
    play(position, "BET_BLIND 20", "SHOW_HAND", teller=listener)
    assert [event.seat for event in listener.told("bust")] == [1]


def test_who_has_everything_wins() -> None:
    position = seat_table([100, 20])
    lay_hand(position, 0, parse_cards("AS AH AC"))
    lay_hand(position, 1, parse_cards("2C 3C 5H"))
    outcome = play(position, "BET_BLIND 20", "SHOW_HAND").outcome()
    assert outcome is not None
    assert (outcome.places, outcome.tallies, outcome.reason) == (
        [1, 2],
        [120, 0],
        "ending.all-coins",
    )


@pytest.mark.parametrize(
    ("coins", "rounds_won", "bonus", "places"),
    [
        ([5, 9, 7], [3, 0, 0], [0, 0, 0], [3, 1, 2]),
        ([5, 5, 5], [1, 2, 0], [9, 0, 0], [2, 1, 3]),
        ([5, 5, 5], [1, 1, 1], [4, 6, 6], [3, 1, 1]),
    ],
)
def test_the_standing_goes_by_coins_then_rounds_then_bonus(
    coins: list[int], rounds_won: list[int], bonus: list[int], places: list[int]
) -> None:
    position = seat_table([100, 100, 100])
    for row, numbers in ((COINS, coins), (ROUNDS_WON, rounds_won), (BONUS_POINTS, bonus)):
        set_row(position, row, numbers)
    assert final_outcome(position).places == places


def test_the_first_empty_purse_is_the_reason_where_it_ends_the_game() -> None:
    position = seat_table([100, 20, 100])
    lay_hand(position, 0, parse_cards("AS AH AC"))
    lay_hand(position, 1, parse_cards("2C 3C 5H"))
    outcome = play(position, "BET_BLIND 20", "CALL", "FOLD", "SHOW_HAND").outcome()
    assert outcome is not None
    assert outcome.reason == "ending.no-coins"


def test_a_round_goes_through_its_phases() -> None:
    position = seat_table([100, 100])
    stages = [position.stage]
    for words in (["BET_BLIND", "CALL"], ["PASS", "PASS"], ["CHECK", "CHECK"]):
        play(position, *words)
        stages.append(position.stage)
    assert stages == [BETTING, CARDS, FINAL, BETTING]


def test_a_showdown_in_the_first_phase_ends_the_round() -> None:
    assert play(seat_table([100, 100]), "SHOW_HAND").round == 2


def test_a_fold_passes_the_turn() -> None:
    assert play(seat_table([100, 100, 100]), "FOLD").turn == 1


def test_a_fold_of_the_only_other_player_ends_the_round() -> None:
    position = play(seat_table([100, 100, 100]), "FOLD", "FOLD")
    assert (position.round, position.row(ROUNDS_WON)) == (2, [0, 0, 1])


def test_the_second_betting_starts_with_the_next_player_still_in() -> None:
    position = play(seat_table([100, 100, 100]), "FOLD", "BET_BLIND", "CALL", "PASS", "PASS")
    assert (position.stage, position.turn) == (FINAL, 1)


def test_the_game_is_over_after_the_last_round() -> None:
    position = seat_table([100, 100], rounds=2)
    assert play(position, "FOLD", "FOLD").stage == OVER
