"""A client of a table: through a socket to a room elsewhere, or in this process without one.

`table` is what the room has said last, `transports` are the two ways to it, `local_room` is a room in this
process and `local_games` are its games in files, `door` asks a room elsewhere for a ticket, `random_moves`
plays without a plan. Sockets need the extra `web`. A bot that plays random legal moves:

    import asyncio
    from parlour.cards.luck import Luck
    from parlour.client import RoomError, Table, random_move

    async def play(link: str) -> None:
        luck = Luck(1)
        async with Table(link) as table:
            await table.sit("Robin")
            async for now in table:
                if now.view and now.asked:
                    try:
                        await now.move(random_move(now.view, luck))
                    except RoomError as error:
                        print(error.sentence)

    asyncio.run(play("http://localhost:8765/t/…"))
"""

from typing import TYPE_CHECKING, Any

from parlour.client.errors import RoomError
from parlour.client.random_moves import random_move
from parlour.client.table import Table

if TYPE_CHECKING:
    from parlour.client.door import Door, open_table

__all__ = ["Door", "RoomError", "Table", "open_table", "random_move"]


def __getattr__(name: str) -> Any:
    """Return what only rooms elsewhere need: a game at this screen starts without HTTP."""
    if name not in ("Door", "open_table"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from parlour.client import door

    return getattr(door, name)
