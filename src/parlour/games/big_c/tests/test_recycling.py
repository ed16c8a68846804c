"""Played cards come back into the stock: over a thousand games with recycling no card is lost or doubled."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.laws.conservation import cards_on
from parlour.engine.playout import playout
from parlour.games.big_c.tests.laid import new_game
from tests.size import games

TABLES = 4
RECYCLED = 250
TRIES = 2_000


@pytest.mark.parametrize("table", range(TABLES))
def test_no_card_is_lost_or_doubled_over_many_games_with_recycling(table: int) -> None:
    recycled = 0
    for seed in range(table * TRIES, (table + 1) * TRIES):
        position = new_game(6, seed, decks=1, handSize=8, passDraws=True, halfPenalty=3)
        before = cards_on(position)
        playout(position, Luck(seed))
        assert cards_on(position) == before
        recycled += position.recycled
        if recycled == games(RECYCLED):
            return
    raise AssertionError(f"only {recycled} games recycled")
