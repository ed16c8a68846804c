"""The export of a table of a room, for the commands about saved games.

Whoever runs a room can export a table that is being played, with its seed and sealed choices, and go on with
its last game at one terminal; people's own downloads are saved games already.
"""

import asyncio
from pathlib import Path
from typing import Final

import msgspec

from parlour.client.local_games import ReadGame, read_game
from parlour.engine.errors import ParlourError
from parlour.match.errors import BadSave
from parlour.match.file.durable import read_bytes
from parlour.storage.importing import import_lines
from parlour.storage.memory import MemoryStore

_DAMAGES: Final = (msgspec.MsgspecError, LookupError, ValueError, AssertionError)


def last_game(path: Path) -> ReadGame:
    """Return the last game of an exported table."""
    try:
        return asyncio.run(_read(path))
    except ParlourError as error:
        if error.code == "cannot-read":
            raise
        raise BadSave(error.code, f"{path}: {error.sentence}") from None
    except _DAMAGES:
        raise BadSave("bad-export", f"{path} is damaged: its rows make no table.") from None


async def _read(path: Path) -> ReadGame:
    store = MemoryStore()
    await import_lines(store, read_bytes(path).splitlines())
    tables = await store.tables_between()
    if len(tables) != 1:
        raise BadSave("no-game", f"{path} holds {len(tables)} tables: export one with --table KEY.")
    return await read_game(store, tables[0])
