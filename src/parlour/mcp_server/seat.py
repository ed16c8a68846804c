"""A program's seat at a table, in a room elsewhere or in this process: it asks from time to time."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from parlour.client import RoomError, Table
from parlour.client.transports.port import Transport
from parlour.engine.rules.finder import find_game
from parlour.mcp_server.observation import BadCall, TableWords, observation, read_choice
from parlour.players.llm.prompts.drawing import Names, TextDrawing, in_letters
from parlour.players.llm.prompts.numbered import number_moves
from parlour.wire import messages as m

if TYPE_CHECKING:
    from parlour.client import Door

Retell = Callable[[int], Awaitable[list[str]]]
"""Tells the whole game of a number, as the person on the seat heard it."""
MOST_HEARD: Final = 2_000
_LAST: Final = 40
_LONGEST_TALK: Final = 200
_SOON: Final = 5.0
"""So many seconds the first cards of a game that has begun may be on their way."""
_PLAYING: Final = "playing"
_GAME_OVER: Final = "over"


class Journal:
    """What was heard of one game from one chair: another game, or another chair, begins with nothing."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._seen = 0
        self._about: tuple[int, int | None] = (0, None)

    def turn_to(self, game: int, you: int | None) -> None:
        """Go on with this game and chair; what was heard of others is dropped."""
        if (game, you) != self._about:
            self.lines, self._seen, self._about = [], 0, (game, you)

    def move_to(self, you: int | None) -> None:
        """Go on from this chair."""
        self.turn_to(self._about[0], you)

    def add(self, lines: Iterable[str]) -> None:
        self.lines += lines
        if len(self.lines) > MOST_HEARD:
            self._seen -= min(self._seen, len(self.lines) - MOST_HEARD)
            del self.lines[:-MOST_HEARD]

    def news(self) -> list[str]:
        """Return the last lines since those that were seen."""
        return self.lines[self._seen :][-_LAST:]

    def end(self) -> tuple[int, int]:
        """Return how far it goes: the game, and the lines of it."""
        return self._about[0], len(self.lines)

    def mark_seen(self, end: tuple[int, int]) -> None:
        """Note that everything up to there is no news any more, unless another game has begun since."""
        if end[0] == self._about[0]:
            self._seen = min(end[1], len(self.lines))


class JournalTable(Table):
    """A client of a table that notes what it hears under the game it belongs to; talk is quoted as data."""

    def __init__(self, where: "Transport | Door") -> None:
        super().__init__(where)
        self.journal = Journal()

    def hear(self, message: m.RoomMessage | None) -> None:
        super().hear(message)
        self.journal.move_to(self.you)
        if isinstance(message, m.State):
            self.journal.turn_to(message.game, self.you)
            self.journal.add(in_letters(each.say) for each in message.events)
        elif isinstance(message, m.Said) and message.text:
            self.journal.add([_quoted_talk(message.text)])

    def game(self) -> int:
        """Return the number of the game on the table; 0 before the first."""
        return 0 if self.state is None else self.state.game

    def status(self) -> str:
        """Return whether the table is open, playing, over or closed."""
        return "" if self.seats is None else self.seats.status

    def is_over(self) -> bool:
        return self.status() == _GAME_OVER if self.view is None else self.view.ending is not None

    def names(self) -> list[str]:
        return [] if self.seats is None else [each.name for each in self.seats.seats]

    def waits_for_bots(self) -> bool:
        """Return whether a bot is to act."""
        if self.view is None or self.seats is None:
            return False
        return any(self.seats.seats[seat].kind == "bot" for seat in self.view.to_act)


