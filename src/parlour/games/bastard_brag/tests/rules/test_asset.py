"""The rules asset: what it takes and what it refuses."""

import pytest

from parlour.engine.errors import BadRules
from parlour.games.bastard_brag.tests.laid import new_game, rules_with


@pytest.mark.parametrize(
    "switches", [{"lives": 0}, {"lives": 11}, {"jokers": 4}, {"jokers": -1}, {"a23": "high"}]
)
def test_an_impossible_switch_is_refused(switches: dict[str, object]) -> None:
    with pytest.raises(BadRules, match=r"lives|jokers|a23"):
        rules_with(**switches)


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players_sit_down(seats: int) -> None:
    with pytest.raises(BadRules, match=f"{seats}"):
        new_game(seats)


def test_lives_may_be_set_for_each_seat() -> None:
    assert new_game(3, lives=[1, 2, 3]).lives == [1, 2, 3]


def test_lives_must_be_set_for_every_seat() -> None:
    with pytest.raises(BadRules, match="names 2 seats, but 3 sit down"):
        new_game(3, lives=[1, 2])


def test_a_forced_showdown_leaves_everybody_a_turn() -> None:
    with pytest.raises(BadRules, match="each of the 4 players needs a turn"):
        new_game(4, maxTurns=3)


def test_kinds_of_hand_keep_their_order() -> None:
    with pytest.raises(BadRules, match="must rise by 16"):
        rules_with(flush=105)
