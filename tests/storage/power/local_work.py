"""What the recorded process does: three local games at once, and a note of each move that was acknowledged.

`python -m tests.storage.power.local_work FOLDER MOVES MUTANT` ends without closing anything, as a kill would;
the next one goes on with the same games.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from parlour.cards.luck import Luck
from parlour.client import random_move
from parlour.client.local_room import OWNER, LocalRoom
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import SeatCard
from parlour.storage.sqlite import SqliteStore, file
from tests.storage.power.work import PAGES_A_CHECKPOINT, EarlyStore

_GAMES: Final = 3


async def _work(folder: Path, moves: int, mutant: str) -> None:
    store = (EarlyStore if mutant == "early" else SqliteStore)(folder / "room.db")
    room = await LocalRoom.open(store)
    store._written.execute(f"pragma wal_autocheckpoint = {PAGES_A_CHECKPOINT}")
    acks = os.open(folder / "acks", os.O_CREAT | os.O_RDWR)
    tables = [line.table for line in await store.tables(host=OWNER)] or await _begun(room)
    await asyncio.gather(*(_play(room, table, moves, acks) for table in tables))
    os._exit(0)


async def _begun(room: LocalRoom) -> list[str]:
    game = find_game(game_names()[0])
    cards = [SeatCard("Ann", "me"), SeatCard("Bob", "random")]
    return [await room.begin(game, game.rules(), cards) for _ in range(_GAMES)]


async def _play(room: LocalRoom, table: str, moves: int, acks: int) -> None:
    """Play so many moves, in one game after the other."""
    luck, played = Luck(moves), 0
    async with room.connect(table, OWNER) as client:
        while played < moves:
            if client.asked and client.view is not None:
                await client.move(random_move(client.view, luck))
                played += 1
            elif client.view is not None and client.view.ending is not None:
                await client.do("rematch")
            else:
                await client.changed()
            if client.state is not None:
                os.pwrite(acks, f"{table} {client.state.seq}".encode(), 0)


def main(folder: str, moves: str, mutant: str) -> None:
    if mutant == "normal":
        file.SYNCHRONOUS = "normal"  # type: ignore[misc]
    asyncio.run(_work(Path(folder), int(moves), mutant))


if __name__ == "__main__":
    main(*sys.argv[1:])
