"""A bot on a chair of a table: it hears what its seat hears, and is asked as it is in the lab."""

import asyncio
from collections.abc import Callable

from parlour.cards.codes import BACK
from parlour.client.errors import RoomError
from parlour.client.table import Table
from parlour.engine.bot import Bot
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.audience import NOBODY, only
from parlour.engine.show.view import View
from parlour.players.deciding import BadBot
from parlour.wire.messages import Told

MakeBot = Callable[[Table], Bot]
"""Makes a bot for the game that is about to be played at a table."""
_PLAYING = "playing"
_LATE = ("too-late", "not-playing", "paused")
"""Refusals of a move whose question stands no more: the clock or the house was faster, or all wait."""


class BotSeat:
    """Plays for the chair of a client with a bot that is made anew for each game, and on another chair."""

    def __init__(self, table: Table, make: MakeBot) -> None:
        self.table = table
        self._make = make
        self._bot: Bot | None = None
        self._made_for = (0, -1)

    def choice(self) -> Move:
        """Return what the bot plays at the open question, once it has heard all that its seat was told."""
        return self._thought()()

    def _thought(self) -> Callable[[], Move]:
        """Return what makes the choice, also in another thread, from the table as it is now."""
        table = self.table
        bot, view, moves, seat = self._heard_bot(), table.view, table.moves, table.you
        assert view is not None and table.asked, "the seat is asked"

        def choose() -> Move:
            move = bot.choose(view, moves)
            if move not in moves:
                said = f"The bot on seat {seat} chose {move!r}, which is not legal there."
                raise BadBot("illegal-bot-move", said)
            return move

        return choose

    def _heard_bot(self) -> Bot:
        """Return the bot of the present game, which has heard of it what its seat was told."""
        table = self.table
        assert table.state is not None and table.you is not None, "a game is on, and the seat is in it"
        game_and_seat = table.state.game, table.you
        if self._bot is None or self._made_for != game_and_seat:
            self._bot, self._made_for = self._make(table), game_and_seat
        told, table.heard = table.heard, []
        for each in told if self._bot.listens else ():
            self._bot.hear(event_of(each, table.you))
            self._bot.heard += 1
        return self._bot

    async def play(self, games: int, over: Callable[[Table], None]) -> None:
        """Play so many games to their ends, or, with 0, until the table is closed; `over` hears of each."""
        done, on = 0, 0
        async for table in self.table:
            state, view = table.state, table.view
            if state is None or view is None:
                continue
            if view.ending is None:
                on = state.game
            elif state.game == on and table.seats is not None and table.seats.status != _PLAYING:
                done, on = done + 1, 0
                over(table)
            if table.asked and table.you is not None:
                await self._answer(table.asked)
            if games and done == games:
                return

    async def _answer(self, asked: int) -> None:
        move = await asyncio.to_thread(self._thought())
        try:
            await self.table.move(move, asked)
        except RoomError as error:
            if error.code not in _LATE:
                raise


def event_of(told: Told, seat: int) -> Event:
    """Return the event as this seat heard it; who else sees its cards is not told on the wire."""
    audiences = tuple(NOBODY if card == BACK else only(seat) for card in told.cards)
    return Event(
        told.kind,
        told.seat,
        told.cards,
        audiences,
        amount=told.amount,
        other=told.other,
        slots=told.slots,
        fields=dict(told.facts),
    )


def outcome_of(view: View) -> Outcome:
    """Return how the game of a view ended."""
    ending = view.ending
    assert ending is not None, "the game is over"
    return Outcome(ending.places, ending.tallies, ending.reason, ending.fields)
