"""A client of a room: a table seen from afar, for bots, tests, load generators and `parlour join`.

`door` asks over HTTP for a ticket, `line` comes back when it is cut, `table` is what the room has said last,
`random_moves` plays without a plan. It needs the extra `web`. A bot that plays random legal moves:

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

from parlour.client.door import Door, RoomError, open_table
from parlour.client.random_moves import random_move
from parlour.client.table import Table

__all__ = ["Door", "RoomError", "Table", "open_table", "random_move"]
