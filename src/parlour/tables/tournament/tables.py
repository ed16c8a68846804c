"""The tables of a tournament: opened, dealt to and looked at by its director alone."""

from asyncio import Future, get_running_loop
from contextlib import suppress
from functools import partial

import msgspec

from parlour.engine.errors import ParlourError
from parlour.match.log import BY_HOST
from parlour.storage.store import Taken, resolve
from parlour.tables.lobby.room import NoSuchTable, Room
from parlour.tables.lobby.tickets import new_key
from parlour.tables.log.entries import Close
from parlour.tables.log.queue import CommandQueue, MakeRows
from parlour.tables.log.rows import Pending
from parlour.tables.play.answers import sit_out
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import TableSettings
from parlour.tables.state import CLOSED, TableState
from parlour.tables.tournament.dealing import DealOrder, DealResult, deal_result, deal_rows


def tournament_settings(settings: TableSettings) -> TableSettings:
    """Return the settings as a tournament's table has them: nothing is taken back, and no lobby lists it."""
    return msgspec.structs.replace(settings, casual=False, guided=False, public=False)


class TournamentTables:
    """The tables of one tournament in this room."""

    def __init__(self, room: Room, tournament: str) -> None:
        self._room = room
        self._tournament = tournament

    async def open(self, settings: TableSettings, table: str = "") -> str:
        """Return a table for the tournament; one whose key was given may have been opened before."""
        key, tournament = table or new_key(), self._tournament
        with suppress(Taken):
            await self._room.open_table("", tournament_settings(settings), tournament=tournament, table=key)
        return key

    async def deal(self, table: str, order: DealOrder) -> None:
        """Have the order carried out at a table, which is woken here; one that has begun is not begun again.

        Raise a refusal where it cannot begin now, or could not be stored: then it may be tried again.
        """
        queue = await self._queue(table)
        await _store_rows(queue, partial(deal_rows, queue.state, order))

    async def sit_out(self, table: str, person: str) -> None:
        """Let a person who has left the tournament sit out until its director seats them again."""
        queue = await self._queue(table)

        def make_rows() -> list[Pending]:
            seat = queue.state.seat_of(person)
            return [] if seat is None else sit_out(queue.state, seat, BY_HOST, BY_HOST)

        await _store_rows(queue, make_rows)

    async def close(self, table: str) -> None:
        """Close a table at which nothing is dealt any more."""
        queue = await self._queue(table)
        await _store_rows(queue, partial(_close, queue.state))

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


def _close(state: TableState) -> list[Pending]:
    if state.is_played():
        raise table_refusal("playing")
    return [] if state.status == CLOSED else [Pending(Close(), by=BY_HOST)]
