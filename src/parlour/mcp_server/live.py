"""A seat at a live table of a room, held for a program that asks from time to time."""

import asyncio
import base64
import binascii
import json
from typing import Any, Final

from parlour.client import Door, RoomError, Table
from parlour.engine.rules.finder import find_game
from parlour.mcp_server.sight import NoSuchMove, Sights, Told, move_chosen
from parlour.players.llm.prompts.drawing import Names, TextDrawing, in_letters

LIVE: Final = "live."
MOST_HEARD: Final = 2_000
_LAST: Final = 40
_LONGEST_TALK: Final = 200
_ABOUT_NEWS: Final = "News and notes count places from 1, as the people at this table do; moves count from 0."


class LiveChair:
    """A line to a table; the token of the seat opens it again from anywhere."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self._table = Table(door)
        self._heard: list[str] = []
        self._told = 0
        self._answered: tuple[int, object] = (0, None)
        self._turn = asyncio.Lock()

    @classmethod
    async def sat_down(cls, door: Door, name: str) -> "LiveChair":
        """A new seat at the table, under this name."""
        chair = cls(door)
        await chair._open()
        try:
            await chair._table.sit(name)
        except RoomError:
            await chair.close()
            raise
        return chair

    @classmethod
    async def back_again(cls, token: str, room: str) -> "LiveChair":
        """The seat of a token that was given out before; `room` is the only one that is asked, "" for any."""
        link, seat = _read(token)
        door = Door(link, token=seat)
        if room and door.room != room:
            raise NoSuchMove("unknown-seat", "This token is for a seat in another room.")
        chair = cls(door)
        await chair._open()
        return chair

    async def _open(self) -> None:
        await self._table.__aenter__()
        while self._table.seats is None:
            await self._table.changed()

    def token(self) -> str:
        """What brings a program back to this seat."""
        spelled = json.dumps([self.door.link, self.door.token]).encode()
        return LIVE + base64.urlsafe_b64encode(spelled).decode()

    async def begin(self) -> None:
        """Begins the game, or the next one."""
        status = "" if self._table.seats is None else self._table.seats.status
        await self._table.do("rematch" if status == "over" else "begin")

    async def wait(self, seconds: float) -> dict[str, Any]:
        """Until something is asked, the game is over or the seat lost, or so many seconds have passed."""
        try:
            async with asyncio.timeout(seconds):
                while not self._is_due():
                    await self._table.changed()
        except TimeoutError:
            pass
        return await self.look()

    def _is_due(self) -> bool:
        table = self._table
        if table.you is None:
            return True
        new = table.asked and table.asked != self._answered[0]
        return bool(new) or (table.view is not None and table.view.ending is not None)

    async def look(self) -> dict[str, Any]:
        self._take_in()
        table, picture = self._table, self._table.picture
        news = self._heard[self._told :][-_LAST:]
        if table.you is None or picture is None or table.catalogue is None:
            status = "no seat" if table.you is None else "not begun"
            return {"status": status, "decision": 0, "news": news, "seats": self._names()}
        asked = 0 if table.asked == self._answered[0] else table.asked
        notes = [in_letters(note) for note in picture.notes]
        told = Told(in_letters(picture.prompt), notes, news, picture.ending)
        game = find_game(table.catalogue.game)
        drawing = TextDrawing(game, game.rules(table.catalogue.variant), Names(self._names()))
        sights = Sights(drawing)
        return sights.sight(picture.view, asked, told) | {"about": _ABOUT_NEWS}

    def _take_in(self) -> None:
        """What the line has brought since we last looked; table talk is quoted, for people typed it."""
        heard, self._table.heard = self._table.heard, []
        said, self._table.said = self._table.said, []
        self._heard += [in_letters(each.say) for each in heard]
        self._heard += [_quoted(each.text) for each in said if each.text]
        if len(self._heard) > MOST_HEARD:
            self._told -= min(self._told, len(self._heard) - MOST_HEARD)
            del self._heard[:-MOST_HEARD]

    def _names(self) -> list[str]:
        return [] if self._table.seats is None else [each.name for each in self._table.seats.seats]

    async def play(self, decision: int, chosen: object) -> None:
        """Answers the room's question of this number, once however often it comes."""
        async with self._turn:
            if (decision, chosen) == self._answered:
                return
            view = self._table.view
            if view is None:
                raise NoSuchMove("stale-decision", "The game has not begun.")
            if not self._table.asked or decision != self._table.asked or decision == self._answered[0]:
                now = self._table.asked or "others"
                raise NoSuchMove("stale-decision", f"Decision {decision} is past: the table waits for {now}.")
            move = move_chosen(view, chosen)
            self._take_in()
            told = len(self._heard)
            await self._table.move(move, decision)
            self._answered, self._told = (decision, chosen), told

    def replay(self) -> list[str]:
        """What this seat has heard since it was opened here; only once the game is over."""
        view = self._table.view
        if view is None or view.ending is None:
            raise NoSuchMove("still-running", "The game is still running: replay it when it is over.")
        self._take_in()
        return list(self._heard)

    async def close(self) -> None:
        await self._table.__aexit__()


def _quoted(text: str) -> str:
    """What somebody typed at the table, as data."""
    return json.dumps({"said": text[:_LONGEST_TALK]}, ensure_ascii=False)


def _read(token: str) -> tuple[str, str]:
    try:
        link, seat = json.loads(base64.urlsafe_b64decode(token.removeprefix(LIVE)))
    except (ValueError, TypeError, binascii.Error):
        raise NoSuchMove("unknown-seat", "That is no seat: sit down, and use its token.") from None
    return str(link), str(seat)
