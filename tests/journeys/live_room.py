"""A room in a thread beside the test: a live table behind a real local socket, whose lines can be cut."""

import asyncio
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, TypeVar

from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import with_switches
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch
from parlour.tables.clock import LoopClock
from parlour.tables.log.entries import Open
from parlour.tables.log.rows import Pending, row_of
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings, checked_settings
from parlour.tables.table import Table
from parlour.wire.messages import Hello
from tests.client.fake_room import TABLE, FakeRoom, Listener, Socket, fake_room

T = TypeVar("T")
PATIENCE = 60.0
_LOOKS_EVERY = 0.02


class LiveRoom:
    """One table of a game that random play soon ends; bots take the chairs that people leave."""

    def __init__(self, game: str, **settings: Any) -> None:
        self.settings = brief_settings(game, **settings)
        self.room: FakeRoom | None = None
        self.table: Table | None = None
        self._loop = asyncio.new_event_loop()
        self._ready = Event()
        self._done = asyncio.Event()
        self._thread = Thread(target=lambda: self._loop.run_until_complete(self._live()), daemon=True)

    def __enter__(self) -> "LiveRoom":
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join(PATIENCE)
        self._loop.close()

    @property
    def link(self) -> str:
        assert self.room is not None
        return self.room.link

    def cut(self) -> None:
        """Cuts every line at once."""
        assert self.room is not None
        self.ask(self.room.cut_all)

    def ask(self, question: Callable[[], T]) -> T:
        """Something about the table, answered where it lives."""

        async def answer() -> T:
            return question()

        return asyncio.run_coroutine_threadsafe(answer(), self._loop).result(PATIENCE)

    def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something is so at the table; a room that has much to do may take a while."""
        end = time.monotonic() + PATIENCE
        while not self.ask(is_so):
            assert time.monotonic() < end, "the table never came to that"
            time.sleep(_LOOKS_EVERY)

    async def _live(self) -> None:
        self.table = await self._laid()
        async with fake_room(self._visit) as room:
            self.room = room
            self._ready.set()
            await self._done.wait()
        if lines := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(lines, timeout=1)

    async def _laid(self) -> Table:
        store, clock = MemoryStore(), LoopClock(self._loop)
        entry = Open(
            checked_settings(self.settings), "", self.settings.rules().digest, bytes(31).hex() + "01"
        )
        row = row_of(Pending(entry), TABLE, 1, clock.now())
        await store.append(Batch([row]))
        rules = self.settings.rules()
        return Table(TABLE, store, [row], rules=rules, clock=clock, bots=RoomBots(pace=0.0))

    def _visit(self, socket: Socket, person: str, hello: Hello) -> Listener:
        assert self.table is not None
        return self.table.visit(socket, person=person, seat=None, hello=hello)


def brief_settings(name: str, **more: Any) -> TableSettings:
    """Settings by which random play comes to an end soon."""
    game = find_game(name)
    rules, plain = game.rules(), game.tree()
    tree = with_switches(plain, game.brief)
    changes = {key: value for key, value in tree.items() if value != plain[key]}
    return TableSettings(game=name, seats=rules.players.least, changes=changes, **more)