class Seat:
    """A seat that is held through a connection of its own.

    After a move, bots are waited for `patience` seconds. `retell` knows finished games from their log;
    without it a game is told again as far as this connection has heard it.
    """

    def __init__(
        self, where: "Transport | Door", *, retell: Retell | None = None, patience: float = 0.0
    ) -> None:
        self.table = JournalTable(where)
        self._retell = retell
        self._patience = patience
        self._answered: tuple[int, object] = (0, None)
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Connect, and see who sits where."""
        await self.table.open()
        while self.table.seats is None:
            await self.table.changed()
        await self._let_bots_play()

    async def sit(self, name: str) -> None:
        """Take a chair under this name, or close the connection."""
        try:
            await self.table.sit(name)
        except RoomError:
            await self.close()
            raise

    async def close(self) -> None:
        await self.table.close()

    async def begin(self) -> None:
        """Begin the game, or the next one; while one is played nothing changes."""
        table, before = self.table, self.table.game()
        if table.status() == _PLAYING and not table.is_over():
            return
        await table.do("rematch" if table.is_over() else "begin")
        await self._wait_until(lambda: table.game() != before, _SOON)
        await self._let_bots_play()

    async def wait(self, seconds: float) -> dict[str, Any]:
        """Wait until something is asked, the game is over, the seat is lost, or the time has passed."""
        await self._wait_until(self._is_due, seconds)
        return self.look()

    def _is_due(self) -> bool:
        table = self.table
        if table.you is None:
            return True
        return bool(self._decision()) or (table.view is not None and table.view.ending is not None)

    async def _let_bots_play(self) -> None:
        if self._patience:
            await self._wait_until(lambda: not self.table.waits_for_bots(), self._patience)

    async def _wait_until(self, is_so: Callable[[], bool], seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not is_so():
                    await self.table.changed()

    def _decision(self) -> int:
        """Return the number of the question that is still to be answered; 0 for none."""
        return 0 if self.table.asked == self._answered[0] else self.table.asked

    def look(self) -> dict[str, Any]:
        """Return the table as this seat sees it."""
        table, picture, news = self.table, self.table.picture, self.table.journal.news()
        if table.you is None or picture is None or table.catalogue is None:
            status = "no seat" if table.you is None else "not begun"
            return {"status": status, "decision": 0, "news": news, "seats": table.names()}
        notes = [in_letters(note) for note in picture.notes]
        words = TableWords(
            in_letters(picture.prompt), notes, news, picture.ending, picture.prices, picture.marks
        )
        game = find_game(table.catalogue.game)
        drawing = TextDrawing(game, game.rules(table.catalogue.variant), Names(table.names()))
        shown = observation(drawing, picture.view, self._decision(), words)
        return shown | {"game": table.game()}

    async def play(self, decision: int, chosen: object) -> None:
        """Answer the question of this number, once however often it comes."""
        async with self._turn:
            if (decision, chosen) == self._answered:
                return
            picture = self.table.picture
            if picture is None:
                raise BadCall("stale-decision", "The game has not begun.")
            if not decision or decision != self._decision():
                raise BadCall("stale-decision", self._why_not_now(decision))
            numbers = number_moves(picture.view, picture.marks, picture.prices).moves
            move, seen = read_choice(numbers, chosen), self.table.journal.end()
            await self.table.move(move, decision)
            self._answered = (decision, chosen)
            self.table.journal.mark_seen(seen)
            await self._let_bots_play()

    def _why_not_now(self, decision: int) -> str:
        """Return what is wrong with a decision that is not the one asked for."""
        now = self._decision()
        if not now and self.table.is_over():
            return f"Decision {decision} is not open: this game is over. Call look to see how it stands."
        if not now:
            return f"Decision {decision} is not open: nothing is asked of you now. Call wait_for_turn."
        when = "past" if decision < now else "not asked yet"
        return f"Decision {decision} is {when}: the table waits for decision {now}."

    async def replay(self) -> list[str]:
        """Return what happened in the game on the table, as this seat heard it; only once it is over."""
        if self.table.you is None or self.table.view is None or self.table.view.ending is None:
            raise BadCall("still-running", "The game is still running: replay it when it is over.")
        if self._retell is None:
            return list(self.table.journal.lines)
        return [in_letters(line) for line in await self._retell(self.table.game())]


def _quoted_talk(text: str) -> str:
    """Return what somebody typed at the table, as data."""
    return json.dumps({"said": text[:_LONGEST_TALK]}, ensure_ascii=False)
