"""The house bots at the table: they play by the view, under every switch, and the better level wins."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import LEVELS, Bot
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, rules_with
from tests.duel import BotWithLuck, duel, play_game

SWITCHED = [
    {"jokers": 3},
    {"allowPass": True},
    {"knockAfterSwap": True},
    {"maxTurns": 5},
    {"allTie": "all"},
    {"kickers": True, "highCardCounts": True},
    {"tripsHitAll": True, "trip3Cost": 2, "knockLoseExtra": True},
]


def house(level: str, bluff: str = "easy", rules: BastardBragRules | None = None) -> BotWithLuck:
    def make(luck: Luck) -> Bot:
        return GAME.bot(rules or rules_with(), level, bluff, luck)

    return make


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("switches", SWITCHED, ids="+".join)
def test_bots_finish_a_game_under_every_switch(level: str, switches: dict[str, object]) -> None:
    rules = rules_with(lives=1, **switches)
    outcome = play_game(GAME, rules, [house(level, "hard", rules)] * 3, FastShuffle(2), Luck(2))
    assert 1 in outcome.places


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("bluff", LEVELS)
def test_every_level_plays_with_every_bluff_style(level: str, bluff: str) -> None:
    rules = rules_with(lives=1)
    outcome = play_game(GAME, rules, [house(level, bluff)] * 2, FastShuffle(3), Luck(3))
    assert 1 in outcome.places


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_by_what_its_seat_can_see(level: str) -> None:
    position = in_play(3, turns=4)
    twin = position.redealt(0, Luck(9))
    assert isinstance(twin, BastardBrag)
    here, there = house(level)(Luck(5)), house(level)(Luck(5))
    assert twin.cards != position.cards
    assert here.choose(position.view(0), position.moves(0)) == there.choose(twin.view(0), twin.moves(0))


@pytest.mark.thorough
def test_hard_beats_easy_in_a_duplicate_match() -> None:
    assert duel(GAME, rules_with(), house("hard"), house("easy"), pairs=8, seed=1).low > 0


def test_medium_beats_easy_in_a_duplicate_match() -> None:
    assert duel(GAME, rules_with(), house("medium"), house("easy"), pairs=16, seed=1).low > 0
