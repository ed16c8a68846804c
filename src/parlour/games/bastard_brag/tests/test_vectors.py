"""The runners of worked cases take every shape a case of their kind may have."""

from typing import Any

import pytest

from parlour.games.bastard_brag.tests.vectors import KINDS

TABLE = {"hand": ["5S", "9D", "KC"], "community": ["5D", "2H", "QS"]}


def run_kind(kind: str, **case: Any) -> dict[str, Any]:
    return KINDS[kind](case)


@pytest.mark.parametrize("action", [["SWAP_ALL", 2, 0, 1], ["SWAP_ALL", [2, 0, 1]]], ids=["flat", "list"])
def test_the_order_of_a_whole_swap_may_be_flat_or_a_list(action: list[Any]) -> None:
    after = run_kind("swap", **TABLE, action=action)
    assert (after["valid"], after["community"]) == (True, ["KC", "5S", "9D"])


@pytest.mark.parametrize(
    "action", [["SWAP_SINGLE", 3, 0], ["SWAP_SINGLE", 0], ["SWAP_ALL", 0, 0, 1], ["KNOCK"], ["JUMP"]]
)
def test_an_illegal_swap_changes_nothing(action: list[Any]) -> None:
    after = run_kind("swap", **TABLE, action=action)
    assert after == {"valid": False, **TABLE, "face_up": [True, False, True]}


def test_a_swap_may_hold_jokers() -> None:
    after = run_kind(
        "swap", hand=["JOKER", "9D", "KC"], community=["5D", "JOKER", "QS"], action=["SWAP_SINGLE", 1, 1]
    )
    assert after["hand"] == ["JOKER", "JOKER", "KC"]


@pytest.mark.parametrize(
    ("options", "losses"),
    [
        ({}, [0, 1, 0]),
        ({"knockLoseExtra": True}, [0, 2, 0]),
        ({"tripsHitAll": True}, [1, 1, 0]),
        ({"trip3Cost": 2}, [0, 2, 0]),
        ({"tripsHitAll": True, "trip3Cost": 3, "knockLoseExtra": True}, [3, 4, 0]),
    ],
)
def test_a_round_ends_as_its_options_say(options: dict[str, Any], losses: list[int]) -> None:
    after = run_kind("round_end", scores=[306, 109, 600], lives=[9, 9, 9], knocker=1, options=options)
    assert after["losses"] == losses


def test_a_tie_of_all_may_cost_everybody_the_last_life() -> None:
    after = run_kind("round_end", scores=[109, 109], lives=[1, 1], options={"allTie": "all"})
    assert after == {"losers": [0, 1], "lives": [0, 0], "losses": [1, 1], "winner": None}


def test_a_round_may_end_with_hands_in_place_of_scores() -> None:
    hands = [["9S", "9D", "4C"], ["9H", "9C", "5C"], None]
    after = run_kind("round_end", hands=hands, lives=[1, 1, 0], options={"kickers": True})
    assert (after["losers"], after["winner"]) == ([0], 1)


@pytest.mark.parametrize(
    ("case", "legal"),
    [
        ({"turns_taken_this_round": 3, "alive": 3}, ["SWAP_SINGLE", "SWAP_ALL", "KNOCK"]),
        ({"turns_taken_this_round": 0, "options": {"allowPass": True}}, ["SWAP_SINGLE", "SWAP_ALL", "PASS"]),
        ({"turns_taken_this_round": 9, "alive": 2, "already_knocked": True}, ["SWAP_SINGLE", "SWAP_ALL"]),
        ({"has_swapped": True, "options": {"knockAfterSwap": True}}, ["KNOCK", "END_TURN"]),
    ],
)
def test_the_actions_of_a_turn_follow_the_case(case: dict[str, Any], legal: list[str]) -> None:
    assert run_kind("turn_actions", **case) == {"legal": legal}


def test_final_turns_of_two_players_are_one() -> None:
    assert run_kind("final_turns", alive_seats=[0, 1], knocker=0) == {"final_turns": [1]}


@pytest.mark.parametrize(
    ("case", "valid"),
    [
        ({"players": 6, "lives": 10, "jokers": 3}, True),
        ({"players": 7}, False),
        ({"players": 2, "lives": [3, 1]}, True),
        ({"players": 3, "lives": [3, 1]}, False),
        ({"players": 2, "lives": 11}, False),
        ({"players": 2, "jokers": -1}, False),
        ({"players": 4, "options": {"maxTurns": 3}}, False),
        ({"players": 4, "lives": 3, "options": {"lives": 4}}, True),
        ({"players": 4, "options": {"a23": "middle"}}, False),
    ],
)
def test_a_configuration_is_valid_when_a_game_can_begin(case: dict[str, Any], valid: bool) -> None:
    assert run_kind("config", **case)["valid"] is valid


@pytest.mark.parametrize("code", [-1, 53])
def test_a_code_that_is_no_card_is_not_valid(code: int) -> None:
    assert run_kind("decode", code=code) == {"valid": False, "card": None}


def test_a_joker_picks_the_first_dealer_too() -> None:
    assert run_kind("first_dealer", cards=["2S", "3S", "JOKER"], players=2)["dealer"] == 0


def test_cards_without_a_jack_pick_nobody() -> None:
    assert run_kind("first_dealer", cards=["2S", "3S"], players=2)["dealer"] is None
