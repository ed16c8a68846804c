"""The lobby's list: public tables for whoever looks, made once for all, and not too often."""

from asyncio import Task, get_running_loop
from collections.abc import Callable
from typing import Any, Final

from parlour.storage.rows import TableLine
from parlour.storage.store import Store, StoreError
from parlour.tables.clock import Clock, Timer
from parlour.tables.connection import Connection
from parlour.tables.lobby.seeks import is_wanted
from parlour.wire.codec import BadFrame, decode, encode
from parlour.wire.messages import BAD_MESSAGE, Bye, LobbyList, Ping, Pong

_PAUSE: Final = 250
"""Milliseconds in which changes are gathered."""
_POLL: Final = 2_000
"""How often the store is asked while somebody looks: other processes have tables too."""
_MOST: Final = 100
_LISTED: Final = ("open", "playing")
_BETWEEN: Final = ("over",)


class Listing:
    """Who looks into the lobby, and what they see."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._looks: set[Look] = set()
        self._frame = b""
        self._timer: Timer | None = None
        self._task: Task[None] | None = None

    def look(self, connection: Connection) -> "Look":
        """Tell this connection of the tables from now on."""
        look = Look(connection, self._clock.now, self._left)
        self._looks.add(look)
        look.show(self._frame)
        self._later(0)
        return look

    def changed(self) -> None:
        """Note that something about a table is other than it was."""
        if self._looks:
            self._later(_PAUSE)

    async def tables(self) -> list[TableLine]:
        """Return the public tables, those that changed last first; without those that seek nobody any more,
        and without those of tournaments, at which nobody sits down by themselves.

        Tables between games are asked for apart, so that many of these never hide a table to sit down at.
        """
        wanted = await self._store.tables(status=_LISTED, public=True, tournament="", most=_MOST)
        between = await self._store.tables(status=_BETWEEN, public=True, tournament="", most=_MOST)
        now = self._clock.now()
        listed = [line for line in wanted + between if is_wanted(line, now)]
        return sorted(listed, key=lambda line: (-line.changed, line.table))[:_MOST]

    async def tables_of(self, club: str) -> list[TableLine]:
        """Return the tables of a club in the same way, for its members."""
        lines = await self._store.tables(status=(*_LISTED, *_BETWEEN), club=club, most=_MOST)
        return [line for line in lines if is_wanted(line, self._clock.now())]

    async def seeking(self) -> list[TableLine]:
        """Return the public tables with a free chair before their first game, those with fewest first."""
        open_ones = [
            line for line in await self.tables() if line.status == "open" and line.people < line.seats
        ]
        return sorted(open_ones, key=lambda line: (line.seats - line.people, -line.changed, line.table))

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _left(self, look: "Look") -> None:
        self._looks.discard(look)

    def _later(self, pause: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._clock.call_at(self._clock.now() + pause, self._begin)

    def _begin(self) -> None:
        self._timer = None
        if self._looks and (self._task is None or self._task.done()):
            self._task = get_running_loop().create_task(self._refresh())

    async def _refresh(self) -> None:
        try:
            lines = await self.tables()
        except StoreError:
            lines = None
        if lines is not None:
            self._show(encode(LobbyList([listing_entry(line) for line in lines])))
        if self._looks and self._timer is None:
            self._later(_POLL)

    def _show(self, frame: bytes) -> None:
        if frame != self._frame:
            self._frame = frame
            for look in self._looks:
                look.show(frame)


class Look:
    """One line into the lobby."""

    def __init__(
        self, connection: Connection, now: Callable[[], int], left: Callable[["Look"], None]
    ) -> None:
        self._connection = connection
        self._now = now
        self._left = left
        self._waiting = b""

    def show(self, frame: bytes) -> None:
        """Send the list, or keep the newest one for a line that is slow."""
        if not frame:
            return
        if self._connection.is_full():
            self._waiting = frame
        else:
            self._connection.write(frame)

    def hear(self, frame: bytes) -> None:
        """Answer a `ping`; in the lobby there is nothing else to say."""
        try:
            said = decode(frame)
        except BadFrame as error:
            self._part(error.sentence)
            return
        if isinstance(said, Ping):
            self._connection.write(encode(Pong(said.at, self._now())))
        else:
            self._part("In the lobby there is nothing to do but look.")

    def drained(self) -> None:
        waiting, self._waiting = self._waiting, b""
        self.show(waiting)

    def gone(self) -> None:
        self._left(self)

    def _part(self, why: str) -> None:
        self._connection.write(encode(Bye(BAD_MESSAGE, why)))
        self._connection.close(BAD_MESSAGE, why)


def listing_entry(line: TableLine) -> dict[str, Any]:
    """Return a table as the lobby shows it; who its host is, is nobody's business."""
    return {
        "table": line.table,
        "game": line.game,
        "variant": line.variant,
        "status": line.status,
        "seats": line.seats,
        "people": line.people,
        "title": line.title,
        "rated": line.rated,
        "clock": line.clock,
        "seek": line.seek,
        "until": line.until,
    }
