"""Rooms on the network: one of this program's own while a block lasts, and a bot on a chair of any."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any, Final

from parlour.api.rules import the_game
from parlour.api.seats import Player, maker_for, name_of
from parlour.cards.luck import Luck
from parlour.client.bot_seat import BotSeat, outcome_of
from parlour.client.errors import RoomError
from parlour.client.local_room import rule_changes
from parlour.client.loop_thread import FAREWELL, LoopThread
from parlour.client.table import Table
from parlour.engine.bot import Bot
from parlour.engine.errors import ParlourError
from parlour.engine.optional import need
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.folders import room_file
from parlour.match.errors import BadSave
from parlour.match.file.lock import only_table
from parlour.players.own_bots import check_needs_no_deals
from parlour.storage import store_at
from parlour.storage.address import MEMORY, is_database
from parlour.storage.store import Store
from parlour.tables.clock import LoopClock
from parlour.tables.lobby.room import Room
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.play.threads import ThreadWorkers
from parlour.tables.settings import TableSettings

if TYPE_CHECKING:
    from parlour.server.serving import Serving

Told = Callable[[Table], None]
"""Hears that something is so at a table."""
_WEB: Final = ("starlette", "uvicorn", "websockets", "httptools", "openskill")


@contextmanager
def room(
    store: str | Path = MEMORY, *, port: int | None = None, host: str = "127.0.0.1", pace: float = 0.0
) -> Iterator["OpenRoom"]:
    """Open a card room while a block lasts; people and programs come in by the links of its tables.

    The store is a file, or `memory:`; port 0 is any that is free, and without one it is 8765 or the next. At
    a pace of 1 bots take about as long as people do.

    >>> import parlour
    >>> with parlour.room(port=0) as room:
    ...     link = room.open_table("bastard-brag", seats=2, fill="easy", lives=1)
    ...     outcome = parlour.join(link, "medium", begin=True)
    >>> sorted(outcome.places)
    [1, 2]
    """
    need("web", *_WEB)
    loop = LoopThread()
    try:
        with only_room(str(store)):
            opened = loop.wait(_open_room(store_at(str(store)), host, port, pace))
            try:
                yield OpenRoom(loop, opened)
            finally:
                loop.wait(opened.close())
    finally:
        loop.stop()


class BadStore(ParlourError):
    """A store that a room cannot be opened over."""


@contextmanager
def only_room(store: str) -> Iterator[None]:
    """Keep other rooms from serving this file while it lasts; a database may have several."""
    scheme, colon, _ = store.partition("://")
    if colon and not is_database(store):
        raise BadStore("bad-store", f"{scheme}: is no store: name a file, memory: or postgresql://….")
    if colon or store == MEMORY:
        yield
        return
    path = Path(store).absolute()
    if not path.parent.exists() and path != room_file().absolute():
        raise BadStore("bad-store", f"There is no folder {path.parent} for {path.name}: make it first.")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    with ExitStack() as held:
        try:
            held.enter_context(only_table(path))
        except BadSave as error:
            said = f"{path} is served by another room: close that one first."
            raise BadStore("room-taken", said) from error
        yield


class OpenRoom:
    """A room that is open: its address, and tables by their links."""

    def __init__(self, loop: LoopThread, opened: "_ServedRoom") -> None:
        self._loop = loop
        self._opened = opened

    @property
    def address(self) -> str:
        """Return the address that a browser opens."""
        return self._opened.serving.addresses.first

    def open_table(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        fill: str = "",
        clock: bool = False,
        variant: str = "default",
        **switches: Any,
    ) -> str:
        """Open a table and return its link; `fill` plays on the chairs that are empty when a game begins."""
        found = the_game(game)
        rules = found.rules(variant, switches=switches)
        settings = TableSettings(
            game=found.id,
            variant=variant,
            changes=rule_changes(found, rules, variant),
            seats=seats or rules.players.least,
            clock="rules" if clock else "none",
            fill=fill or f"house:{rules.default_rival}",
        )
        key = self._loop.wait(self._opened.room.open_table("", settings))
        return self._opened.serving.link(key)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self.address}>"


class _ServedRoom:
    """A room with its store and its server, on a loop."""

    def __init__(self, store: Store, room: Room, bots: ThreadWorkers, serving: "Serving") -> None:
        self.store, self.room, self.serving = store, room, serving
        self._bots = bots
        self._task = asyncio.create_task(serving.serve())

    async def close(self) -> None:
        """Let nobody in any more, and wait until everything is stored."""
        self.serving.server.should_exit = True
        with suppress(TimeoutError):
            await asyncio.wait_for(self._task, FAREWELL)
        await self.room.drain()
        await self._bots.close()
        await self.store.close()


async def _open_room(store: Store, host: str, port: int | None, pace: float) -> _ServedRoom:
    from parlour.server.serving import ServerSettings, Serving, listening

    await store.open()
    workers, clock = ThreadWorkers(), LoopClock(asyncio.get_running_loop())
    bots = RoomBots(pace=pace, workers=workers, all_beside_loop=True)
    opened = await Room.opened(store, clock=clock, bots=bots)
    settings, listener = ServerSettings(host=host, port=port), listening(host, port)
    return _ServedRoom(store, opened, workers, Serving(opened, settings, listener, owns_room=False))


def join(
    link: str,
    bot: Player,
    *,
    name: str = "",
    games: int = 1,
    begin: bool = False,
    seed: int | None = None,
) -> Outcome | None:
    """Let a bot play on a chair of a live table until so many games are over; return how the last ended.

    The bot is a class of your own, an instance, or a word such as `house:hard`; those that think in deals
    of their own (`search:400`) sit down in the room itself. Games are counted from the first one that
    begins or goes on; 0 plays on until the table closes. With `begin` the first game begins at once, and the
    house plays on empty chairs.
    """
    outcomes: list[Outcome] = []
    chair = BotChair(bot, name=name, games=games, begins=begin, seed=seed)
    chair.play(link, over=lambda table: outcomes.append(outcome_of(_view_of(table))))
    return outcomes[-1] if outcomes else None


class BotChair:
    """A bot that is to play on a chair of a live table."""

    def __init__(
        self, bot: Player, *, name: str = "", games: int = 1, begins: bool = False, seed: int | None = None
    ) -> None:
        self._bot = bot
        self._name = name or name_of(bot)
        self._games = games
        self._begins = begins
        self._luck = Luck(randbits(64) if seed is None else seed)

    def play(self, link: str, over: Told, seated: Told = lambda table: None) -> None:
        """Sit down at the table of a link and play; say when the bot is seated, and when a game is over."""
        need("web", "websockets")
        loop = LoopThread()
        try:
            loop.wait(self._play(link, over, seated))
        finally:
            loop.stop()

    async def _play(self, link: str, over: Told, seated: Told) -> None:
        async with Table(link) as table:
            check_needs_no_deals(self._make(table))
            await table.sit(self._name)
            seated(table)
            if self._begins:
                await table.do("begin")
            await BotSeat(table, self._make).play(self._games, over)
            with suppress(RoomError):
                await table.stand()

    def _make(self, table: Table) -> Bot:
        return maker_for(self._bot, table.the_game.levels)(table.the_game, table.rules, self._luck)


def _view_of(table: Table) -> View:
    assert table.view is not None, "a game has been played"
    return table.view
