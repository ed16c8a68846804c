"""The game of a house's only table, as far as its store has it."""

import asyncio
from pathlib import Path

from parlour.client.local_games import read_game
from parlour.match.log import play_again
from parlour.match.match import Match
from parlour.storage.sqlite.store import SqliteStore


async def _stored(home: Path) -> Match | None:
    """The game of this house's only table, as far as the store has it."""
    store = SqliteStore(home / "room.db")
    await store.open()
    try:
        tables = await store.tables_between()
        if not tables:
            return None
        saved = (await read_game(store, tables[0])).saved
    finally:
        await store.close()
    match = saved.match()
    for _ in play_again(match, saved.entries):
        pass
    return match


def stored(home: Path) -> Match | None:
    return asyncio.run(_stored(home)) if (home / "room.db").exists() else None
