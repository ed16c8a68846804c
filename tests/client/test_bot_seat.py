"""A bot on a chair of a table: made anew for each game, told what its seat hears, and asked once."""

import asyncio

import pytest

from parlour.cards.luck import Luck
from parlour.client import Table
from parlour.client.bot_seat import BotSeat
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.show.view import View
from parlour.players.deciding import BadBot
from parlour.players.seat_words import parse_seats
from tests.client.local import local_room

GAME = find_game(game_names()[0])


class Noting(Bot):
    """Plays at random and notes whose view it was shown."""

    def __init__(self) -> None:
        self.luck = Luck(1)
        self.viewers: set[int | None] = set()

    def choose(self, view: View, moves: Moves) -> Move:
        self.viewers.add(view.viewer)
        return moves.pick(self.luck)


class Rude(Bot):
    """Plays what is not there."""

    def choose(self, view: View, moves: Moves) -> Move:
        return Move("DANCE")


async def play(make: type[Bot], games: int) -> list[Bot]:
    """The bots that were made for so many games in a row on the first chair."""
    made: list[Bot] = []

    def make_bot(table: Table) -> Bot:
        made.append(make())
        return made[-1]

    async with local_room() as room:
        rules = GAME.rules(switches=GAME.brief)
        key = await room.begin(GAME, rules, parse_seats("Ann,random"), seed=bytes(31) + b"\x07")
        async with room.connect(key, room.owner) as table:
            rematches: list[asyncio.Task[None]] = []

            def over(ended: Table) -> None:
                rematches.append(asyncio.create_task(ended.do("rematch")))

            await BotSeat(table, make_bot).play(games, over)
    return made


def test_a_bot_is_made_anew_for_each_game_and_sees_its_own_chair_alone() -> None:
    made = asyncio.run(asyncio.wait_for(play(Noting, games=3), 60))
    assert len(made) == 3
    assert all(isinstance(bot, Noting) and bot.viewers == {0} for bot in made)


def test_what_is_not_legal_is_refused_before_it_is_sent() -> None:
    with pytest.raises(BadBot, match="chose <DANCE>, which is not legal there"):
        asyncio.run(asyncio.wait_for(play(Rude, games=1), 60))
