"""The house bots at the table: they play by the view, under every switch, and the better level wins."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import LEVELS, Bot
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.tests.laid import (
    all_hands,
    change_card,
    hand_cards,
    lay_table,
    new_game,
    rules_with,
)
from tests.duel import BotWithLuck, duel, play_game

SWITCHED = [
    {"passDraws": True, "lastHandFootstool": True},
    {"passLocks": True, "straightWrap": "bigTwo"},
    {"allowEqual": False, "pairOrder": "all", "twoPairSecond": True},
    {"halfRule": "low", "threeJokerStraightFlush": True, "jokersPerDeck": 6},
    {"jokersPerDeck": 0, "handSize": 20},
]


def house(level: str, bluff: str = "easy", rules: BigCRules | None = None) -> BotWithLuck:
    def make(luck: Luck) -> Bot:
        return GAME.bot(rules or rules_with(), level, bluff, luck)

    return make


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("switches", SWITCHED, ids="+".join)
def test_bots_finish_a_game_under_every_switch(level: str, switches: dict[str, object]) -> None:
    rules = rules_with(**switches)
    outcome = play_game(GAME, rules, [house(level, "hard", rules)] * 3, FastShuffle(2), Luck(2))
    assert 1 in outcome.places


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("bluff", LEVELS)
def test_every_level_plays_with_every_bluff_style(level: str, bluff: str) -> None:
    outcome = play_game(GAME, rules_with(), [house(level, bluff)] * 2, FastShuffle(3), Luck(3))
    assert 1 in outcome.places


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_by_what_its_seat_can_see(level: str) -> None:
    position = lay_table(["5D 10D KS 2S JOKER", "6C 9S QS", "9C 7H JS"])
    twin = position.redealt(0, Luck(9))
    assert isinstance(twin, BigC)
    here, there = house(level)(Luck(5)), house(level)(Luck(5))
    assert all_hands(twin) != all_hands(position)
    assert here.choose(position.view(0), position.moves(0)) == there.choose(twin.view(0), twin.moves(0))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_planner_presents_its_lowest_card(level: str) -> None:
    position = new_game(2)
    change_card(position, 0, 7, parse_card("JOKER"))
    move = house(level)(Luck(1 if level == "hard" else 2)).choose(position.view(0), position.moves(0))
    assert hand_cards(position, 0)[move.slots[0]] == parse_card("JOKER")


def test_a_bot_with_jokers_alone_passes_the_lead_on() -> None:
    position = lay_table(["JOKER JOKER", "3D"])
    assert {house(level)(Luck(1)).choose(position.view(0), position.moves(0)).verb for level in LEVELS} == {
        "PASS"
    }


@pytest.mark.thorough
def test_hard_beats_easy_in_a_duplicate_match() -> None:
    assert duel(GAME, rules_with(), house("hard"), house("easy"), pairs=16, seed=1).low > 0


@pytest.mark.thorough
def test_medium_beats_easy_in_a_duplicate_match() -> None:
    assert duel(GAME, rules_with(), house("medium"), house("easy"), pairs=40, seed=1).low > 0
