"""The tables of a tournament: opened, dealt to and looked at by its director alone."""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from parlour.engine.errors import ParlourError
from parlour.match.log import BY_HOST
from parlour.storage.store import Taken, resolve
from parlour.tables.lobby.room import NoSuchTable, Room
from parlour.tables.lobby.rules_store import PreparedTable
from parlour.tables.lobby.tickets import new_key
from parlour.tables.log.entries import ENDED, Close, End
from parlour.tables.log.queue import CommandQueue, MakeRows
from parlour.tables.log.rows import Pending
from parlour.tables.play.answers import sit_out
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import TableSettings
from parlour.tables.state import CLOSED, OPEN, OVER, PLAYING, TableState
from parlour.tables.tournament.dealing import (
    DealOrder,
    DealResult,
    call_rows,
    deal_result,
    deal_rows,
    seat_rows,
)

_NOT_CLOSED: Final = (OPEN, PLAYING, OVER)
_ALL: Final = 1_000_000
LUCK: Final = 1_000
"""So many milliseconds a deal waits at most for what people promise, and for what they open."""


def tournament_settings(settings: TableSettings) -> TableSettings:
    """Return the settings as a tournament's table has them: nothing is taken back, and no lobby lists it."""
    return msgspec.structs.replace(settings, casual=False, guided=False, public=False)


class TournamentTables:
    """The tables of one tournament in this room."""

    def __init__(self, room: Room, tournament: str) -> None:
        self._room = room
        self._tournament = tournament
        self._prepared: dict[bytes, PreparedTable] = {}
        """Settings that tables were opened with before: hundreds of them are alike."""

    async def open(self, settings: TableSettings, table: str = "") -> str:
        """Return a table for the tournament; one whose key was given may have been opened before."""
        key, tournament = table or new_key(), self._tournament
        with suppress(Taken):
            prepared = await self._prepare(tournament_settings(settings))
            await self._room.open_table("", prepared, tournament=tournament, table=key)
        return key

    async def _prepare(self, settings: TableSettings) -> PreparedTable:
        name = msgspec.json.encode(settings)
        if name not in self._prepared:
            self._prepared[name] = await self._room.prepare_table(settings)
        return self._prepared[name]

    async def deal(self, table: str, order: DealOrder) -> None:
        """Have the order carried out at a table, which is woken here; one that has begun is not begun again.

        Raise a refusal where it cannot begin now, or could not be stored: then it may be tried again.
        """
        queue = await self._queue(table)
        await _store_rows(queue, partial(deal_rows, queue.state, order))

    async def gather(self, table: str, order: DealOrder, here: Callable[[], Collection[str]]) -> None:
        """Gather what people bring to the seed of a deal: promised at its table, opened when it is called.

        Whoever comes from elsewhere and is here is seated, and has a second to promise something; whoever has
        promised has a second to open it. Nobody else is waited for, but those who look at the last deal.
        """
        people = [given.person for given in order.chairs if given.person and not given.out]
        if not people:
            return
        found = await self._room.table(table)
        await found.hold.over()
        state, queue, mixing, clock = found.state, found.queue, found.seed_mixing, found.clock
        coming = {person for person in people if state.seat_of(person) is None}
        coming &= set(here()) if coming else coming
        if coming or any(state.chairs[seat].luck for seat in map(state.seat_of, people) if seat is not None):
            await _store_rows(queue, partial(seat_rows, state, order))
        if coming:
            await mixing.wait_while(partial(_has_not_promised, state, coming), clock.now() + LUCK)
        await _store_rows(queue, partial(call_rows, state, order))
        if state.called:
            await mixing.wait_while(mixing.is_awaited, max(state.called, found.deadlines.woke) + LUCK)

    async def sit_out(self, table: str, person: str) -> None:
        """Let a person who has left the tournament sit out until its director seats them again."""
        queue = await self._queue(table)

        def make_rows() -> list[Pending]:
            seat = queue.state.seat_of(person)
            return [] if seat is None else sit_out(queue.state, seat, BY_HOST, BY_HOST)

        await _store_rows(queue, make_rows)

    async def close(self, table: str, *, calls_off: bool = False) -> None:
        """Close a table at which nothing is dealt any more; a game that is on is called off, or
        that is refused."""
        queue = await self._queue(table)
        await _store_rows(queue, partial(_close, queue.state, calls_off=calls_off))

    async def find_open(self) -> set[str]:
        """Return the tables of the tournament that are not closed."""
        lines = await self._room.store.tables(status=_NOT_CLOSED, tournament=self._tournament, most=_ALL)
        return {line.table for line in lines}

    async def close_all(self, tables: Iterable[str], *, calls_off: bool) -> None:
        """Close tables that are not in use; one that cannot be closed now is left open."""
        for table in tables:
            with suppress(ParlourError):
                await self.close(table, calls_off=calls_off)

    async def result(self, table: str) -> DealResult | None:
        """Return what came of the table's last game; None where one is on, or none was played."""
        return deal_result((await self._queue(table)).state)

    async def last_number(self, table: str) -> int:
        """Return the number of the last game that has begun at a table, which is woken here; 0 for none, and
        -1 where there is no such table."""
        try:
            return (await self._queue(table)).state.number
        except NoSuchTable:
            return -1

    async def _queue(self, table: str) -> CommandQueue:
        """Return what has rows of the table stored, and knows its state; the table is woken here."""
        queue = (await self._room.table(table)).queue
        assert queue.state.tournament == self._tournament, "a table of another tournament, or of nobody's"
        return queue


async def _store_rows(queue: CommandQueue, make_rows: MakeRows) -> None:
    """Wait until the rows are stored; raise why they are not."""
    stored: Future[int] = get_running_loop().create_future()

    def done(error: ParlourError | None, n: int) -> None:
        resolve(stored, n if error is None else error)

    queue.submit(make_rows, done, urgent=True)
    await stored


def _has_not_promised(state: TableState, people: Collection[str]) -> bool:
    return any(chair.person in people and not chair.luck for chair in state.chairs)


def _close(state: TableState, *, calls_off: bool) -> list[Pending]:
    if state.status == CLOSED:
        return []
    if state.is_played() and not calls_off:
        raise table_refusal("playing")
    called_off = [Pending(End(state.number, [], [], ENDED, ""), by=BY_HOST)] if state.is_played() else []
    return [*called_off, Pending(Close(), by=BY_HOST)]
