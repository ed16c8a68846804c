"""A table in this process: programs on some seats, bots on the others."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from parlour.engine.play.move import Move
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.mcp_server.sight import NoSuchMove, Sights, Told, move_chosen
from parlour.players.llm.prompts.drawing import Names, TextDrawing
from parlour.players.seat_words import ME
from parlour.players.seating import bots_for, play_out

MOST_NEWS: Final = 60
_TOO_LATE: Final = "Decision {} is past: the table waits for decision {} of yours. Look again."
_NOTHING: Final = "Nothing is asked of you now. Wait for your turn."


class LocalTable:
    """A match that lives in memory; whoever waits is woken by every move."""

    def __init__(self, game: Game, rules: Any, cards: Sequence[SeatCard]) -> None:
        self.match = Match.begin(game, rules, cards)
        self._bots = bots_for(self.match)
        self.drawing = TextDrawing(game, rules, Names(self.match.names()))
        self.sights = Sights(self.drawing)
        self._moved = asyncio.Condition()

    async def begin(self) -> None:
        """Lets the bots play who come before anybody else."""
        async with self._moved:
            await self._play_out()

    async def _play_out(self) -> None:
        await asyncio.to_thread(play_out, self.match, self._bots)
        self._moved.notify_all()

    async def play(self, seat: int, move: Move) -> None:
        """Plays for a seat and then for the bots; Refused changes nothing."""
        async with self._moved:
            self.match.play(seat, move)
            await self._play_out()

    async def wait(self, seat: int, seconds: float) -> None:
        """Until the seat must act or the game is over, or so many seconds have passed."""

        def is_due() -> bool:
            return self.match.is_over() or seat in self.match.to_act()

        try:
            async with asyncio.timeout(seconds), self._moved:
                await self._moved.wait_for(is_due)
        except TimeoutError:
            return

    def told(self, seat: int, heard: int) -> Told:
        """What the seat is told in words, with what happened after so many events."""
        briefing, outcome = self.match.briefing(seat), self.match.outcome()
        asked = "" if briefing.prompt is None else self.drawing.say(briefing.prompt, seat)
        notes = [self.drawing.say(note, seat) for note in briefing.notes]
        ending = "" if outcome is None else self.match.speaker().ending(outcome)
        return Told(asked, notes, self.heard(seat, heard)[-MOST_NEWS:], ending)

    def heard(self, seat: int, since: int) -> list[str]:
        """What happened after so many events, as the seat heard it."""
        return [self.drawing.told(event, seat) for event in self.match.told(since)]


class LocalChair:
    """One program's seat at a local table; a decision is known by its number among the seat's own."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._made: list[Move] = []
        self._chosen: object = None
        self._heard = 0
        self._turn = asyncio.Lock()

    def _decision(self) -> int:
        return len(self._made) + 1 if self.seat in self.table.match.to_act() else 0

    async def look(self) -> dict[str, Any]:
        match = self.table.match
        told = self.table.told(self.seat, self._heard)
        return self.table.sights.sight(match.view(self.seat), self._decision(), told)

    async def wait(self, seconds: float) -> dict[str, Any]:
        await self.table.wait(self.seat, seconds)
        return await self.look()

    async def begin(self) -> None:
        """It has begun."""

    async def play(self, decision: int, chosen: object) -> None:
        """Plays the answer to this decision, once however often it comes."""
        async with self._turn:
            if self._is_repeated(decision, chosen):
                return
            move = move_chosen(self.table.match.view(self.seat), chosen)
            heard = self.table.match.heard
            await self.table.play(self.seat, move)
            self._made.append(move)
            self._chosen = chosen
            self._heard = heard

    def _is_repeated(self, decision: int, chosen: object) -> bool:
        """Whether this very answer was given before; refuses any other that comes too late, or too early."""
        asked = self._decision()
        if decision == asked and asked:
            return False
        if decision == len(self._made) and self._made and chosen == self._chosen:
            return True
        said = _TOO_LATE.format(decision, asked) if asked else _NOTHING
        raise NoSuchMove("stale-decision", said)

    def replay(self) -> list[str]:
        """The whole game as this seat heard it; only once it is over."""
        if not self.table.match.is_over():
            raise NoSuchMove("still-running", "The game is still running: replay it when it is over.")
        return self.table.heard(self.seat, 0)

    async def close(self) -> None:
        """Nothing to close."""


def seat_cards(names: Sequence[str], bots: Sequence[SeatCard]) -> list[SeatCard]:
    """Programs first, then bots."""
    return [*(SeatCard(name, ME) for name in names), *bots]
