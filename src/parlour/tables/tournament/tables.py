"""The tables of a tournament: opened, dealt to and looked at by its director alone."""

from contextlib import suppress

import msgspec

from parlour.storage.store import Taken
from parlour.tables.lobby.room import Room, new_key
from parlour.tables.settings import TableSettings


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
