"""Five hundred random games with twelve players, under all laws."""

import pytest

from parlour.engine.laws.check import inspect
from parlour.games.big_c import GAME
from tests.size import games

CHUNKS = 10
GAMES = 50


@pytest.mark.thorough
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_twelve_obey_every_law(chunk: int) -> None:
    rules = [GAME.rules(variant) for variant in GAME.variants()]
    for number in range(games(GAMES)):
        seed = 12_000 + chunk * GAMES + number
        assert inspect(GAME, rules[number % len(rules)], seats=12, seed=seed, every=100) > 0
