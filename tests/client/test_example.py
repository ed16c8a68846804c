"""The bot in the docstring of parlour.client: it is a whole program, and it plays."""

import asyncio
import textwrap
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import parlour.client
from parlour.cards.luck import Luck
from parlour.client import RoomError, Table, random_move
from tests.journeys.live_room import LiveRoom
from tests.wire.walks import GAMES


def example() -> Callable[[str], Awaitable[None]]:
    """The function of the example, without the line that runs it."""
    _, _, code = str(parlour.client.__doc__).partition(":\n\n")
    *lines, last = textwrap.dedent(code).strip().splitlines()
    assert last.startswith("asyncio.run(play(")
    names: dict[str, Any] = {}
    exec("\n".join(lines), names)
    play: Callable[[str], Awaitable[None]] = names["play"]
    return play


async def play_against(link: str, bot: "asyncio.Task[None]") -> Table:
    """Sits down beside the bot and plays to the end of a game."""
    luck = Luck(2)
    async with Table(link) as table:
        await table.sit("Ann")
        while table.seats is None or len([each for each in table.seats.seats if each.kind == "person"]) < 2:
            await table.changed()
        await table.do("begin")
        async for now in table:
            if bot.done() or (now.view and now.view.ending):
                break
            if now.view and now.asked:
                with suppress(RoomError):
                    await now.move(random_move(now.view, luck))
    return table


def test_the_bot_of_the_example_plays_a_game_to_its_end() -> None:
    async def story(link: str) -> None:
        bot = asyncio.ensure_future(example()(link))
        table = await play_against(link, bot)
        assert table.view is not None
        assert table.view.ending is not None
        assert not bot.done()
        bot.cancel()
        await asyncio.wait([bot])

    with LiveRoom(GAMES[0], clock="none") as room:
        asyncio.run(asyncio.wait_for(story(room.link), 60))
