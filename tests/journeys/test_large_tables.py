"""The largest table that a host's rules allow: house bots can sit on every chair."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.players.house import house_bot
from parlour.players.seating import bot_turn

TURNS = 20


@pytest.mark.thorough
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_hard_bots_can_fill_the_largest_table(game: Game) -> None:
    rules = game.rules(switches={"players.most": 64, "players.least": 2})
    seats = max(number for number in range(2, 65) if not rules.complaint(number))
    match = Match.begin(
        game, rules, [SeatCard(f"Bot {seat}", "house:hard") for seat in range(seats)], bytes(32)
    )
    bots = {seat: house_bot(game, rules, "house:hard", Luck(1, seat)) for seat in range(seats)}
    for _ in range(TURNS):
        bot_turn(match, bots)
    assert len(match.played) == TURNS or match.is_over()
