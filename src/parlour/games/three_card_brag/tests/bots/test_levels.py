"""House bots as players: whole games without a refused move, and the better level wins."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import LEVELS
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots.easy import EasyBot
from parlour.games.three_card_brag.bots.hard import HardBot
from parlour.games.three_card_brag.bots.levels import bot
from parlour.games.three_card_brag.bots.medium import MediumBot
from parlour.games.three_card_brag.tests.bot_table import coins, played, seat_for
from parlour.games.three_card_brag.tests.laid import rules_with
from tests.duel import duel

SMALL_TABLES: list[dict[str, object]] = [
    {"initialPlayerCoins": 60, "bust": "eliminate"},
    {"initialPlayerCoins": 60, "shortCall": "fold", "showCost": "double"},
    {"drawFromDeckAllowed": False, "trumpScope": "rank"},
    {"swapRequiresSeen": True, "swappedCard": "floor", "jokers": 3},
    {"useTrump": False, "maxRaise": 5, "raiseLimit": "double"},
]


@pytest.mark.parametrize(("level", "kind"), [("easy", EasyBot), ("medium", MediumBot), ("hard", HardBot)])
def test_every_level_has_its_bot(level: str, kind: type) -> None:
    assert isinstance(bot(rules_with(), level, "medium", Luck(1)), kind)


@pytest.mark.parametrize("seats", [2, 3, 5, 8, 13])
@pytest.mark.parametrize("variant", GAME.variants())
def test_bots_of_all_kinds_finish_a_game_without_a_refused_move(variant: str, seats: int) -> None:
    rules = rules_with(variant, rounds=3)
    bots = [bot(rules, LEVELS[seat % 3], LEVELS[seat // 3 % 3], Luck(1, seat)) for seat in range(seats)]
    assert sum(played(rules, bots, deal=seats).tallies) == seats * rules.betting.initial_player_coins


@pytest.mark.parametrize("switches", SMALL_TABLES, ids=",".join)
@pytest.mark.parametrize("deal", range(3))
def test_bots_finish_games_under_house_rules(switches: dict[str, object], deal: int) -> None:
    rules = rules_with("lively", rounds=4, **switches)
    bots = [bot(rules, level, "hard", Luck(2, deal)) for level in ("hard", "easy", "medium", "hard")]
    assert sum(played(rules, bots, deal).tallies) == 4 * rules.betting.initial_player_coins


def test_hard_beats_easy() -> None:
    rules = rules_with()
    hard, easy = seat_for(rules, "hard"), seat_for(rules, "easy")
    assert duel(GAME, rules, hard, easy, pairs=16, seed=1, score=coins).low > 0


def test_medium_beats_easy() -> None:
    rules = rules_with()
    medium, easy = seat_for(rules, "medium"), seat_for(rules, "easy")
    assert duel(GAME, rules, medium, easy, pairs=16, seed=1, score=coins).low > 0
