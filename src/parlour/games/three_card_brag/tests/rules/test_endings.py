"""Endings as the worked cases play them: a round is played out to a standing, and ends the game or not."""

from typing import Any

import pytest

from parlour.games.three_card_brag.rules.table import COINS, ROUNDS_WON
from parlour.games.three_card_brag.tests.game_case import game_over, played_out

BEHIND_IN_ROUNDS = {"coins": [9_000, 11_000], "rounds_won": [6, 4], "round": 10, "max_rounds": 10}
CASES: list[dict[str, Any]] = [
    {"coins": [0, 12_000, 8_000], "round": 4},
    {"coins": [0, 0, 30_000], "round": 3, "options": {"bust": "eliminate"}},
    {"coins": [10_000, 10_000], "rounds_won": [5, 5], "bonus": [10, 20], "round": 10},
    {"coins": [10_000, 10_000], "round": 10},
    BEHIND_IN_ROUNDS,
]


@pytest.mark.parametrize("case", CASES)
def test_a_round_is_played_out_to_the_standing_of_the_case(case: dict[str, Any]) -> None:
    position = played_out(case)
    assert position.row(COINS) == case["coins"]
    assert position.row(ROUNDS_WON) == case.get("rounds_won", [0] * position.seats)


@pytest.mark.parametrize(("case", "winner"), [*zip(CASES, [1, 2, 1, [0, 1], None], strict=True)])
def test_the_first_by_coins_then_rounds_then_bonus_points_has_won(case: dict[str, Any], winner: Any) -> None:
    assert game_over(case)["winner"] == winner


def test_a_richer_player_behind_in_rounds_keeps_the_game_open() -> None:
    assert not game_over(BEHIND_IN_ROUNDS)["over"]
    assert game_over(BEHIND_IN_ROUNDS | {"rounds_won": [4, 6]})["over"]


def test_one_more_round_is_the_last() -> None:
    assert game_over(BEHIND_IN_ROUNDS | {"rounds_won": [7, 4], "round": 11})["over"]
