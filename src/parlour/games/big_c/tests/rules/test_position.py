"""A game in progress."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.engine.laws.conservation import cards_on
from parlour.engine.playout import playout
from parlour.games.big_c import GAME
from parlour.games.big_c.tests.laid import after, lay_table, new_game, to_play

VARIANTS: dict[str, dict[str, Any]] = {
    "default": {},
    "house-late": {"passDraws": True, "lastHandFootstool": True},
    "big-two-straights": {"straightWrap": "bigTwo", "passLocks": True},
}
STORY = ["7S KD", "7H 9C", "4D 10S"]


@pytest.mark.parametrize(
    ("plays", "verbs"), [([], ["PLAY"]), (["7S"], ["PASS"]), (["7S", "PASS"], ["PLAY", "PASS"])]
)
def test_which_verbs_are_open(plays: list[str], verbs: list[str]) -> None:
    position = after(lay_table(["7S KD", "4D 3C", "4D 10S"]), *plays)
    assert position.moves(position.turn).verbs() == verbs


def test_before_the_first_round_a_card_is_presented() -> None:
    assert new_game().moves(1).verbs() == ["PRESENT"]
    assert new_game().moves(1).count() == 13


def test_a_game_that_is_over_asks_nobody() -> None:
    position = after(lay_table(["7S", "4D"]), "7S")
    assert position.to_act() == ()
    assert position.outcome() is not None


@pytest.mark.parametrize(
    ("hands", "plays", "move"),
    [(STORY, [], "7S"), (STORY, ["7S"], "PASS"), (["JOKER", "3D"], [], "PASS")],
)
def test_the_house_plays_quietly_for_a_slow_player(hands: list[str], plays: list[str], move: str) -> None:
    position = after(lay_table(hands), *plays)
    assert position.on_timeout(position.turn) == to_play(move)


def test_the_house_presents_the_first_card_of_a_slow_player() -> None:
    assert new_game().on_timeout(2).slots == (0,)


@pytest.mark.parametrize("variant", GAME.variants())
def test_no_card_is_lost_or_doubled_when_played_cards_come_back(variant: str) -> None:
    recycled = 0
    for seed in range(15):
        position = new_game(3, seed, **VARIANTS[variant], decks=1, handSize=17, halfPenalty=4)
        before = cards_on(position)
        playout(position, Luck(seed))
        assert cards_on(position) == before
        assert position.is_over()
        recycled += position.recycled
    assert recycled > 0
