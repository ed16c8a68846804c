"""The tables of a tournament: opened, dealt to and looked at by its director alone."""

from asyncio import Future, get_running_loop
from contextlib import suppress
from functools import partial

import msgspec

from parlour.engine.errors import ParlourError
from parlour.storage.store import Taken, resolve
from parlour.tables.lobby.room import Room, new_key
from parlour.tables.settings import TableSettings
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
        found = await self._room.table(table)
        assert found.state.tournament == self._tournament, "a table of another tournament, or of nobody's"
        begun: Future[int] = get_running_loop().create_future()

        def done(error: ParlourError | None, n: int) -> None:
            resolve(begun, n if error is None else error)

        found.queue.submit(partial(deal_rows, found.state, order), done, urgent=True)
        await begun

    async def result(self, table: str) -> DealResult | None:
        """Return what came of the table's last game; None where one is on, or none was played."""
        return deal_result((await self._room.table(table)).state)
