"""Rooms in this process for tests: opened over a store, and played in by whoever sits there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from parlour.cards.luck import Luck
from parlour.client import RoomError, Table, random_move
from parlour.client.local_room import LocalRoom
from parlour.storage.memory import MemoryStore
from parlour.storage.store import Store


@asynccontextmanager
async def local_room(store: Store | None = None) -> AsyncIterator[LocalRoom]:
    """A room over this store, or over one in memory, until it is closed."""
    room = await LocalRoom.open(store or MemoryStore())
    try:
        yield room
    finally:
        await room.close()


@asynccontextmanager
async def everybody(room: LocalRoom, table: str) -> AsyncIterator[list[Table]]:
    """All people at the table, connected; whoever looks on where only bots sit there."""
    people = [chair.person for chair in (await room.state(table)).chairs if chair.person]
    clients = [room.connect(table, person) for person in people or [""]]
    for client in clients:
        await client.open()
    try:
        yield clients
    finally:
        for client in clients:
            await client.close()


async def play(room: LocalRoom, table: str, moves: int = 1_000_000, luck_seed: int = 1) -> None:
    """Play so many moves of people at random, or to the end; bots answer as they do."""
    luck = Luck(luck_seed)
    async with everybody(room, table) as clients:
        while moves > 0 and not _is_over(clients[0]):
            asked = [client for client in clients if client.asked and client.view is not None]
            if asked:
                moves -= await _moved(asked[0], luck)
            else:
                await clients[0].changed()


def _is_over(client: Table) -> bool:
    return client.view is not None and client.view.ending is not None


async def _moved(client: Table, luck: Luck) -> bool:
    """Return whether a random move was taken; a form that promises nothing may be filled in wrongly."""
    assert client.view is not None
    try:
        await client.move(random_move(client.view, luck))
    except RoomError:
        return False
    return True
